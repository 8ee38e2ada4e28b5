/**
 * npm run employee -- ADDRESS [--remote]: makes the person with that proven address an employee.
 * npm run active -- on|off ADDRESS [--remote]: lets a person sign in again, or deactivates the account.
 */
import { emailAddress } from '#domain/user'
import { createUserRepository, type UserRepository } from '../worker/modules/account/user/user.repository.ts'
import { changeAccount, makeEmployee } from '../worker/modules/operator/operator.usecases.ts'
import { databaseOfCommand } from './database.ts'

type Command = (users: UserRepository, email: string) => Promise<string>

const commands: Record<string, Command> = {
  'employee --': async (users, email) => {
    await makeEmployee({ users }, { email })
    return 'is now an employee.'
  },
  'active -- off': async (users, email) => {
    await changeAccount({ users }, { email, isActive: false })
    return 'is deactivated and signed out everywhere.'
  },
  'active -- on': async (users, email) => {
    await changeAccount({ users }, { email, isActive: true })
    return 'can sign in again.'
  },
}

/** The words come from package.json and the person: `employee -- ADDRESS`, `active -- on ADDRESS`. */
export async function runCommand(words: string[], openUsers: () => UserRepository): Promise<string> {
  const command = Object.keys(commands).find((name) => `${words.join(' ')} `.startsWith(`${name} `))
  if (!command) throw new Error('Say on or off: npm run active -- off name@example.com')
  const [written, ...rest] = words.slice(command.split(' ').length)
  const { data: address } = emailAddress.safeParse(written)
  if (!address || rest.length > 0) throw new Error(`Name the person: npm run ${command} name@example.com`)
  return `${address} ${await commands[command]!(openUsers(), address)}`
}

if (import.meta.main)
  try {
    const words = process.argv.slice(2).filter((word) => word !== '--remote')
    console.log(await runCommand(words, () => createUserRepository({ db: databaseOfCommand() })))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }

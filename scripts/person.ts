/**
 * npm run person -- employee ADDRESS [--remote]: makes the person with that proven address an employee.
 * npm run person -- active on|off ADDRESS [--remote]: lets a person sign in again, or deactivates the account.
 */
import { emailAddress } from '#domain/user'
import type { Database } from '../worker/db/client.ts'
import { createRepositories } from '../worker/repositories.ts'
import { changeAccount, makeEmployee } from '../worker/modules/operator/operator.usecases.ts'
import { databaseOfCommand } from './database.ts'

type Services = Parameters<typeof changeAccount>[0]
type Command = (services: Services, email: string) => Promise<string>

const commands: Record<string, Command> = {
  employee: async (services, email) => {
    await makeEmployee(services, { email })
    return 'is now an employee.'
  },
  'active off': async (services, email) => {
    await changeAccount(services, { email, isActive: false })
    return 'is deactivated and signed out everywhere.'
  },
  'active on': async (services, email) => {
    await changeAccount(services, { email, isActive: true })
    return 'can sign in again.'
  },
}

/** The words after `npm run person --`. */
export async function runCommand(words: string[], openDatabase: () => Database): Promise<string> {
  const command = Object.keys(commands).find((name) => `${words.join(' ')} `.startsWith(`${name} `))
  if (!command) throw new Error('Say on or off: npm run person -- active off name@example.com')
  const [written, ...rest] = words.slice(command.split(' ').length)
  const { data: address } = emailAddress.safeParse(written)
  if (!address || rest.length > 0) throw new Error(`Name the person: npm run person -- ${command} name@example.com`)
  // No key of KV is read or written.
  const repositories = createRepositories({ databases: new Map([[0, openDatabase()]]), kv: undefined as never })
  return `${address} ${await commands[command]!({ ...repositories, now: Date.now }, address)}`
}

if (import.meta.main)
  try {
    const words = process.argv.slice(2).filter((word) => word !== '--remote')
    console.log(await runCommand(words, databaseOfCommand))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }

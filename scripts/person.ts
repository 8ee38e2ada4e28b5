/**
 * npm run employee -- ADDRESS [--remote]: makes the person with that proven address an employee.
 * npm run active -- on|off ADDRESS [--remote]: lets a person sign in again, or deactivates the account.
 */
import { databaseOfCommand, type RunStatement } from './database.ts'

/** What may be changed about a person. The address comes checked: it is written into the SQL as it is. */
type PersonChange = {
  command: string
  set: string
  /** Whom the change is refused to, and in which words. */
  unless: string
  refusal: string
  done: string
}

export const personChanges = {
  employee: {
    command: 'employee --',
    set: 'is_employee = 1',
    unless: 'email_verified_at is null',
    refusal: 'has not been proven yet. The person confirms it with a code in Settings.',
    done: 'is now an employee.',
  },
  deactivate: {
    command: 'active -- off',
    set: 'is_active = 0',
    unless: 'false',
    refusal: '',
    done: 'is deactivated and signed out everywhere.',
  },
  activate: {
    command: 'active -- on',
    set: 'is_active = 1',
    unless: 'deletion_requested_at is not null',
    refusal: 'belongs to an account that is being deleted.',
    done: 'can sign in again.',
  },
} satisfies Record<string, PersonChange>

/** An address that can stand inside a statement. */
const plainAddress = /^[\w.+-]+@[\w.-]+$/

export function changePerson(run: RunStatement, email: string, change: PersonChange): 'done' | 'refused' | 'unknown' {
  if (!plainAddress.test(email)) return 'unknown'
  const whose = `email = '${email}'`
  const changed = run(
    `update users set ${change.set}, plan_changes = plan_changes + 1 where ${whose} and not (${change.unless}) returning id`,
  )
  if (changed.length > 0) return 'done'
  return run(`select id from users where ${whose}`).length > 0 ? 'refused' : 'unknown'
}

/** The words come from package.json and the person: `employee -- ADDRESS`, `active -- on ADDRESS`. */
function runCommand(words: string[]): string {
  const change = Object.values(personChanges).find(({ command }) => `${words.join(' ')} `.startsWith(`${command} `))
  if (!change) throw new Error('Say on or off: npm run active -- off name@example.com')
  const [written, ...rest] = words.slice(change.command.split(' ').length)
  const address = written?.trim().toLowerCase()
  if (!address || rest.length > 0 || !plainAddress.test(address))
    throw new Error(`Name the person: npm run ${change.command} name@example.com`)
  const outcome = changePerson(databaseOfCommand(), address, change)
  if (outcome === 'unknown') throw new Error(`Nobody has the address ${address}.`)
  if (outcome === 'refused') throw new Error(`The address ${address} ${change.refusal}`)
  return `${address} ${change.done}`
}

if (import.meta.main)
  try {
    console.log(runCommand(process.argv.slice(2).filter((word) => word !== '--remote')))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }

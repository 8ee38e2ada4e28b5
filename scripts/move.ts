/**
 * npm run move -- --person ADDRESS --to N [--remote]: moves the journal of a person to the database with that number.
 * npm run move -- --from A --to B --count K [--remote]: moves the journals of K people of a database.
 * The site makes the moves. This command asks for them and waits, so it can be interrupted.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { emailAddress } from '#domain/user'
import { createUserRepository, type UserRepository } from '../worker/modules/account/user/user.repository.ts'
import { databaseOfCommand } from './database.ts'

const most = 1_000
const usage = `Say who and where to: npm run move -- --person name@example.com --to 2, or npm run move -- --from 0 --to 2 --count 100 (at most ${most}).`

/** Asks for moves. Returns who is moved, and where to. */
export async function requestMoves(
  words: string[],
  users: UserRepository,
  now: number,
): Promise<{ ids: string[]; to: number }> {
  const text = { type: 'string' } as const
  const options = { person: text, from: text, to: text, count: text, remote: { type: 'boolean' } } as const
  const { values } = parseArgs({ args: words, options })
  const number = (name: 'from' | 'to' | 'count') => {
    if (!/^\d+$/.test(values[name] ?? '')) throw new Error(usage)
    return Number(values[name])
  }
  const to = number('to')
  if (values.person === undefined) {
    const [from, count] = [number('from'), number('count')]
    if (from === to || count > most) throw new Error(usage)
    return { ids: idsOf(await users.requestMoves(from, { to, count, now })), to }
  }
  const { data: email } = emailAddress.safeParse(values.person)
  if (!email) throw new Error(usage)
  const ids = idsOf(await users.requestMove(email, to, now))
  if (ids.length === 0)
    throw new Error(
      `Nobody with the address ${email} is to be moved: unknown, there already, being moved or being deleted.`,
    )
  return { ids, to }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

if (import.meta.main)
  try {
    const users = createUserRepository({ db: databaseOfCommand() })
    const { ids, to } = await requestMoves(process.argv.slice(2), users, Date.now())
    console.log(`${ids.length} people are moved to database ${to} by the site, which has to run: up to 50 a minute.`)
    for (;;) {
      const { waiting, arrived } = await users.countMoves(ids, to)
      console.log(`${arrived} have arrived, ${waiting} wait.`)
      if (waiting === 0) {
        if (arrived < ids.length)
          throw new Error('The others stayed where they were: the log says why (docs/runbook.md).')
        break
      }
      await pause(10_000)
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }

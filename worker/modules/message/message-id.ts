import { newId } from '#domain/id'

/**
 * The id of a message ends with the number of its database: a link in a mail, a push and a report of the vendor have
 * nothing else. In the database of the directory the number is left out.
 */
export function newMessageId(now: number, journal: number): string {
  return journal === 0 ? newId(now) : `${newId(now)}.${journal}`
}

export function journalOfMessage(id: string): number {
  return Number(id.split('.')[1] ?? 0)
}

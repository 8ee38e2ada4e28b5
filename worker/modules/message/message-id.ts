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

/**
 * Where an answer to the mail of a message goes: a mail program sends it there by itself, and the id, of which 73 bits are
 * random, names the person and the day.
 */
export function addressOfAnswer(id: string, domain: string): string {
  return `page.${id}@${domain}`
}

export function messageOfAnswer(address: string, domain: string | undefined): string | undefined {
  const [, id, at] = /^page\.([\da-f-]{36}(?:\.\d+)?)@(.+)$/.exec(address.toLowerCase()) ?? []
  return domain !== undefined && at === domain ? id : undefined
}

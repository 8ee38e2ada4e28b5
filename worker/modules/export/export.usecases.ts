import type { Device } from '#domain/device'
import type { Goal } from '#domain/goal'
import type { User } from '#domain/user'

/** Everything a person has, the spec's fields first. A list may be longer than memory, so it is read as it is written. */
export type ExportParts = {
  user: User
  exportedAt: string
  entries: AsyncIterable<unknown>
  goals: Goal[]
  devices: Device[]
}

/** The file as JSON, piece by piece. */
export async function* exportAsJson({ user, exportedAt, entries, ...rest }: ExportParts): AsyncGenerator<string> {
  const { name, email, subscriptionStatus } = user
  yield `{\n"user": ${JSON.stringify({ name, email, subscriptionStatus })},\n"entries": [`
  let comma = ''
  for await (const entry of entries) {
    yield `${comma}\n${JSON.stringify(entry)}`
    comma = ','
  }
  yield `\n],\n"exportedAt": ${JSON.stringify(exportedAt)}`
  for (const [name, value] of Object.entries({ profile: user, ...rest })) yield `,\n${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`
  yield '\n}\n'
}

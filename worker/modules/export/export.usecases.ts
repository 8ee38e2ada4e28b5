import type { Device } from '#domain/device'
import type { Entry } from '#domain/entry'
import { entryMarkdown, wordsAsMarkdown } from '#domain/entry-markdown'
import type { Goal } from '#domain/goal'
import { longDate } from '#domain/local-date'
import type { User } from '#domain/user'

/** Everything a person has, the spec's fields first. A list may be longer than memory, so it is read as it is written. */
export type ExportContent = {
  user: User
  exportedAt: string
  entries: AsyncIterable<Entry>
  goals: Goal[]
  devices: Device[]
}

/** The file as JSON, piece by piece. */
export async function* exportAsJson({ user, exportedAt, entries, ...rest }: ExportContent): AsyncGenerator<string> {
  const { name, email, subscriptionStatus } = user
  yield `{\n"user": ${JSON.stringify({ name, email, subscriptionStatus })},\n"entries": [`
  let comma = ''
  for await (const entry of entries) {
    yield `${comma}\n${JSON.stringify(entry)}`
    comma = ','
  }
  yield `\n],\n"exportedAt": ${JSON.stringify(exportedAt)}`
  for (const [name, value] of Object.entries({ profile: user, ...rest }))
    yield `,\n${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`
  yield '\n}\n'
}

/** The file as Markdown: what the person wrote, for reading. What only a machine would miss stays in the JSON. */
export async function* exportAsMarkdown({
  user,
  exportedOn,
  entries,
  goals,
}: Pick<ExportContent, 'user' | 'entries' | 'goals'> & { exportedOn: string }): AsyncGenerator<string> {
  yield `# ${user.name}'s journal\n\nFrom Firstlight, ${longDate(exportedOn)}\n\n`
  for await (const entry of entries) yield `${entryMarkdown(entry)}\n`
  if (goals.length > 0) yield '# Goals\n\n'
  for (const goal of goals) yield `${goalMarkdown(goal)}\n`
}

function goalMarkdown({ title, status, progress, targetDate, description }: Goal): string {
  const standing = [status === 'completed' ? 'completed' : `${progress}%`, targetDate && `by ${longDate(targetDate)}`]
    .filter(Boolean)
    .join(', ')
  const lines = wordsAsMarkdown(description).split('\n').filter(Boolean)
  return [`- **${title}** (${standing})`, ...lines].join('\n  ')
}

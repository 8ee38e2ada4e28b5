import type { Entry } from '#domain/entry'
import { entryMarkdown, wordsAsMarkdown } from '#domain/entry-markdown'
import type { Goal } from '#domain/goal'
import { plainTextNames } from '#domain/goal-texts'
import { files } from '#domain/texts'
import { localDate, longDate } from '#domain/time/local-date'
import type { Services } from './export.services.ts'
import { listPasskeys } from '../account/passkey/passkey.usecases.ts'
import { listDevices, type Person } from '../account/session/session.usecases.ts'
import { userJson } from '../account/user/user.json.ts'
import type { Owner } from '../account/user/user.repository.ts'
import { everyEntry } from '../entry/entry-reading.usecases.ts'
import { storedEntryJson } from '../entry/entry.json.ts'
import { listGoals } from '../goal/goal.usecases.ts'

/** A file, piece by piece, and the person's day, after which it is named. */
type ExportFile = { exportedOn: string; content: AsyncGenerator<string> }

export async function exportJournal(
  services: Services,
  { person, format }: { person: Person; format: 'json' | 'markdown' },
): Promise<ExportFile> {
  return format === 'markdown' ? exportAsMarkdown(services, { person }) : exportAsJson(services, { person })
}

/** Everything that a person has, with the fields of the specification first. */
async function exportAsJson(services: Services, { person }: { person: Person }): Promise<ExportFile> {
  const { user } = person
  const now = services.now()
  const { identities = [], ...profile } = userJson(services, user)
  const { emailVerifiedAt, phoneVerifiedAt } = user
  const [goals, passkeys, devices, messages, optOut, calendar, pushed] = await Promise.all([
    listGoals(services, { owner: user }),
    listPasskeys(services, { userId: user.id }),
    listDevices(services, { userId: user.id, person }),
    services.journalOf(user).messages.list(),
    user.phone === null ? undefined : services.optOuts.find(user.phone),
    services.calendars.find(user.id),
    services.pushAddresses.listActive([user.id], now),
  ])
  const { name, email, subscriptionStatus } = profile
  return {
    exportedOn: localDate(now, user.timezone),
    content: jsonFile({
      user: { name, email, subscriptionStatus },
      entries: storedEntries(services, user),
      rest: {
        exportedAt: new Date(now).toISOString(),
        profile: { ...profile, emailVerifiedAt, phoneVerifiedAt, smsStoppedAt: optOut?.optedOutAt ?? null },
        signInMethods: [
          ...(profile.hasPassword ? ['password'] : []),
          ...identities.filter(({ isLinked }) => isLinked).map(({ provider }) => provider),
        ],
        goals,
        passkeys,
        devices,
        // Not the addresses and keys: they are all that a push service and a browser ask of a sender.
        notifiedDevices: pushed.map(({ sessionId, createdAt }) => ({ id: sessionId, since: createdAt })),
        calendarFeedSince: calendar?.createdAt ?? null,
        messages: messages.map(({ userId: _userId, checkAt: _checkAt, ...message }) => message),
      },
    }),
  }
}

/** What a person wrote, to be read in any editor. The rest is in the JSON. */
async function exportAsMarkdown(services: Services, { person }: { person: Person }): Promise<ExportFile> {
  const { user } = person
  const exportedOn = localDate(services.now(), user.timezone)
  const goals = await listGoals(services, { owner: user })
  return {
    exportedOn,
    content: markdownFile({ name: user.name, exportedOn, entries: storedEntries(services, user), goals }),
  }
}

/** The list may be longer than the memory of the Worker, so it is read while it is written. */
async function* storedEntries(services: Services, owner: Owner) {
  for await (const entry of everyEntry(services, { owner })) yield storedEntryJson(entry)
}

type StoredEntries = AsyncIterable<Omit<Entry, 'tone'>>

async function* jsonFile({
  user,
  entries,
  rest,
}: {
  user: object
  entries: StoredEntries
  rest: object
}): AsyncGenerator<string> {
  yield `{\n"user": ${JSON.stringify(user)},\n"entries": [`
  let comma = ''
  for await (const entry of entries) {
    yield `${comma}\n${JSON.stringify(entry)}`
    comma = ','
  }
  yield '\n]'
  for (const [name, value] of Object.entries(rest))
    yield `,\n${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`
  yield '\n}\n'
}

async function* markdownFile({
  name,
  exportedOn,
  entries,
  goals,
}: {
  name: string
  exportedOn: string
  entries: StoredEntries
  goals: Goal[]
}): AsyncGenerator<string> {
  yield `# ${files.title(wordsAsMarkdown(name))}\n\n${files.exportedOn(longDate(exportedOn))}\n\n`
  for await (const entry of entries) yield `${entryMarkdown(entry)}\n`
  if (goals.length > 0) yield `# ${files.goals}\n\n`
  for (const goal of goals) yield `${goalMarkdown(goal)}\n`
}

function goalMarkdown(goal: Goal): string {
  const { title, status, progress, targetDate } = goal
  const words = files.goal
  const stand = status === 'completed' ? words.completed : words.progress(progress)
  const state = targetDate ? words.due(stand, longDate(targetDate)) : stand
  const lines = plainTextNames.flatMap((name) => wordsAsMarkdown(goal[name]).split('\n')).filter(Boolean)
  return [`- **${wordsAsMarkdown(title)}** (${state})`, ...lines].join('\n  ')
}

import type { Query, QueryClient } from '@tanstack/react-query'
import { listLimit, type Entry } from '#domain/entry'
import { isLocalDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { endOfEntries, entryKey, firstKept, keep, readKept } from '~/device/kept'
import { keepsDays } from '~/device/kept-name'
import { answer, serverApi } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'

/** Older days change rarely, so all of them are fetched only so often. */
const wholeAfter = 7 * 24 * 60 * 60_000

/** Keeps each entry and goal that this tab comes to know, and the person. */
export function keepWhatIsShown(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keepDataOf(client, event.query)
  })
}

/** Keeps what this tab has come to know since then. */
export function keepShownSince(client: QueryClient, since: number): void {
  for (const query of client.getQueryCache().getAll()) if (query.state.dataUpdatedAt >= since) keepDataOf(client, query)
}

function keepDataOf(client: QueryClient, { queryKey, state }: Query): void {
  const user = client.getQueryData<User | null>(queryKeys.user)
  const put = valuesOf(queryKey, state.data)
  if (user && put) void keep(user.id, { put }).catch(() => {})
}

function valuesOf([kind, date]: readonly unknown[], data: unknown): Record<string, unknown> | undefined {
  if (data === undefined) return undefined
  if (kind === queryKeys.user[0]) return data ? { user: data } : undefined
  if (kind === queryKeys.goals[0]) return { goals: data ?? undefined }
  if (kind === 'entry' && typeof date === 'string' && isLocalDate(date)) return { [entryKey(date)]: data ?? undefined }
  return undefined
}

/** Fetches the days of the last year, if something has changed since they were fetched. */
export async function fetchDays(user: User): Promise<void> {
  const { id, timezone } = user
  if (!keepsDays()) return
  const kept = await readKept(id)
  const { entries: tag } = await answer(serverApi.changes.$get())
  const wholeAt = (kept.get('wholeAt') as number | undefined) ?? 0
  const isWhole = Date.now() - wholeAt < wholeAfter
  if (isWhole && kept.get('tag') === tag) return
  const first = firstKept(Date.now(), timezone)
  const oldest = isWhole ? '9999-99' : first
  const fetched: Entry[] = []
  let before: string | undefined
  do {
    const page = await answer(serverApi.entries.$get({ query: { limit: String(listLimit), before } }))
    fetched.push(...page)
    // A page with much text is shorter.
    before = page.at(-1)?.date
  } while (before && before > oldest)
  const [stats, goals] = await Promise.all([answer(serverApi.entries.stats.$get()), answer(serverApi.goals.$get())])
  const days = fetched.filter(({ date }) => date >= first).map((entry) => [entryKey(entry.date), entry])
  await keep(id, {
    // What is older than the oldest that was fetched stays, unless all were.
    instead: [entryKey(isWhole && before ? before : ''), endOfEntries],
    put: { ...Object.fromEntries(days), user, stats, goals, tag, wholeAt: isWhole ? wholeAt : Date.now() },
  })
  // Browsers may delete what a site keeps. The first day says little about whether the person returns.
  if (fetched.length > 1) await navigator.storage?.persist?.()
}

import type { QueryClient } from '@tanstack/react-query'
import type { SectionName } from '#domain/entry-sections'
import { joinedTexts, linesOf } from '#domain/items'
import { hasPremium, roleOf } from '#domain/plan'
import { localDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { sessionStore } from '~/device/browser-storage'
import { clock } from '~/device/clock'
import { readChange } from '~/device/change-store'
import { placeOf, typeText, type EntryChange } from './stored/entry-change.ts'
import { entryQuery } from './stored/entry.queries.ts'

const parameters = ['title', 'text', 'url']

/** What another app has shared, as one line. Apps often repeat one parameter in another. */
export function sharedLine(query: URLSearchParams): string {
  const parts = parameters.map((name) => linesOf(query.get(name) ?? '').join(' '))
  return parts
    .filter((part, index) => !parts.some((other, at) => other.includes(part) && (other !== part || at < index)))
    .join(' ')
}

/**
 * Adds the line to what was typed: to the first box of the page, or, when the page is stored, to the diary. Without
 * Premium there is no diary, so it begins an edit of the page. Nothing is sent.
 */
export async function keepInDraft(client: QueryClient, user: User, line: string): Promise<void> {
  if (line === '') return
  const day = { userId: user.id, date: localDate(clock(), user.timezone) }
  // A page that cannot be fetched is treated as none: a draft for a day that has an entry is shown beside it.
  const entry = await client.fetchQuery(entryQuery(day.date)).catch(() => null)
  const name: SectionName = entry && hasPremium(roleOf(user)) ? 'diaryText' : 'gratitudeText'
  const change: EntryChange | undefined = readChange(placeOf(day))
  typeText(day, entry, name, joinedTexts(name, change?.fields[name] ?? entry?.[name] ?? '', line))
}

/** A visitor's line is shown beside the sign-in, and goes to the person who signs in. */
export function keepForSignIn(line: string): void {
  if (line === '') return
  sessionStore.write('landingGratitude', joinedTexts('gratitudeText', sessionStore.read('landingGratitude'), line))
  // The person who has installed the app has an account.
  sessionStore.write('askedTab', 'login')
}

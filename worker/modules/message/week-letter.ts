import { isUsable } from '#domain/entry'
import { highlightsOf } from '#domain/highlights/highlights'
import { weekBefore, type SkipReason } from '#domain/message'
import { hasPremium, roleOf } from '#domain/plan'
import type { Letter } from '../../providers/mail/letter.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { entryJson } from '../entry/entry.json.ts'
import type { EntryRow } from '../entry/entry.repository.ts'
import { emptyWeekLetter, weekLetter } from './week.mails.ts'

/** The letter of a Sunday about the week before, from the entries of that week, or why there is none. */
export function weekLetterFor({
  person,
  sunday,
  rows,
  origin,
  stop,
}: {
  person: UserRow
  sunday: string
  rows: EntryRow[]
  origin: string
  stop: string
}): Letter | SkipReason {
  if (!person.weeklyByEmail) return 'not-wanted'
  if (!hasPremium(roleOf(person))) return 'no-premium'
  const { name } = person
  const week = weekBefore(sunday)
  const entries = rows.map(entryJson)
  // A page that was not read yet may need help too.
  const highlights = { ...highlightsOf(entries, week), hasHelpPage: !entries.every(isUsable) }
  if (highlights.counts.total > 0)
    return weekLetter({ name, week, highlights, link: `${origin}/weekly-highlights?week=${week.first}`, stop })
  if (!person.weeklyWhenEmpty) return 'empty-week'
  return emptyWeekLetter({ name, today: sunday, link: `${origin}/?respond=true`, stop })
}

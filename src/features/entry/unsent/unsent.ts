import type { Entry } from '#domain/entry'
import { formSections, type EntryTexts, type SectionName } from '#domain/entry-sections'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { entryKindName, type EntryChange } from '../stored/entry-change'
import { choiceKindName } from '../stored/choice-change'
import { tickKindName } from '../stored/tick-change'
import { changedNames } from '~/device/change'
import { placesOf, readChange, type Place } from '~/device/change-store'

/** Whose Today it is. `entry` is what is stored for it; undefined while that is not known. */
export type Today = { user: User; today: string; entry: Entry | null | undefined }

type Unsent = { place: Place; isWaiting: boolean }

/** What this device holds and the server has not confirmed, without what Today itself shows. */
export function unsentBeside(day: Today): Unsent[] {
  // A page that needs help is shown with nothing else beside it.
  if (day.entry?.tone === 'help') return []
  return placesOf(day.user.id).flatMap((place) => {
    const names = listedNames(day, place)
    const submitted: string[] = readChange(place)?.submitted ?? []
    return names.length === 0 ? [] : { place, isWaiting: names.every((name) => submitted.includes(name)) }
  })
}

function listedNames(day: Today, place: Place): string[] {
  const { kind, key } = place
  if (kind === entryKindName) return listedSections(day, key, readChange<EntryTexts>(place))
  const change = readChange<Record<string, unknown>>(place)
  const isMark = kind === choiceKindName || kind === tickKindName
  const isShown = day.entry === undefined || (day.entry !== null && Boolean(change?.submitted.length))
  return isMark && key === day.today && isShown ? [] : changedNames(change, null)
}

/** The sections that are listed of what was typed for a day. */
export function listedSections(
  { user, today, entry }: Today,
  date: string,
  change: EntryChange | undefined,
): SectionName[] {
  const isShown = (name: SectionName) =>
    date === today &&
    (entry === undefined ||
      formSections.some((other) => other === name) ||
      (entry !== null && (name !== 'diaryText' || hasPremium(roleOf(user)))))
  return changedNames(change, null).filter((name) => !isShown(name))
}

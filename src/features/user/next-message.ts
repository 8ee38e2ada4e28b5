import { localDate } from '#domain/local-date'
import { promptOf, weekMailOf } from '#domain/message'
import { nextOccurrence, occurrenceInWords, type Recurrence } from '#domain/recurrence'
import type { User } from '#domain/user'

/** When the next morning prompt comes, in words. */
export function nextPrompt(user: User): string {
  const next = nextOf(promptOf(user), user)
  return next && `Next: ${next}, unless you have written by then.`
}

/** When the next weekly mail comes, in words. */
export function nextWeekMail(user: User): string {
  const next = nextOf(weekMailOf(user), user)
  return next && `Next: ${next}.`
}

function nextOf(recurrence: Recurrence, { timezone }: User): string {
  const now = Date.now()
  const next = nextOccurrence(recurrence, now)
  return next ? occurrenceInWords(next, recurrence, localDate(now, timezone)) : ''
}

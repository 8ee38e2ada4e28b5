import { promptOf, weekMailOf } from '#domain/message'
import { nextInWords } from '#domain/time/recurrence'
import type { User } from '#domain/user'

/** When the next morning prompt comes, in words. */
export function nextPrompt(user: User): string {
  const next = nextInWords(promptOf(user), Date.now())
  return next && `Next: ${next}, unless you have written by then.`
}

/** When the next weekly mail comes, in words. */
export function nextWeekMail(user: User): string {
  const next = nextInWords(weekMailOf(user), Date.now())
  return next && `Next: ${next}.`
}

import { localDate } from '#domain/local-date'
import { promptOf } from '#domain/message'
import { nextOccurrence, occurrenceInWords } from '#domain/recurrence'
import type { User } from '#domain/user'

/** When the next morning prompt comes, in words. */
export function nextPrompt(user: User): string {
  const prompt = promptOf(user)
  const now = Date.now()
  const next = nextOccurrence(prompt, now)
  return next
    ? `Next: ${occurrenceInWords(next, prompt, localDate(now, user.timezone))}, unless you have written by then.`
    : ''
}

import { AppError, invalid, conflictWith } from '../../core/errors.ts'
import { entryJson } from './entry.json.ts'
import type { EntryRow } from './entry.repository.ts'

/** The same for an entry that does not exist and for an entry of another person. */
export const entryNotFound = () => new AppError(404, 'entries.not_found', 'There is no entry here.')

export const dayIsWritten = (current: EntryRow) =>
  conflictWith('entries.day_is_written', 'This day already has an entry.', entryJson(current))

export const entryHasChanged = (current: EntryRow) =>
  conflictWith('entries.has_changed', 'This entry has changed in the meantime.', entryJson(current))

export const noOtherLetter = () =>
  new AppError(503, 'entries.no_other_letter', 'Another letter could not be written just now. This one stays.')

export const noMoreLetters = (retryAfterSeconds: number) =>
  new AppError(429, 'entries.no_more_letters', 'There are no more letters for this page today. This one stays.', {
    retryAfterSeconds,
  })

export const dayToCome = () => {
  const sentence = 'Please choose a day no later than tomorrow.'
  return invalid(sentence, { date: sentence })
}

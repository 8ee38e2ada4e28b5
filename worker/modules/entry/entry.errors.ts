import { answers } from '#domain/texts'
import { AppError, invalid, conflictWith } from '../../core/errors.ts'
import { entryJson } from './entry.json.ts'
import type { EntryRow } from './entry.repository.ts'

/** The same for an entry that does not exist and for an entry of another person. */
export const entryNotFound = () => new AppError(404, 'entries.not_found', answers.entry.notFound)

export const dayIsWritten = (current: EntryRow) =>
  conflictWith('entries.day_is_written', answers.entry.dayIsWritten, entryJson(current))

export const entryHasChanged = (current: EntryRow) =>
  conflictWith('entries.has_changed', answers.entry.hasChanged, entryJson(current))

export const noOtherLetter = () => new AppError(503, 'entries.no_other_letter', answers.entry.noOtherLetter)

export const noMoreLetters = (retryAfterSeconds: number) =>
  new AppError(429, 'entries.no_more_letters', answers.entry.noMoreLetters, { retryAfterSeconds })

export const dayToCome = () => {
  const { dayToCome: sentence } = answers.entry
  return invalid(sentence, { date: sentence })
}

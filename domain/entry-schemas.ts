import * as z from 'zod/mini'
import { searchLimits } from './entry-search.ts'
import { earliestDate, listLimit, replyChoices } from './entry.ts'
import {
  entrySections,
  formSections,
  mapSections,
  type FormSection,
  type RequiredSection,
  type SectionName,
} from './entry-sections.ts'
import { isChoice, mapChoices, type ChoiceName, type EntryMarks } from './entry-marks.ts'
import { isLocalDate } from './time/local-date.ts'
import { text } from './text.ts'
import { journal, rules } from './texts.ts'
import { mostTicks, tickedSection } from './ticks.ts'

// In a file of its own: a screen that only counts and lists loads no schema.

type SectionText = ReturnType<typeof text>

export const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const entryId = z.string().check(z.regex(uuidV7, 'Please send a UUIDv7'))

export const entryDate = z.string().check(z.refine(isLocalDate, { error: () => rules.date }))

/** A day for which an entry may be stored, unless it is still to come. */
export const storableDate = entryDate.check(z.refine((date) => date >= earliestDate, { error: () => rules.tooEarly }))

/** A text of one section, within its limit; a required section holds more than blanks. */
function sectionText(name: SectionName) {
  const { required, maxLength } = entrySections[name]
  const within = text(maxLength)
  return required
    ? within.check(z.refine((value) => value.trim() !== '', { error: () => journal.bothSections.description }))
    : within
}

/** What the morning form sends: a section that is not required may be absent. */
const formTexts = mapSections((name, { required }) => {
  return required ? sectionText(name) : z._default(sectionText(name), '')
}, formSections) as {
  [Name in FormSection]: Name extends RequiredSection ? SectionText : z.ZodMiniDefault<SectionText>
}

/** Texts that may all be absent, which is as good as empty. */
export const optionalTexts = mapSections((_, { maxLength }) => z._default(text(maxLength), ''))

/** How many changes the writer had seen. */
const version = z.int().check(z.minimum(1))

export const entrySchema = z.object({ id: z.optional(entryId), date: storableDate, ...formTexts })

export const entryEditSchema = z.object({
  ...mapSections((name) => z.optional(sectionText(name))),
  version: z.optional(version),
  /** Whether the reply to the earlier texts stays. */
  reply: z.optional(z.literal(replyChoices, 'Please choose to keep the reply or to ask for a new one')),
})

/** The letter that did not fit, by the time when it was written. */
export const otherLetterSchema = z.object({ respondedAt: z.int() })

/** In an address, where everything is text. */
export const deletionVersionSchema = z.object({
  version: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Please send the version that was seen')), z.transform(Number)),
  ),
})

const tick = text(entrySections[tickedSection].maxLength)
const ticks = z.array(tick).check(z.maxLength(mostTicks, 'Please send the items of one day'))

const choices = mapChoices((name) =>
  z.nullable(z.custom((value) => isChoice(name, value), 'Please choose one of the values, or none')),
) as { [Name in ChoiceName]: z.ZodMiniType<EntryMarks[Name], EntryMarks[Name]> }

/** The marks of a day, all of them optional. */
export const optionalMarks = z.partial(z.object({ doneItems: ticks, ...choices })).shape

export const markChangeSchema = z
  .partial(z.object({ done: ticks, undone: ticks, ...choices }))
  .check(z.refine((change) => Object.keys(change).length > 0, 'Please send what changes'))

export const diarySchema = z.object({ diaryText: sectionText('diaryText'), version: z.optional(version) })

export type NewEntry = z.infer<typeof entrySchema>
export type EntryEdit = z.infer<typeof entryEditSchema>

/** What a visitor typed before signing in. */
export const guestDataSchema = z.object(optionalTexts)

export type GuestData = z.infer<typeof guestDataSchema>

const limitSentence = `Please ask for 1 to ${listLimit}`

export const entryListSchema = z.object({
  limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/, limitSentence)), String(listLimit)),
  before: z.optional(entryDate),
})

export const entrySearchSchema = z.object({ q: text(searchLimits.characters), before: z.optional(entryDate) })

export const yearSchema = z.object({
  year: z.string('Please choose a year').check(z.regex(/^\d{4}$/, 'Please choose a year that exists')),
})

export const monthSchema = z.object({
  month: z
    .string('Please choose a month')
    .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month that exists')),
})

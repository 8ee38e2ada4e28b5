import { isLongerThan } from '../characters.ts'
import { earliestDate } from '../entry.ts'
import { joinedMarks, marksIn } from '../entry-marks.ts'
import {
  entrySections,
  fits,
  hasText,
  mapSections,
  premiumSections,
  type EntryTexts,
  type SectionName,
} from '../entry-sections.ts'
import type { ImportedDay } from './imported-day.ts'
import { addDays, isLocalDate } from '../time/local-date.ts'
import { ticksOf } from '../ticks.ts'
import { importing } from '../texts.ts'

/** A part of a file that cannot be imported: where it is, and why, in a sentence for a person. */
export type LeftOut = { where: string; why: string }
/** What Firstlight does not keep. */
export const droppedKinds = ['pictures', 'places', 'weather', 'stars', 'tags', 'moods', 'others'] as const
export type DroppedKind = (typeof droppedKinds)[number]
export type Counts = Partial<Record<DroppedKind, number>>

export type ImportContent = {
  days: ImportedDay[]
  leftOut: LeftOut[]
  counts: Counts
  /** Headings that name no section, and on how many days. Their words are in the diary. */
  unknownHeadings: { title: string; days: number }[]
}

type Day = Omit<ImportedDay, 'date'>

export type Gathering = ReturnType<typeof createGathering>
type Piece = { where: string; instant: number; date: string; piece: Partial<Day> }

/** Collects what files hold by day. Never throws. */
export function createGathering(reader: { today: string; hasPremium: boolean }) {
  const { today } = reader
  const days = new Map<string, ImportedDay>()
  const leftOut: LeftOut[] = []
  const counts: Counts = {}
  const headings = new Map<string, Set<string>>()
  const moments: Piece[] = []
  let file = ''
  const leaveOut = (where: string, why: string) =>
    void leftOut.push({ where: [file, where].filter(Boolean).join(', '), why })

  const gathering = {
    leaveOut,
    /** What follows is about this file. '' if there is only one. */
    begin: (name: string) => void (file = name),
    count(added: Counts): void {
      for (const kind of Object.keys(added) as DroppedKind[])
        if (added[kind]! > 0) counts[kind] = (counts[kind] ?? 0) + added[kind]!
    },
    addUnknownHeading: (title: string, date: string) =>
      void headings.set(title, (headings.get(title) ?? new Set()).add(date)),
    /** For pieces that know their instant: they are added in its order, also out of several files. */
    addMoment: (moment: Piece) =>
      void moments.push({ ...moment, where: [file, moment.where].filter(Boolean).join(', ') }),
    /** Two pieces for one day become one day, in the order of the file. */
    add(where: string, date: string, piece: Partial<Day>): void {
      if (!isLocalDate(date)) return leaveOut(where, importing.leftOut.noSuchDate(date.slice(0, 40)))
      if (date < earliestDate) return leaveOut(where, importing.leftOut.tooEarly)
      if (date > addDays(today, 1)) return leaveOut(where, importing.leftOut.tooLate)
      const added = cleaned(piece)
      if (!hasText(added)) return leaveOut(where, importing.leftOut.noWords)
      const before = days.get(date)
      const whole = continued(before ? joined(before, added) : added)
      const reserved = reservedSections({ ...whole, date }, reader)
      if (reserved.length > 0) leaveOut(where, importing.leftOut.noPremium)
      const day = withOwnTicks({ ...whole, ...mapSections(() => '', reserved) })
      if (!hasText(day)) return
      if (!fits(day)) return leaveOut(where, importing.leftOut.tooLong)
      days.set(date, { ...day, date })
    },
    found(): ImportContent {
      file = ''
      moments.sort((one, other) => one.instant - other.instant)
      for (const { where, date, piece } of moments.splice(0)) gathering.add(where, date, piece)
      return {
        days: [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1)),
        leftOut,
        counts,
        unknownHeadings: [...headings].map(([title, dates]) => ({ title, days: dates.size })),
      }
    },
  }
  return gathering
}

/** Texts that an import may not store: without Premium, those of Premium on a day that is not over. Past days are free. */
export function reservedSections(
  { date, ...texts }: EntryTexts & { date: string },
  { today, hasPremium }: { today: string; hasPremium: boolean },
): SectionName[] {
  return hasPremium || date < today ? [] : premiumSections.filter((name) => texts[name].trim() !== '')
}

function joined(before: Day, after: Day): Day {
  const { aiResponse, respondedAt } = before.aiResponse ? before : after
  return {
    ...after,
    ...before,
    ...mapSections((name) => paragraphs(before[name], after[name])),
    ...joinedMarks(before, after),
    aiResponse,
    respondedAt,
  }
}

/** A file may tick what is not an item of its day. */
function withOwnTicks({ doneItems = [], ...day }: Day): Day {
  const own = ticksOf(day, doneItems)
  return own.length === 0 ? day : { ...day, doneItems: own }
}

/** Gratitude that is longer than its section continues in the diary, from the start of a paragraph or a line. */
function continued(day: Day): Day {
  const [gratitudeText, rest] = divided(day.gratitudeText, entrySections.gratitudeText.maxLength)
  return { ...day, gratitudeText, diaryText: paragraphs(rest, day.diaryText) }
}

function cleaned({ aiResponse = '', respondedAt = null, createdAt, ...day }: Partial<Day>): Day {
  const { doneItems = [], ...choices } = marksIn(day)
  return {
    ...mapSections((name) => storable(day[name] ?? '')),
    doneItems: doneItems.map(storable),
    ...choices,
    aiResponse: storable(aiResponse).slice(0, 10_000).toWellFormed(),
    respondedAt,
    ...(createdAt !== undefined && { createdAt }),
  }
}

function paragraphs(...texts: string[]): string {
  return texts.filter(Boolean).join('\n\n')
}

function divided(words: string, room: number): [string, string] {
  if (!isLongerThan(words, room)) return [words, '']
  const head = words.slice(0, room)
  const cut =
    [head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > room / 2) ??
    safeEnd(head)
  return [words.slice(0, cut).trimEnd(), words.slice(cut).trimStart()]
}

/** Never between the two halves of a surrogate pair. */
function safeEnd(head: string): number {
  return head.isWellFormed() ? head.length : head.length - 1
}

/** Without the characters that the database cannot store. Blanks alone are not a text. */
function storable(words: string): string {
  const kept = words.replaceAll('\0', '').toWellFormed()
  return kept.trim() === '' ? '' : kept
}

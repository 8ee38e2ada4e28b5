import { isLongerThan } from './characters.ts'
import { entrySections, fits } from './entry-sections.ts'
import type { ImportedDay } from './imported-day.ts'
import { addDays, isLocalDate } from './local-date.ts'

/** What a file held that cannot come along, said to a person. */
export type LeftOut = { where: string; why: string }
export type Found = { days: ImportedDay[]; leftOut: LeftOut[] }

export type Words = Partial<Omit<ImportedDay, 'date'>>

/** Brings what a file says together by day. Nothing that it is given makes it throw. */
export function createGathering({ today }: { today: string }) {
  const days = new Map<string, ImportedDay>()
  const leftOut: LeftOut[] = []
  const leave = (where: string, why: string) => void leftOut.push({ where, why })

  return {
    leave,
    /** Two pieces for one day become one day, in the order in which they come. */
    add(where: string, date: string, words: Words): void {
      if (!isLocalDate(date)) return leave(where, `“${date.slice(0, 40)}” is not a date that exists.`)
      if (date > addDays(today, 1)) return leave(where, 'This day is still to come.')
      const piece = fitted(words)
      if (!piece.gratitudeText && !piece.goalsText && !piece.diaryText) return leave(where, 'There are no words here.')
      const before = days.get(date)
      const day = before ? fitted(joined(before, piece)) : piece
      if (!fits(day)) return leave(where, 'This day is longer than a page can hold.')
      days.set(date, { ...day, date })
    },
    found: (): Found => ({ days: [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1)), leftOut }),
  }
}

type Day = Omit<ImportedDay, 'date'>

function joined(before: Day, after: Day): Day {
  const both = (name: 'gratitudeText' | 'goalsText' | 'diaryText') =>
    [before[name], after[name]].filter(Boolean).join('\n\n')
  const { aiResponse, respondedAt } = before.aiResponse ? before : after
  return {
    ...after,
    ...before,
    gratitudeText: both('gratitudeText'),
    goalsText: both('goalsText'),
    diaryText: both('diaryText'),
    aiResponse,
    respondedAt,
  }
}

/** A text that is too long for the morning goes on in the diary, from the start of a paragraph or a line. */
function fitted({
  gratitudeText = '',
  goalsText = '',
  diaryText = '',
  aiResponse = '',
  respondedAt = null,
  createdAt,
}: Words): Day {
  const [morning, rest] = divided(storable(gratitudeText), entrySections.gratitudeText.maxLength)
  return {
    gratitudeText: morning,
    goalsText: storable(goalsText),
    diaryText: [rest, storable(diaryText)].filter(Boolean).join('\n\n'),
    aiResponse: storable(aiResponse).slice(0, 10_000).toWellFormed(),
    respondedAt,
    ...(createdAt !== undefined && { createdAt }),
  }
}

function divided(words: string, room: number): [string, string] {
  if (!isLongerThan(words, room)) return [words, '']
  const head = words.slice(0, room)
  const cut =
    [head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > room / 2) ??
    safeEnd(head)
  return [words.slice(0, cut).trimEnd(), words.slice(cut).trimStart()]
}

/** Never between the two halves of a character. */
function safeEnd(head: string): number {
  return head.isWellFormed() ? head.length : head.length - 1
}

/** As the database keeps it: what it cannot hold goes, and blank is nothing. */
function storable(words: string): string {
  const kept = words.replaceAll('\0', '').toWellFormed()
  return kept.trim() === '' ? '' : kept
}

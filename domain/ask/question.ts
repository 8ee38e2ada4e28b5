import * as z from 'zod/mini'
import { longestQuestion, plainWords } from '../entry-search.ts'
import { text } from '../text.ts'
import { answers } from '../texts.ts'
import { readPeriod, type Period } from './period.ts'
import { conceptsOf, type Concept } from './words.ts'

export const questionSchema = z.object({
  question: text(longestQuestion).check(
    z.refine((value) => value.trim() !== '', { error: () => answers.entry.noQuestion }),
  ),
})

export type Question = {
  concepts: Concept[]
  period: Period | undefined
  /** Which of several days is asked for. */
  order: 'latest' | 'first' | undefined
}

const asksWhen = /\b(?:when|wann|quand|cuando|quando)\b/
const last = /\b(?:last|latest|zuletzt|letzte[ns]? mal|derniere fois|ultima vez)\b/
const first = /\b(?:first|zuerst|erste[ns]? mal|premiere fois|primera vez|primeira vez)\b/

export function readQuestion(question: string, today: string): Question {
  const words = plainWords(question).join(' ')
  const { period, rest } = readPeriod(words, today)
  const isTime = asksWhen.test(rest) || /\b(?:last|first) time\b/.test(rest)
  return {
    concepts: conceptsOf(rest, question),
    period,
    order: isTime && last.test(rest) ? 'latest' : isTime && first.test(rest) ? 'first' : undefined,
  }
}

import { linesOf } from './items.ts'
import { inEveryLanguage } from './texts.ts'

/* The page that an answer to the morning prompt contains. */

export type AnsweredPage = { gratitudeText: string; goalsText: string }

/** The line after which the goals come, with the first of them perhaps on it: `Goals`, `goals: walk`, `Ziele`. */
function goalsLine(): RegExp {
  const words = inEveryLanguage(({ smsTexts }) => smsTexts.goals)
  return new RegExp(`^(?:today['’]s )?(?:goal|${words.join('|')})\\s*(?::\\s*(.*))?$`, 'i')
}

/** As many lines as the form asks for. */
const linesOfThanks = 3

/** Of an SMS: lines of gratitude, the word "goals" in any language on a line, lines of goals. */
export function readMorningSms(text: string): AnsweredPage | undefined {
  const lines = linesOf(text)
  const ofGoals = goalsLine()
  const at = lines.findIndex((line) => ofGoals.test(line))
  if (at < 1) return undefined
  const first = ofGoals.exec(lines[at]!)?.[1]
  const goals = [...(first ? [first] : []), ...lines.slice(at + 1)]
  if (goals.length === 0) return undefined
  return pageOf(lines.slice(0, at), goals)
}

/**
 * Of a mail: the same, else two paragraphs, else three lines of gratitude and then goals. What cannot be divided is all
 * gratitude, and nothing is left out.
 */
export function readMorningMail(text: string): AnsweredPage {
  const page = readMorningSms(text)
  if (page) return page
  const [thanks, goals, ...more] = text
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter((lines) => lines.length > 0)
  if (thanks && goals && more.length === 0) return pageOf(thanks, goals)
  const lines = linesOf(text)
  return pageOf(lines.slice(0, linesOfThanks), lines.slice(linesOfThanks))
}

const pageOf = (thanks: string[], goals: string[]): AnsweredPage => ({
  gratitudeText: thanks.join('\n'),
  goalsText: goals.join('\n'),
})

import { linesOf } from './items.ts'

/** The line after which the goals come, with the first of them perhaps on it: `Goals`, `goals: walk`. */
const goalsLine = /^goals?\s*(?::\s*(.*))?$/i

/** The page that an SMS contains: lines of gratitude, the word "goals" on a line, lines of goals. */
export function readMorningSms(text: string): { gratitudeText: string; goalsText: string } | undefined {
  const lines = linesOf(text)
  const at = lines.findIndex((line) => goalsLine.test(line))
  if (at < 1) return undefined
  const first = goalsLine.exec(lines[at]!)?.[1]
  const goals = [...(first ? [first] : []), ...lines.slice(at + 1)]
  if (goals.length === 0) return undefined
  return { gratitudeText: lines.slice(0, at).join('\n'), goalsText: goals.join('\n') }
}

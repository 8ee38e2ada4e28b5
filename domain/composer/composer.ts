import type { CoachRequest } from '../coach-request.ts'
import { helpMessageFor } from '../crisis/help-message.ts'
import { needsHelp } from '../crisis/self-harm.ts'
import { weekdayOf } from '../local-date.ts'
import { brightLetter, stepFor } from './bright-letter.ts'
import { closings, resumptions, salutations } from './letter-lines.ts'
import { plainClosings, plainGoals, plainOpenings } from './plain-lines.ts'
import { quietLetter } from './quiet-letter.ts'
import { quietClosings } from './quiet-lines.ts'
import { readMorning, type Reading } from './reading.ts'
import { turnsOf, type Turns } from './turns.ts'
import { fill, firstName, wordCount } from './wording.ts'

/**
 * Writes a reply without a model: sentences about the themes of the person's lines, varied by person and day. The
 * same request gives the same reply.
 */
export function composeReply(request: CoachRequest): string {
  if (needsHelp(request)) return helpMessageFor({ page: request, zone: request.zone })
  const reading = readMorning(request)
  const turns = turnsOf(request.personId, request.date)
  const weekday = weekdayOf(request.date)
  const name = firstName(request.name)
  const afterComma = name && `, ${name}`
  if (reading.mood === 'plain') return letter(plainLetter(reading, turns, { weekday, name: afterComma }))
  if (reading.mood === 'harmful') return letter(quietLetter(reading, turns))
  if (reading.mood !== 'bright') {
    const closing = fill(turns.pick('quiet closing', quietClosings), { name: afterComma })
    return letter([...quietLetter(reading, turns), [closing]])
  }
  const paragraphs = brightLetter(reading, request, turns, weekday)
  if (!reading.gratitudes.some(({ clear }) => clear)) {
    const closing = fill(turns.pick('plain closing', plainClosings), { weekday, name: afterComma })
    return letter([...paragraphs, [closing]])
  }
  const salutation = name && turns.pick('salutation', salutations)
  const closing = fill(turns.pick('closing', closings), { weekday, name: name && !salutation ? `, ${name}` : '' })
  return letter([salutation ? [fill(salutation, { name })] : [], ...paragraphs, [closing]])
}

/** Completes a reply that a model began and could not finish. */
export function composeEnding(request: CoachRequest, begun: string): string {
  const reading = readMorning(request)
  const turns = turnsOf(request.personId, request.date)
  const places = { weekday: weekdayOf(request.date), name: '' }
  if (reading.mood === 'plain') return fill(turns.pick('plain closing', plainClosings), places)
  if (reading.mood !== 'bright') return fill(turns.pick('quiet closing', quietClosings), places)
  const closing = fill(turns.pick('closing', closings), places)
  const unsaid = reading.goals.filter(({ text, clear }) => clear && !begun.toLowerCase().includes(text.toLowerCase()))
  if (reading.goalsAreBare || unsaid.length === 0 || wordCount(begun) > 140) return closing
  const goal = turns.focus('goal focus', unsaid)
  return [
    fill(turns.pick('resumption', resumptions), { goal: goal.quote }),
    stepFor(goal, reading.goals, turns),
    closing,
  ].join(' ')
}

/** For a page without a known theme: the letter quotes the page and does not interpret it. */
function plainLetter(reading: Reading, turns: Turns, places: { weekday: string; name: string }): string[][] {
  const [gratitude] = reading.gratitudes
  const [goal] = reading.goals
  return [
    [
      ...(gratitude ? [fill(turns.pick('plain', plainOpenings), { it: gratitude.quote })] : []),
      ...(goal ? [fill(turns.pick('plain goal', plainGoals), { goal: goal.quote })] : []),
    ],
    [fill(turns.pick('plain closing', plainClosings), places)],
  ]
}

function letter(paragraphs: string[][]): string {
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n')
}

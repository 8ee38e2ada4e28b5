import type { CoachRequest } from '../coach-request.ts'
import { helpMessage } from '../crisis/help-message.ts'
import { needsHelp } from '../crisis/self-harm.ts'
import { weekdayOf } from '../local-date.ts'
import { brightLetter, stepFor } from './bright-letter.ts'
import { closings, resumptions, salutations } from './letter-lines.ts'
import { quietLetter } from './quiet-letter.ts'
import { quietClosings } from './quiet-lines.ts'
import { readMorning } from './reading.ts'
import { turnsOf } from './turns.ts'
import { fill, firstName, wordCount } from './wording.ts'

/**
 * Writes a reply without a model: sentences for what the person's own lines are about, varied by
 * person and day. The same request gives the same reply.
 */
export function composeReply(request: CoachRequest): string {
  if (needsHelp(request)) return helpMessage
  const reading = readMorning(request)
  const turns = turnsOf(request.personId, request.date)
  const weekday = weekdayOf(request.date)
  const name = firstName(request.name)
  if (reading.mood !== 'bright') {
    const closing = fill(turns.pick('quiet closing', quietClosings), { name: name && `, ${name}` })
    return letter([...quietLetter(reading, turns), [closing]])
  }
  const salutation = name && turns.pick('salutation', salutations)
  const closing = fill(turns.pick('closing', closings), { weekday, name: name && !salutation ? `, ${name}` : '' })
  const paragraphs = brightLetter(reading, request, turns, weekday)
  return letter([salutation ? [fill(salutation, { name })] : [], ...paragraphs, [closing]])
}

/** Completes a reply that a model began and could not finish. */
export function composeEnding(request: CoachRequest, begun: string): string {
  const reading = readMorning(request)
  const turns = turnsOf(request.personId, request.date)
  if (reading.mood !== 'bright') return fill(turns.pick('quiet closing', quietClosings), { name: '' })
  const closing = fill(turns.pick('closing', closings), { weekday: weekdayOf(request.date), name: '' })
  const unsaid = reading.goals.filter(({ text }) => !begun.toLowerCase().includes(text.toLowerCase()))
  if (reading.goalsAreBare || unsaid.length === 0 || wordCount(begun) > 140) return closing
  const goal = turns.focus('goal focus', unsaid)
  return [
    fill(turns.pick('resumption', resumptions), { goal: goal.quote }),
    stepFor(goal, reading.goals, turns),
    closing,
  ].join(' ')
}

function letter(paragraphs: string[][]): string {
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n')
}

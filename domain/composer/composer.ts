import type { CoachRequest } from '../coach-request.ts'
import { helpMessageFor } from '../crisis/help-message.ts'
import { needsHelp } from '../crisis/self-harm.ts'
import { choicesFor, type Choices } from './choosing.ts'
import { englishLetter, planWithStep } from './english-letter.ts'
import { farewells, quietFarewells } from './farewells.ts'
import { harmLines } from './harm-lines.ts'
import { darkMoods } from './moods.ts'
import { harmLinesOf, otherEnding, otherLetter } from './other-letter.ts'
import { anyQuietLine } from './quiet-lines.ts'
import { readMorning, type Reading } from './reading.ts'
import { anyThought, unclearThoughts } from './thoughts.ts'
import { threadsOf } from './threads.ts'
import { fill, firstName, wordCount } from './wording.ts'

/** A reply, and the ids of its sentences, so that they are not sent to the same person again soon. */
export type Letter = { text: string; sentences: string[] }

/**
 * Writes a reply without a model: about the line that matters most, in the mood and the language of the page. The same
 * request gives the same reply.
 */
export function composeLetter(request: CoachRequest): Letter {
  if (needsHelp(request)) return { text: helpMessageFor({ page: request, zone: request.zone }), sentences: [] }
  const reading = readMorning(request)
  const choices = choicesOf(request)
  const paragraphs = paragraphsOf(reading, request, choices).filter((sentences) => sentences.length > 0)
  return { text: paragraphs.map((sentences) => sentences.join(' ')).join('\n\n'), sentences: choices.used }
}

export function composeReply(request: CoachRequest): string {
  return composeLetter(request).text
}

/** Completes a reply that a model began and could not finish. */
export function composeEnding(request: CoachRequest, begun: string): string {
  const reading = readMorning(request)
  const { mood, harm, language } = reading
  const choices = choicesOf(request)
  const isDark = harm !== undefined || darkMoods.has(mood)
  if (language !== 'en' && language !== 'other') return otherEnding(choices, language, isDark)
  if (isDark) return choices.sentence('ending', anyQuietLine)
  const unnamed = {
    ...reading,
    goals: reading.goals.filter(({ text }) => !begun.toLowerCase().includes(text.toLowerCase())),
  }
  const plan = wordCount(begun) < 50 ? planWithStep(unnamed, choices) : undefined
  return plan ?? choices.sentence('ending', mood === 'unclear' ? unclearThoughts : anyThought)
}

function choicesOf({ personId, date, recentSentences }: CoachRequest): Choices {
  return choicesFor(personId, date, recentSentences)
}

function paragraphsOf(reading: Reading, request: CoachRequest, choices: Choices): string[][] {
  const { harm, language, mood } = reading
  if (harm) {
    const { seen, care } = (language === 'en' || language === 'other' ? harmLines : harmLinesOf(language))[harm]
    return [[choices.sentence('seen', seen)], [choices.sentence('care', care)]]
  }
  if (language !== 'en' && language !== 'other') return otherLetter(reading, choices, language)
  const paragraphs = englishLetter(reading, choices, request.premium ? threadsOf(request) : [])
  const name = firstName(request.name)
  if (name && choices.number('name', 3) === 0 && wordCount(paragraphs.flat().join(' ')) < 70) {
    const farewell = choices.unusedSentence('farewell', darkMoods.has(mood) ? quietFarewells : farewells)
    if (farewell) paragraphs.at(-1)!.push(fill(farewell, { name }))
  }
  return paragraphs
}

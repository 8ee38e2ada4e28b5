import type { Choices } from './choosing.ts'
import { fewestWords } from './draft.ts'
import { frenchLines } from './french-lines.ts'
import { germanLines } from './german-lines.ts'
import type { HarmLines } from './harm-lines.ts'
import type { Language } from './language.ts'
import { sentencesOfHalves, type LanguageLines } from './language-lines.ts'
import { darkMoods } from './moods.ts'
import { portugueseLines } from './portuguese-lines.ts'
import type { Item, Reading } from './reading.ts'
import { spanishLines } from './spanish-lines.ts'
import { fill, wordCount } from './wording.ts'

const linesOf: Record<Exclude<Language, 'en'>, LanguageLines> = {
  de: germanLines,
  es: spanishLines,
  fr: frenchLines,
  pt: portugueseLines,
}

export function harmLinesOf(language: Exclude<Language, 'en'>): HarmLines {
  return linesOf[language].harm
}

/** A letter in a language other than English. */
export function otherLetter(reading: Reading, choices: Choices, language: Exclude<Language, 'en'>): string[][] {
  const lines = linesOf[language]
  const { mood, focus, gratitudes } = reading
  const isDark = darkMoods.has(mood)
  const quote = (item: Item | undefined) => item?.quote?.replace('“', lines.marks[0]).replace('”', lines.marks[1])
  const say = (slot: string, ...tiers: (readonly string[])[]) => choices.sentence(slot, ...tiers)
  const group = isDark
    ? lines.dark
    : mood === 'unclear'
      ? lines.unclear
      : mood === 'ordinary'
        ? lines.ordinary
        : lines.glad
  const first: string[] = []
  const second: string[] = []
  const q = quote(focus)
  if (q !== undefined && !focus?.isBare) first.push(fill(say('opening', sentencesOfHalves(group.open)), { q }))
  else
    first.push(
      say(
        'opening',
        isDark ? sentencesOfHalves(lines.dark.say) : lines.unclear.bare,
        sentencesOfHalves(lines.unclear.say),
      ),
    )
  const feelings = sentencesOfHalves(q === undefined && isDark ? lines.dark.say : group.say)
  first.push(say('feeling', ...(isDark ? [lines.own[mood] ?? []] : []), feelings, ...(isDark ? [lines.dark.rest] : [])))

  if (choices.isQuestionDay) {
    const asked = choices.unusedSentence('question', isDark ? lines.askGently : lines.ask)
    if (asked) first.push(asked)
  }

  let quotes = q === undefined ? 0 : 1
  const beside = isDark ? gratitudes.find((one) => one !== focus && one.isGood && one.quote) : undefined
  if (beside && quotes < 2) {
    second.push(fill(say('beside', sentencesOfHalves(lines.dark.beside)), { q: quote(beside)! }))
    quotes += 1
  }
  const goal = reading.goals.find(
    (one) => one !== focus && one.quote && !one.isBare && !(one.feeling && darkMoods.has(one.feeling.mood)),
  )
  if (goal && quotes < 2 && mood !== 'sarcasm')
    second.push(fill(say('plan', sentencesOfHalves(isDark ? lines.dark.plan : lines.plan)), { q: quote(goal)! }))
  else if (isDark && mood !== 'sarcasm') second.push(...[choices.unusedSentence('rest', lines.dark.rest) ?? []].flat())
  const words = () => wordCount([...first, ...second].join(' '))
  for (let more = 0; more < 3 && words() < fewestWords; more += 1) {
    const sentence = choices.unusedSentence(
      `more ${more}`,
      feelings,
      isDark ? lines.dark.rest : sentencesOfHalves(lines.unclear.say),
    )
    if (sentence) first.push(sentence)
  }
  return [first, second]
}

/** Completes a reply that a model began in another language. */
export function otherEnding(choices: Choices, language: Exclude<Language, 'en'>, isDark: boolean): string {
  const lines = linesOf[language]
  return choices.sentence('ending', sentencesOfHalves(isDark ? lines.dark.say : lines.unclear.say))
}

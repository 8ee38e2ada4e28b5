import type { Language } from './language.ts'
import {
  englishExceptions,
  englishNegation,
  englishRecovery,
  englishSigns,
  ironic,
  type Facet,
  type Sign,
  type SignedMood,
} from './signs.ts'
import { foreignSigns, signsOfOtherLanguages, type SignsOfLanguage } from './signs-of-other-languages.ts'
import { beginsWithScorn, hardnessOf, isClosed, nuisances } from './doubt.ts'
import { anyPhrase, phraseList, type Found } from './phrase-list.ts'

/** How a page reads. `unclear`: nothing shows what it means to the person. */
export type Mood = SignedMood | 'ordinary' | 'unclear'

/** Pages that no cheerful sentence may answer. */
export const darkMoods: ReadonlySet<Mood> = new Set(['loss', 'illness', 'setback', 'anger', 'sarcasm', 'exhaustion'])

/** `at`: where in the line the sign stands. */
export type Feeling = { mood: SignedMood; weight: number; facet: Facet | undefined; at: number }

/** From this weight on, a dark line decides the mood of a page, also beside glad lines. */
export const decisive = 6

const gladPictures = /[🎉🥳💍👶🥰😍🎓🏆🍾🎂💃🕺]/u

function system({ signs, negation, recovery, exceptions }: SignsOfLanguage) {
  const all = [...signs, ...foreignSigns].map((one) => [one.phrases, one] as const)
  return {
    signsIn: phraseList<Sign>(all),
    negation,
    recoveriesIn: phraseList([[recovery, true]]),
    exceptionsIn: phraseList([[exceptions, true]]),
  }
}

const systems = {
  en: system({
    signs: englishSigns,
    negation: englishNegation,
    recovery: englishRecovery,
    exceptions: englishExceptions,
  }),
  de: system(signsOfOtherLanguages.de),
  es: system(signsOfOtherLanguages.es),
  fr: system(signsOfOtherLanguages.fr),
  pt: system(signsOfOtherLanguages.pt),
  other: system({ signs: [], negation: englishNegation, recovery: '', exceptions: '' }),
} satisfies Record<Language | 'other', unknown>

/** Beyond this length a line is prose of many things, and its beginning decides. */
const readLength = 1_200

/** The strongest feeling of which a line speaks. */
export function feelingIn(line: string, language: Language | 'other'): Feeling | undefined {
  const text = line.slice(0, readLength)
  const { signsIn, negation, recoveriesIn, exceptionsIn } = systems[language]
  const exempt = exceptionsIn(text)
  let found: Feeling | undefined
  let ended = false
  for (const { payload, from, to } of signsIn(text)) {
    const { mood, weight, facet } = payload
    if (exempt.some((one) => one.from <= from && to <= one.to)) continue
    if (negation.test(text.slice(Math.max(0, from - 40), from))) {
      if (mood === 'illness' || mood === 'exhaustion') {
        if (!isTreatment(text.slice(from, to)) || freed.test(text)) ended = true
        else if (!found) found = { mood, weight, facet, at: from }
      }
    } else if (
      (mood !== 'sarcasm' || (weight === ironic ? isNuisance(text) : isBitter(text))) &&
      (!found || weight > found.weight)
    )
      found = { mood, weight, facet: darkMoods.has(mood) ? facet : undefined, at: from }
  }
  if (!found && language === 'en' && beginsWithScorn(text) && isNuisance(text))
    found = { mood: 'sarcasm', weight: 8, facet: undefined, at: 0 }
  const closed = language === 'en' && (!found || canClose(found)) && isClosed(text) && !partly.test(text)
  const overcome =
    (closed && (found || hardnessOf(text).hasHardWord)) ||
    (!found && ended) ||
    (found && canEnd(found) && endsIn(text, recoveriesIn, found))
  if (overcome) return { mood: 'relief', weight: 8, facet: undefined, at: found?.at ?? 0 }
  if (!found && (gladPictures.test(text) || (text.includes('!!') && /\p{L}[^.?]*!{2,}/u.test(text))))
    return { mood: 'joy', weight: 4, facet: undefined, at: 0 }
  return found
}

/** Signs of sarcasm are also said in earnest; bitter only with something that nobody is glad of. */
const isBitterWord = anyPhrase(
  'strike, on strike, queue, queues, spam, boss, construction, jackhammer, ticket, hangover, mosquito*, wifi, wi-fi, update, crash, crashed, invoice, migraine, flu, fever, leaking, flooded, overtime, unpaid, audit, root canal, mould, in-laws, eleven times, ten times, on sunday, at midnight, 3 am, 5 am, 6 am, no water, no heating, power cut, nothing, monday, mondays, flat tyre, flat tire, tyre, drilling, noise, printer, deadline, rain again, traffic, meeting, meetings, email, emails, alarm, bill, bills, cold, broke, broken, died, dead, leak*, late, delay*, cancel*, neighbour*, neighbor*, boss, dentist, taxes, queue, pretend*, universe, another, again, without hot water, no hot water, no sleep, who needs, not, bite, fake, whatever, stuck, spilled, 🙄, 🙃, nada, rien, nichts',
)
const isNuisance = anyPhrase(nuisances)
function isBitter(text: string): boolean {
  return isBitterWord(text) || /[🙄🙃😒]/u.test(text)
}

/** "No chemo this week" is no good news, unless it says "no more". */
const isTreatment = anyPhrase('chemo*, surgery, transplant, dialysis, infusion*, radiation, radiotherapy, operation')
const freed = /(?<!\p{L})(?:more|longer|need\p{L}*|necessary|after all)(?!\p{L})/iu

/** With an explicit word for its end, anything is over but a death, a parting, and what an illness did to another. */
function canClose({ mood }: Feeling): boolean {
  return mood === 'illness' || mood === 'setback' || mood === 'anger' || mood === 'exhaustion'
}

/** A death, a separation or a dismissal is not over because something else is better. */
function canEnd({ mood, facet }: Feeling): boolean {
  return mood === 'illness' || (mood === 'exhaustion' && facet !== 'baby')
}

const partly =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)|another|one more|half|one of|two of|round \w+|cycle \w+)(?!\p{L})(?! (?:time|day|night))/iu
/** "Is finally down" is read as "is down". */
const adverbs =
  /(?<=(?<!\p{L})(?:is|are|was|were|am|['’]s) )(?:finally|now|at last|already|completely|totally|slowly|so much) /giu
function endsIn(text: string, recoveriesIn: (text: string) => Found<boolean>[], found: Feeling): boolean {
  const plain = text.replace(adverbs, '')
  return isOver(plain, recoveriesIn(plain), found)
}

function isOver(text: string, recoveries: readonly Found<boolean>[], found: Feeling): boolean {
  return recoveries.some(({ words, from: index }) => {
    // "It is not better", "everything is far from over"
    if (
      /(?:\bnot|n['’]t|never|until|far from|nicht|no|pas|não)\s+(?:\S+\s+)?$/iu.test(
        text.slice(Math.max(0, index - 20), index),
      )
    )
      return false
    // "The second round of chemo is behind me"
    if (/^(?:behind|over|finally over|is over)/iu.test(words) && partly.test(text.slice(0, index))) return false
    return found.facet !== 'low' || /no longer|anymore|better|besser|mejor|mieux|melhor/iu.test(words)
  })
}

const languages = Object.keys(systems) as (Language | 'other')[]
const ofDarkMoods = [englishSigns, ...Object.values(signsOfOtherLanguages).map(({ signs }) => signs), foreignSigns]
  .flat()
  .filter(({ mood, weight }) => darkMoods.has(mood) && weight >= decisive)

/** Whether a page may have a dark line: it has a sign of one in some language. One look at the whole page tells. */
export const mayBeDark = anyPhrase(ofDarkMoods.map(({ phrases }) => phrases).join(','))

/**
 * Whether a line is dark, so that no advertisement or congratulation stands beside it. A line that says nothing in the
 * language of its page may be in another.
 */
export function isDark(line: string, language: Language | 'other'): boolean {
  const feeling = feelingIn(line, language)
  return feeling ? decides(feeling) : languages.some((other) => other !== language && decides(feelingIn(line, other)))
}

function decides(feeling: Feeling | undefined): boolean {
  return feeling !== undefined && darkMoods.has(feeling.mood) && feeling.weight >= decisive
}

export const isPrivate = anyPhrase('sex, sexy, orgasm, masturbat*, porn, horny, blowjob, nudes, naked')

const nothing =
  /^(?:(?:i\s+(?:have|am grateful for|feel grateful for)\s+)?(?:absolutely |literally |really )?(?:nothing|none|nada|nichts|rien|niente|ничего|没有|無し|なし|없음|לא כלום|لا شيء)(?: (?:really|today|at all|much|comes to mind|special))*|n\/?a|idk|dunno|i (?:don['’]?t|do not) know|no idea|don['’]?t know|not sure|whatever|stuff|things?|the thing|weiß nicht|je ne sais pas|no sé|não sei|нет|не знаю|不知道|test|asdf\w*|blah(?: blah)*|x+|\?+|\.+|-+)[.!?\s]*$/iu
export const saysNothing = (text: string) => nothing.test(text.trim())

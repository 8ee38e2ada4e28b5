import { composeLetter } from '#domain/composer/composer'
import { darkMoods } from '#domain/composer/moods'
import * as openings from '#domain/composer/openings'
import { languageOf } from '#domain/composer/language'
import { readMorning } from '#domain/composer/reading'
import * as thoughts from '#domain/composer/thoughts'
import { sentenceId } from '#domain/composer/choosing'
import { harmIn } from '#domain/crisis/harmful-plans'
import { needsHelp } from '#domain/crisis/self-harm'
import type { CoachRequest } from '#domain/coach-request'
import type { Morning } from './coach-mornings.ts'

/** What is wrong with one letter, by check. A check that does not apply is absent. */
export type Verdict = Partial<Record<Check, boolean>>
export const checks = [
  'mood',
  'named detail',
  'language',
  'length',
  'quotes whole',
  'quotes spelt right',
  'two quotes at most',
  'no cheer on a dark page',
] as const
export type Check = (typeof checks)[number]

export type Judged = { morning: Morning; letter: string; sentences: string[]; read: string; verdict: Verdict }

export function requestOf(
  morning: Pick<Morning, 'gratitudeText' | 'goalsText'>,
  change: Partial<CoachRequest> = {},
): CoachRequest {
  const { gratitudeText, goalsText } = morning
  return {
    personId: `${gratitudeText}\n${goalsText}`,
    name: '',
    date: '2026-11-24',
    gratitudeText,
    goalsText,
    premium: false,
    ...change,
  }
}

/** How the composer reads a page. */
export function readingOf({ gratitudeText, goalsText }: Morning): string {
  if (needsHelp({ gratitudeText, goalsText })) return 'help'
  if (harmIn(`${gratitudeText}\n${goalsText}`)) return 'harm'
  return readMorning({ gratitudeText, goalsText }).mood
}

const { gladOpenings } = openings
const cheerful = new Set(
  [
    ...Object.values(gladOpenings).flat(),
    ...Object.values(openings.ordinaryOpenings).flat(),
    ...Object.values(thoughts.thoughts).flat(),
    ...thoughts.gladThoughts,
    ...thoughts.reliefThoughts,
    ...thoughts.milestoneThoughts,
    ...thoughts.joyThoughts,
    ...thoughts.anyThought,
  ].map(sentenceId),
)
/** For models, whose sentences have no id. */
const cheerfulWords =
  /wonderful|amazing|great start|beautiful day|exciting|congratulations|fantastic|keep shining|so proud/i

const quotes = /“([^”]*)”|„([^“]*)“|«\s?([^»]*?)\s?»/gu

export function judge(morning: Morning, letter: string, sentences: string[], read: string): Judged {
  const isDark = morning.moods.every((mood) => darkMoods.has(mood as never) || mood === 'help' || mood === 'harm')
  const fixed = read === 'help' || read === 'harm'
  const quoted = [...letter.matchAll(quotes)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replace(/[\u2068\u2069]/gu, ''),
  )
  const words = letter.match(/\S+/gu)?.length ?? 0
  const verdict: Verdict = {
    mood: morning.moods.includes(read as never),
    ...(morning.details && !fixed && { 'named detail': morning.details.test(letter) }),
    ...(!fixed && {
      language: languageOf(letter.replace(quotes, '')) === (morning.language === 'other' ? 'en' : morning.language),
      // A page that is not understood gets a short reply.
      length: words <= 80 && words >= (morning.moods.includes('unclear') ? 15 : 40),
      'quotes whole': quoted.every((quote) => isWhole(quote, morning)),
      'two quotes at most': quoted.length <= 2,
    }),
    ...(morning.unquotable && { 'quotes spelt right': !morning.unquotable.test(letter) }),
    ...(isDark && {
      'no cheer on a dark page':
        !sentences.some((id) => cheerful.has(id)) && !cheerfulWords.test(letter.replace(quotes, '')),
    }),
  }
  return { morning, letter, sentences, read, verdict }
}

/** A quotation begins and ends where a line, a sentence, a listed thing or a clause does. */
function isWhole(quote: string, { gratitudeText, goalsText }: Morning): boolean {
  if (quote.includes('…')) return false
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[’‘"“”]/gu, "'")
      .replace(/[()<>/]/gu, ' ')
      .replace(/\s+/gu, ' ')
  const page = plain(`${gratitudeText}\n${goalsText}`.replaceAll('\n', ' ¶ '))
  const at = page.indexOf(plain(quote))
  // A corrected line is not on the page letter by letter; `quotes spelt right` covers it.
  if (at === -1) return true
  const before = page.slice(0, at).trimEnd()
  const after = page.slice(at + plain(quote).length).trimStart()
  const begins =
    before === '' ||
    /[¶.!?,;:]$|(?:grateful|thankful) for$|(?:want|need|have|going|like|try) to$|(?:will|'ll|should|could|must|probably|finally|so|well|oh|and|but|und|y|et|e)$|^i'?ll$/u.test(
      before,
    )
  const ends =
    after === '' ||
    /^(?:[¶.!?,;:…)–—-]|lol|tbh|ngl|lmao|fr|rn|(?:and|but|because|when|while|who|which|since|so that|und|aber|weil|mais|et|y|pero|though|tho|too|e)(?!\p{L}))/u.test(
      after,
    )
  return begins && ends
}

export function compose(morning: Morning): Judged {
  const { text, sentences } = composeLetter(requestOf(morning))
  return judge(morning, text, sentences, readingOf(morning))
}

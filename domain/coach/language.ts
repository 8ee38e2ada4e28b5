import { learnedWords } from './language-words.ts'
import { foldLetters } from './phrases.ts'

export const languages = ['en', 'de', 'es', 'fr', 'pt', 'it'] as const
/** Languages in which a letter says one sentence that fits every page. */
const neutralLanguages = [
  'nl',
  'sv',
  'da',
  'fi',
  'pl',
  'cs',
  'ro',
  'hu',
  'tr',
  'ru',
  'el',
  'zh',
  'ja',
  'ko',
  'ar',
  'he',
  'hi',
  'th',
] as const
export type Language = (typeof languages)[number] | (typeof neutralLanguages)[number] | 'other'

/** Frequent words of each language that are rare in the others. Of the languages without texts they were chosen by hand. */
const frequent: Partial<Record<Language, string>> = {
  ...learnedWords,
  pt: 'os as da do das dos não uma um com para meu minha meus minhas mais estou hoje ontem amanhã muito em na nas nos sem pai mãe irmã irmão filho filha chuva trabalho ligar fazer terminar ler caminhar dormir família saúde é está ao à quero queria morrer morto morta viver nada isso foi tem ter ela ele você seu sua dele dela pelo pela noite dia café bolo cachorro gato avó avô comprar lavar marcar pagar levar buscar cedo tarde ainda já só também depois antes quando porque novo nova bom boa mesmo pouco primeiro primeira',
  it: 'il lo gli di che non una per con mio mia miei mie più sono ho oggi ieri perché della nel al figlio figlia bene fare spesa sole caffè voglio vorrei morire vivere farla finita niente giorno essere anche ha fatto senza come dopo prima ancora già solo tutto tutta quando nuovo nuova buono casa notte sera mattina nonna nonno cane gatto pioggia lavoro comprare chiamare andare leggere dormire pulire pagare portare finire uscire finestra treno lettera poi sei alla allo dal dalla nei nelle',
  nl: 'het een mijn niet ik met voor van zus op naar maken koffie de dat was ze nog bij uit ook zijn haar heeft vandaag morgen moeder vader kind huis slapen bellen',
  sv: 'och att jag inte är för på med min mitt mina ett hade från efter hos sover kaffe barnen dag idag ska ringa',
  da: 'og ikke jeg på til min mit mine har fra efter med af kaffe mor far børnene dag skal ringe være også',
  fi: 'ja on ei että kun minä oli kahvi äiti isä lapset tänään hyvä uni aurinko kävely koira soittaa minun ollut',
  pl: 'nie mój moja moje się dla jest na kawa rodzina do że zdrowie dzień dziś dzisiaj spacer słońce zadzwonić',
  cs: 'je se na že jsem moje můj rodina káva dnes den zdraví dobrý zavolat děti spánek slunce',
  ro: 'și este mea meu pentru cu că nu azi cafea familia sănătate soare copii să sun somn',
  hu: 'és hogy nem egy az van család kávé ma jó nap egészség anya apa gyerekek hívni alvás köszönöm',
  tr: 've benim bir için bugün ailem kahve sağlık güneş annem babam çocuklar iyi uyku aramak çok bu',
}
/** Of each word, the languages in which it is frequent. Made by the first page that is read. */
let languagesOf: Map<string, Language[]> | undefined
function readFrequent(): Map<string, Language[]> {
  const found = new Map<string, Language[]>()
  for (const [language, words] of Object.entries(frequent) as [Language, string][])
    for (const word of new Set(words.split(' ').map(foldLetters)))
      found.set(word, [...(found.get(word) ?? []), language])
  return found
}

/** A page with up to so many words is short. */
const shortPage = 6

/** The language of a script; of several the first. Japanese has characters of Chinese. */
const scripts: [Language, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
]

/** Letters of none of the languages. */
const foreignLetter = /[ąćęłńśźżčďěňřšťůžőűğışățđåøæ]/giu

/** A name, or in German a noun, of which other words tell enough. */
const names = /(?<=[^.!?…\n][^\S\n])\p{Lu}[\p{L}'’-]*(?:[^\S\n]\p{Lu}[\p{L}'’-]*)*/gu
/** "La Traviata" at the beginning of a line. In German an article and a noun look the same. */
const title = /^\P{L}*\p{Lu}\p{Ll}*(?=\s\p{Lu}\p{Ll})/u
const link = /(?:https?:\/\/|www\.)\S+/giu

/**
 * The language of a page. Links and names do not count. A language other than English needs words in two lines, or, on
 * a page that is not short, three words: a title, a dish or a quotation is in one line. A page without such words is
 * in the language that its writer reads, unless it has more words of English.
 */
export function languageOf(lines: readonly string[], read = 'en'): Language {
  const text = lines.join('\n').slice(0, 2_000)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const written = scripts.map(([language, script]) => ({ language, count: text.match(script)?.length ?? 0 }))
  if (written.reduce((sum, { count }) => sum + count, 0) * 2 > letters)
    return written.find(({ count }) => count > 0)!.language
  const scores = Object.fromEntries(
    Object.keys(frequent).map((language): [string, Score] => [language, { words: new Set(), lines: new Set() }]),
  ) as Record<Language, Score>
  languagesOf ??= readFrequent()
  let [count, rows] = [0, 0]
  const unlinked = text.replace(link, ' ')
  const wordsOfLines = wordsOf(unlinked)
  for (const [at, line] of unlinked.split('\n').entries()) {
    const words = wordsOfLines[at]!
    if (words.length === 0) continue
    const untitled = title.test(line) ? wordsOf(line.replace(title, ' ')).flat() : words
    for (const word of words)
      for (const language of languagesOf.get(word) ?? [])
        if (language === 'de' || untitled.includes(word)) {
          scores[language].words.add(word)
          scores[language].lines.add(rows)
        }
    count += words.length
    rows += 1
  }
  const scored = Object.entries(scores) as [Language, Score][]
  // English is the first of equals.
  const [[language, best], [, second]] = scored.toSorted(([, one], [, other]) => other.words.size - one.words.size) as [
    [Language, Score],
    [Language, Score],
  ]
  const score = best.words.size
  const isSpread = best.lines.size >= Math.min(2, rows) || (count > shortPage && score >= 3)
  const isAhead = score > second.words.size
  const isSure = score >= 2 && isAhead && score > scores.en.words.size + 1
  const isShort = count <= shortPage && isAhead && score * 3 >= count
  if (isSpread && (isSure || isShort)) return language
  if ((text.match(foreignLetter)?.length ?? 0) > 1) return 'other'
  const known = languages.find((one) => one === read) ?? 'en'
  return scores.en.words.size > scores[known].words.size ? 'en' : known
}

type Score = { words: Set<string>; lines: Set<number> }

/** By line. */
function wordsOf(text: string): string[][] {
  const lines = foldLetters(text.replace(names, ' ')).split('\n')
  // One letter is a word in many languages.
  return lines.map((line) => line.match(/[\p{L}\p{M}'’-]{2,}/gu) ?? [])
}

/** How a line may begin before its own words. */
export const prefaces = {
  thanks:
    /^(?:(?:today|this morning)[,:]?\s+)?(?:i\s*(?:['’]m| am)\s+(?:(?:so|very|really|truly|also)\s+)?(?:grateful|thankful|glad|happy|blessed)(?: today)?\s+(?:(?:for|that|about):?|to have)|(?:so |very )?(?:grateful|thankful)\s+(?:for|that|about):?|(?:thank you|thanks)\s+for|ich bin (?:so |sehr )?dankbar (?:für|dass)|dankbar für|estoy agradecid[oa] por|agradecid[oa] por|gracias por|je suis (?:reconnaissante?|contente?) (?:pour|de|que)|merci pour|sou grat[oa] (?:por|pela|pelo)|obrigad[oa] (?:por|pela|pelo))\s+(?=\S)/iu,
  plans:
    /^(?:(?:today|this morning|tonight)[,:]?\s+)?(?:i\s+(?:(?:want|need|have|plan|hope|am going) to|will|should|must|might)|i['’](?:ll|d like to|m going to)|goal:|to ?do:)\s+(?=\S)/iu,
}

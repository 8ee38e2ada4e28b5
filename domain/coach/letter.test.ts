import { describe, expect, it } from 'vitest'
import { sentenceDays, type CoachRequest } from '../coach-request.ts'
import { addDays } from '../time/local-date.ts'
import { sampleMorning, sampleReply } from '../sample-morning.ts'
import { sentenceId } from './choosing.ts'
import { helpMessageFor } from './help-message.ts'
import { composeEnding, composeLetter } from './letter.ts'
import { idsIn, linesOf } from './letters.ts'
import { readPage } from './page.ts'
import { brightTexts, hardTexts, openTexts, ordinaryPage, ownWords, quotations } from './test-pages.ts'

const person = { personId: 'maria', name: 'Maria Lopez', date: '2026-11-24', premium: false }
const letterOn = (gratitudeText: string, goalsText: string, changes: Partial<CoachRequest> = {}) =>
  composeLetter({ ...person, gratitudeText, goalsText, ...changes })

type Texts = { gratitudeText: string; goalsText: string }
/** The letters to one person with the same page each day, as they are stored. */
function lettersOfDays(texts: Texts, count: number, changes: Partial<CoachRequest> = {}) {
  const letters: ReturnType<typeof composeLetter>[] = []
  for (let day = 0; day < count; day += 1) {
    const recentSentences = letters.slice(-sentenceDays).flatMap(({ sentences }) => sentences)
    letters.push(composeLetter({ ...person, ...texts, ...changes, date: addDays(person.date, day), recentSentences }))
  }
  return letters
}

const german = {
  gratitudeText: 'Meine Schwester hat gestern angerufen\nDie Sonne auf dem Balkon\nEin ruhiger Morgen mit Kaffee',
  goalsText: 'Die Wohnung putzen\nMit dem Hund in den Park gehen',
}
const otherPages: [what: string, texts: Texts][] = [
  ['a German page', german],
  [
    'a French page',
    { gratitudeText: 'Mes enfants ont ri avec moi\nLe soleil sur la terrasse', goalsText: 'Appeler ma sœur' },
  ],
  [
    'a Spanish page',
    { gratitudeText: 'Mis hijos se rieron conmigo\nEl sol en la terraza', goalsText: 'Llamar a mi hermana' },
  ],
]
/** Of the end that a sentence of a plan may not have. */
const none = sentenceId('')
const terse = { gratitudeText: 'tea\nsun', goalsText: 'nap' }
const pages: [what: string, texts: Texts][] = [
  ['an open page', openTexts],
  ['a bright page', brightTexts],
  ['a hard page', hardTexts],
  ['a page of few words', terse],
  [
    'a page in one line',
    { gratitudeText: 'Found three hammers in the shed. Dry all day', goalsText: 'sort the screws' },
  ],
  [
    'an open page that is more likely hard',
    { gratitudeText: 'the ward was quiet\nthe door alarm worked', goalsText: 'water the plants' },
  ],
  ...otherPages,
]

describe('sixty days', () => {
  it.each(pages)('%s: no sentence twice', (_, { gratitudeText, goalsText }) => {
    const recentSentences: string[] = []
    const sent = Array.from({ length: sentenceDays }, (__, day) => {
      // The page is another one each day, in the words of its lines alone.
      const [thanks, plans] = [gratitudeText, goalsText].map((text) => text.replace(/$/gmu, ` on day ${day}`))
      const date = addDays(person.date, day)
      const letter = letterOn(thanks!, plans!, { date, recentSentences, isMorning: true })
      recentSentences.push(...letter.sentences)
      const oneLine = letter.text.replace(/“[^”]*”/gu, (quote) => quote.replaceAll('. ', '.'))
      return oneLine.split(/(?<=[.?!]) |\n+/u)
    }).flat()
    expect(sent.filter((sentence, at) => sent.indexOf(sentence) !== at)).toEqual([])
  })

  it.each(pages)('%s: no sentence in two letters, one after the other', (_, texts) => {
    const letters = lettersOfDays(texts, sentenceDays)
    for (const [at, { text }] of letters.slice(1).entries()) expect(text).not.toBe(letters[at]!.text)
    const frames = letters.map(({ sentences }) => sentences)
    expect(frames.filter((ids, at) => ids.some((id) => id !== none && frames[at - 1]?.includes(id)))).toEqual([])
  })

  it.each(pages.filter(([, texts]) => texts !== terse))(
    '%s: within seven days no order of kinds more than twice',
    (_, texts) => {
      const orders = lettersOfDays(texts, 42).map(({ kinds }) => kinds.join(' '))
      for (let from = 0; from + 7 <= orders.length; from += 1) {
        const week = orders.slice(from, from + 7)
        for (const order of week) expect(week.filter((one) => one === order).length, order).toBeLessThanOrEqual(2)
      }
    },
  )

  it('two people get different letters', () => {
    const lettersOf = (personId: string) => lettersOfDays(openTexts, 14, { personId }).map(({ text }) => text)
    const [one, other] = [lettersOf('ann'), lettersOf('bob')]
    expect(one.filter((text, day) => text === other[day])).toEqual([])
  })
})

describe('the hour', () => {
  const names =
    /morning|breakfast|good day|Guten (?:Morgen|Tag)|heute Morgen|bonjour|ce matin|bonne journée|buen(?:os)? día|esta mañana/i
  const ofDays = (texts: Texts, isMorning: boolean) =>
    lettersOfDays(texts, 60, { isMorning }).map(({ text }) =>
      ownWords(text, ordinaryPage(texts.gratitudeText, texts.goalsText)),
    )
  const emptyPage = { gratitudeText: '', goalsText: '' }

  it.each([...pages, ['an empty page', emptyPage] as const])('is not named later than in the morning: %s', (_, texts) =>
    expect(ofDays(texts, false).filter((text) => names.test(text))).toEqual([]),
  )
  it.each([pages[1]!, ...otherPages])('is named in the morning: %s', (_, texts) =>
    expect(ofDays(texts, true).filter((text) => names.test(text)).length).toBeGreaterThan(5),
  )
})

describe('the language of a page', () => {
  const germanLetters = lettersOfDays(german, 3).flatMap(({ sentences }) => sentences)
  const idsAfter = (gratitudeText: string, recentSentences: string[]) =>
    letterOn(gratitudeText, '', { recentSentences }).sentences

  it.each(['Emma\nOslo', 'Croissant', '', 'Tee\nNachtschicht geschafft\nPaket is da'])(
    'that no word shows is that of the last letter: %j',
    (thanks) => {
      expect(idsIn(linesOf('en'))).toEqual(expect.arrayContaining(idsAfter(thanks, [])))
      expect(idsIn(linesOf('de'))).toEqual(expect.arrayContaining(idsAfter(thanks, germanLetters)))
    },
  )
  it('that the words show is no other', () =>
    expect(idsIn(linesOf('en'))).toEqual(expect.arrayContaining(idsAfter('the tea with my aunt', germanLetters))))
})

describe('the band of a page', () => {
  const english = linesOf('en')
  const of = (...parts: unknown[]) => new Set(parts.flatMap(idsIn))
  const { lead, plan, together, climax } = english
  const forHard = of(lead.loss, english.quiet)
  const forOthers = of(lead.bright, lead.open, together.bright, together.open, climax.bright, climax.open, plan.wished)
  const sentencesOf = (texts: Texts) => lettersOfDays(texts, 30).flatMap(({ sentences }) => sentences)

  it('keeps sentences of other pages from a hard one', () => {
    const sentences = sentencesOf(hardTexts)
    expect(sentences.filter((id) => forOthers.has(id) && !forHard.has(id))).toEqual([])
    expect(sentences.filter((id) => forHard.has(id)).length).toBeGreaterThan(40)
  })

  it.each([
    ['a bright', brightTexts],
    ['an open', openTexts],
  ])('keeps sentences of hard pages from %s one', (_, texts) => {
    const sentences = sentencesOf(texts)
    expect(sentences.filter((id) => forHard.has(id) && !forOthers.has(id))).toEqual([])
    expect(sentences.filter((id) => forOthers.has(id)).length).toBeGreaterThan(25)
  })

  it('says sorry only about a loss', () => {
    const sorry = of(lead.loss)
    const saysSorry = (texts: Texts) => sentencesOf(texts).some((id) => sorry.has(id))
    expect(saysSorry(hardTexts)).toBe(true)
    const ward = `nobody died, which on our ward is a win\n${brightTexts.gratitudeText}`
    expect(saysSorry({ ...brightTexts, gratitudeText: ward })).toBe(false)
  })
})

describe('a plan that continues a line of thanks', () => {
  const continued = new Set((['en', 'de', 'fr', 'es'] as const).flatMap((one) => idsIn(linesOf(one).plan.continued)))
  const daysWithIt = (gratitudeText: string, goalsText: string) =>
    lettersOfDays({ gratitudeText, goalsText }, 20).filter(({ sentences }) => sentences.some((id) => continued.has(id)))

  it.each([
    ['Half marathon, slow\nSome man dressed as a lobster beat me', 'water the plants\nresearch lobsters', '“research'],
    ['the cat was sick on the rug\nthe bus came', 'water the plants\nhoover that rug', '“hoover'],
    ['Edna said I looked sixty\nthe bus came', 'the bins\nask Edna to the dance', '“ask Edna'],
    ['Der Rüdiger kam mit Hut zur Tür rein', 'Milch holen\nRüdiger zum Skat einladen', '„Rüdiger zum'],
    ['Le chat a dormi dans le panier\nle soleil sur la mer', 'laver le panier', '« laver'],
    ['La doctora Meche vino a mi casa ayer\nel sol', 'llevarle pan a la doctora', '«llevarle'],
  ])('is the one that is named, in words that say so: %j', (thanks, plans, quote) => {
    const letters = daysWithIt(thanks, plans)
    expect(letters.length).toBeGreaterThan(4)
    for (const { text } of letters) expect(text.replace(/[\u00a0\u202f]/gu, ' ')).toContain(quote)
  })
  it.each([
    ['the tea with my aunt', 'water the plants'],
    ['Thank you for the rain', 'thank the postman'],
    ['I did not go back', 'bring the ladder back\nnot look'],
  ])('and no other: %j', (thanks, plans) => expect(daysWithIt(thanks, plans)).toEqual([]))
})

it('no full stop follows a mark that ends a quoted line', () => {
  for (const { text } of lettersOfDays(
    { gratitudeText: 'Will it ever rain again?\nWho fed the cat next door?', goalsText: '' },
    30,
  ))
    expect(text).not.toMatch(/[?!]”\./u)
})

it('the line with most words leads or comes last', () => {
  const gratitudeText = 'coffee\nMo read a whole page out loud\nthe bus'
  const letters = lettersOfDays({ gratitudeText, goalsText: '' }, 30)
  const leads = letters.filter(({ kinds }) => kinds.some((kind) => kind === 'lead' || kind === 'climax'))
  expect(leads.length).toBeGreaterThan(20)
  for (const { text, kinds } of leads)
    expect(quotations(text).at(kinds.includes('climax') ? -1 : 0)).toBe('Mo read a whole page out loud')
})

it('a short page in one line is quoted whole, and a counted one is not', () => {
  const joke = 'Found 2.5 hammers in the shed. Did not know I had one. Dry all day'
  for (const { text } of lettersOfDays({ gratitudeText: joke, goalsText: '' }, 30))
    expect(quotations(text)).toEqual([joke])
  for (const { text } of lettersOfDays({ gratitudeText: '1. dry socks 2. the bus 3. lunch', goalsText: '' }, 30))
    expect(quotations(text).toSorted()).toEqual(['dry socks', 'lunch', 'the bus'])
  const thanks = 'Thanks for the alarm. Thanks for the lift on Saturday'
  for (const { text } of lettersOfDays({ gratitudeText: thanks, goalsText: '' }, 30))
    expect(quotations(text).toSorted()).toEqual(['the alarm', 'the lift on Saturday'])
})

it('a hard page on which no line shows what is hard gets plain sentences, no plan and, in the morning, a gentle wish', () => {
  const gratitudeText = 'The other side of the bed is still made\nneighbour cut our hedge along with his\ntea'
  const goalsText = 'find out which bank\nask Dele about his garage'
  expect(ordinaryPage(gratitudeText, goalsText)).toMatchObject({ band: 'hard', hardship: undefined })
  const letters = lettersOfDays({ gratitudeText, goalsText }, 30, { isMorning: true })
  const { lead, quiet } = linesOf('en')
  const sad = new Set(idsIn([lead.loss, quiet]))
  for (const { kinds, sentences } of letters) {
    expect(sentences.filter((id) => sad.has(id))).toEqual([])
    expect(kinds).toContain('closing')
    expect(kinds).not.toContain('plan')
  }
})

it('a letter asks how a plan went, and not of a plan of two words', () => {
  const asked = (goalsText: string) =>
    lettersOfDays({ ...brightTexts, goalsText }, 30).filter(({ text }) => text.includes('tell me tomorrow'))
  expect(asked('dance with Anna again').length).toBeGreaterThan(10)
  expect(asked('post office')).toEqual([])
})

it.each(pages)('a sentence goes on after the greeting without a capital letter: %s', (_, texts) => {
  const greeted = lettersOfDays(texts, 30).flatMap(({ text, kinds }) => (kinds[0] === 'greeting' ? [text] : []))
  expect(greeted.length).toBeGreaterThan(5)
  for (const text of greeted) expect(text).toMatch(/^[^“„«]*?Maria(?:,| –) (?:I |[\p{Ll}“„«])/u)
})

it('a reply that a model began can be completed', () => {
  for (const texts of [openTexts, brightTexts, hardTexts]) {
    const page = ordinaryPage(texts.gratitudeText, texts.goalsText)
    expect(linesOf('en').ending[page.band]).toContain(composeEnding(page, person))
  }
})

it('a page of few words gets at most two sentences', () => {
  for (const texts of [terse, { gratitudeText: 'tea', goalsText: '' }, { gratitudeText: '', goalsText: 'nap' }])
    for (const { text, kinds } of lettersOfDays(texts, 30)) {
      expect(kinds.filter((kind) => kind !== 'greeting').length).toBeLessThanOrEqual(2)
      expect(text).not.toContain('\n')
    }
})

it('a page of plans alone gets one sentence about one plan', () => {
  for (const goalsText of ['nap', 'dance with Anna!', 'Post office and the bins\nDentist at noon'])
    for (const { text, kinds } of lettersOfDays({ gratitudeText: '', goalsText }, 30)) {
      expect(kinds.filter((kind) => kind === 'plan')).toHaveLength(1)
      expect(quotations(text)).toHaveLength(1)
    }
})

it('a page without a line that can be quoted gets one sentence without a quotation', () => {
  for (const texts of [
    { gratitudeText: '', goalsText: '' },
    { gratitudeText: '...', goalsText: 'https://example.com' },
  ])
    for (const { text, kinds } of lettersOfDays(texts, 30)) {
      expect(kinds).toEqual(['bare'])
      expect(quotations(text)).toEqual([])
    }
})

it('a page in a language without lines gets English around its own words', () => {
  const polish = { gratitudeText: 'moja rodzina i kawa rano\nnie ma deszczu', goalsText: 'zadzwonić do siostry' }
  const [letter] = lettersOfDays(polish, 1)
  expect(readPage(polish)).toMatchObject({ language: 'other' })
  expect(quotations(letter!.text)).toEqual(expect.arrayContaining(['moja rodzina i kawa rano', 'nie ma deszczu']))
  expect(idsIn(linesOf('en'))).toEqual(expect.arrayContaining(letter!.sentences))
})

it.each([
  ['de', german],
  ['it', { gratitudeText: 'mia figlia ha riso con me\nil sole sul mare', goalsText: 'chiamare il nonno' }],
  ['pt', { gratitudeText: 'minha filha riu comigo\no sol na varanda', goalsText: 'ligar para a avó' }],
] as const)('a page in a language with lines gets those: %s', (language, texts) => {
  const sentences = lettersOfDays(texts, 14).flatMap((letter) => letter.sentences)
  expect(idsIn(linesOf(language)).filter((id) => language === 'de' || !idsIn(linesOf('en')).includes(id))).toEqual(
    expect.arrayContaining(sentences.filter((id) => id !== none)),
  )
})

describe('a page that is not ordinary', () => {
  it.each(['I want to die', 'Ich will nicht mehr leben', 'Quiero morir'])(
    'that needs help gets the help message: %s',
    (words) => {
      const texts = { gratitudeText: 'tea', goalsText: words }
      expect(letterOn('tea', words, { zone: 'Europe/Vienna' })).toEqual({
        text: helpMessageFor({ page: texts, zone: 'Europe/Vienna' }),
        sentences: [],
        kinds: [],
      })
    },
  )

  it.each([
    ['en', 'my sister\nthe coffee this morning', 'drink to forget'],
    ['de', 'meine Schwester\nder Kaffee am Morgen', 'mich heute betrinken und nichts mehr spüren'],
    ['es', 'mi hermana\nel café de la mañana', 'beber vodka para olvidar'],
    ['fr', 'ma sœur\nle café du matin', 'boire du vin pour oublier'],
  ] as const)(
    'that plans harm, in %s, gets the lines for it in its language, and no quotation',
    (language, thanks, plan) => {
      expect(readPage({ gratitudeText: thanks, goalsText: plan })).toEqual({ kind: 'harm', harm: 'alcohol', language })
      const { seen, care } = linesOf(language).harm.alcohol
      for (const { text, sentences } of lettersOfDays({ gratitudeText: thanks, goalsText: plan }, 14)) {
        const [first, second, ...more] = text.split('\n\n')
        expect(seen).toContain(first)
        expect(care).toContain(second)
        expect(more).toEqual([])
        expect(sentences).toEqual([first, second].map((sentence) => sentenceId(sentence!)))
      }
    },
  )
})

describe('with Premium', () => {
  const plan = 'call the bank about the card'
  const memory = {
    recentEntries: ['2026-11-20', '2026-11-22'].map((date) => ({ date, page: ordinaryPage('tea', plan) })),
    activeGoals: [],
  }
  const threadsIn = (changes: Partial<CoachRequest>) =>
    lettersOfDays({ ...brightTexts, goalsText: `${plan}\nPancakes again` }, 14, { memory, ...changes }).filter(
      ({ kinds }) => kinds.includes('thread'),
    )

  it('a letter names what continues, with its days', () => {
    const letters = threadsIn({ premium: true })
    expect(letters.length).toBeGreaterThan(2)
    for (const { text } of letters) expect(text).toMatch(/3 days|day 3/u)
  })

  it('and without it, it names no earlier day', () => expect(threadsIn({ premium: false })).toEqual([]))
})

// If a sentence has changed, the failure shows the text for sample-morning.ts.
it('the sample of the landing page is what the composer writes', () =>
  expect(sampleReply).toBe(composeLetter(sampleMorning).text))

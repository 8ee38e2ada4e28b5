import { describe, expect, it, onTestFinished } from 'vitest'
import { realLanguages } from '../languages.ts'
import { sampleMorning } from '../sample-morning.ts'
import { followLanguage, landing } from '../texts.ts'
import { addDays } from '../time/local-date.ts'
import { composeEnding, composeLetter, letterFor } from './letter.ts'
import { readPage } from './page.ts'
import { sentencesIn } from './sentences.ts'
import { hardTexts, likelyTexts, ordinaryPage } from './test-pages.ts'

const addressee = { personId: 'maria', name: 'Maria', date: '2026-11-24', premium: false }
const letterOf = (gratitudeText: string, goalsText = '', more = {}) =>
  composeLetter({ ...addressee, ...more, gratitudeText, goalsText }).text
const { plain, hard, about } = sentencesIn('en')
/** What is hard in its own words, or a line of the page with nothing cheerful after it. */
const isQuiet = (text: string) =>
  [...hard, ...about.hard!.grief_person!.say].includes(text) || /^[^“]*“[^”]*”[^“”]*(?:“[^”]*”[^“”]*)*$/u.test(text)
/** The sentences of a topic, with the name of the thing in its place. */
const saidOf = (say: readonly string[], name: string) => say.map((sentence) => sentence.replace('{n}', name))

describe('a letter', () => {
  it('has a sentence about the thanks, and one about a plan', () => {
    const text = letterOf('my dog slept on my feet\ncoffee', 'call mum\nlaundry')
    expect(
      saidOf(about.thanks!.dog!.say, 'the dog').flatMap((first) =>
        saidOf(about.plans!.call_parent!.say, 'your mum').map((second) => `${first} ${second}`),
      ),
    ).toContain(text)
  })

  it('is about what matters most: the news before the weather, a person before a chore', () => {
    const text = letterOf('sunshine\nI passed my driving test', 'dishes\ncall my dad')
    expect(text).toMatch(/driving test|exam|test|Congratulations/)
    expect(text).toContain('your dad')
  })

  it('quotes the line with most words where nothing is recognised', () => {
    const text = letterOf('the quorum met\nthe vicar lost to Rosalind by three points')
    expect(text).toMatch(/“the vicar lost to Rosalind by three points”.*“the quorum met”/u)
  })

  it('has a sentence about a plan for another person beside a quotation, and about no chore', () => {
    const thanks = 'the vicar lost to Rosalind by three points'
    const forMum = saidOf(about.plans!.call_parent!.say, 'your mum')
    const text = letterOf(thanks, 'laundry\ncall my mum')
    expect(forMum.some((sentence) => text.endsWith(`. ${sentence}`))).toBe(true)
    expect(letterOf(thanks, 'laundry')).toMatch(/^[^“]*“[^”]*”[^.]*\.$/u)
  })

  it.each([
    'clean the gun',
    'call mum one last time',
    'walk to the bridge',
    'call my mum to say goodbye',
    'cancel the gym',
  ])('says nothing of a plan that could be a means or a farewell, or is called off: %s', (plan) =>
    expect(letterOf('coffee', plan)).toBe(letterOf('coffee')),
  )

  it('names a thing once', () => {
    for (const personId of ['ada', 'ben', 'cleo', 'dov', 'eva', 'finn', 'gus', 'hal'])
      expect(letterOf('tea', 'unpack kitchen', { personId }).match(/kitchen/g)).toHaveLength(1)
  })

  it('names a thing that is spelled in two ways', () =>
    expect(letterOf('coffee', 'write my résumé')).toContain('the resume'))

  it('names no plan that was not recognised beside a quotation', () =>
    expect(letterOf('the vicar lost to Rosalind by three points', 'go back to Rosalind tonight')).not.toContain(
      'tonight',
    ))

  it('says one sentence that fits every page where nothing can be quoted either', () =>
    expect(plain).toContain(letterOf('—', 'https://example.com')))

  it('says nothing cheerful, and no plan, on a hard page', () => {
    const text = letterOf(hardTexts.gratitudeText, hardTexts.goalsText)
    expect(text).not.toContain('bank')
    expect(isQuiet(text)).toBe(true)
  })

  it('says nothing cheerful where a line has a sign of something grave', () => {
    const text = letterOf('the funeral flowers were white\nsunshine', 'go for a walk')
    expect(text).not.toContain('walk')
    expect(isQuiet(text)).toBe(true)
  })

  it('says where somebody listens, and no plan, where danger is likely', () => {
    const text = letterOf(likelyTexts.gratitudeText, likelyTexts.goalsText, { zone: 'Europe/London' })
    const [quiet, reach] = text.split('\n\n')
    expect(sentencesIn('en').quiet).toContain(quiet)
    expect(reach).toContain('116\u00a0123')
  })

  it.each([
    ['pl', 'moja rodzina\nkawa na balkonie', 'zadzwonić do siostry'],
    ['ja', '今日のコーヒー\n家族', '散歩'],
  ] as const)('is in the language of the page, also where it is not read: %s', (language, gratitudeText, goalsText) =>
    expect(
      [...sentencesIn(language).plain, ...sentencesIn(language).telling].map((sentence) => sentence.replace('{q}', '')),
    ).toContain(letterOf(gratitudeText, goalsText).replace(/„.*”/u, '')),
  )

  it('has other sentences each day for a person who writes the same each day', () => {
    const recent: string[] = []
    const texts = Array.from({ length: 4 }, (_, day) => {
      const date = addDays(addressee.date, day)
      const letter = composeLetter({
        ...addressee,
        date,
        recentSentences: recent,
        gratitudeText: 'coffee',
        goalsText: 'go for a walk',
      })
      recent.push(...letter.sentences)
      return letter.text
    })
    expect(new Set(texts).size).toBe(4)
  })

  it.each([
    ['en', 'partner', 'he times me, be home before six', 'Europe/Dublin', '112', '1800 341 900'],
    ['en', 'food', 'I can count my ribs', 'Australia/Perth', undefined, '1800 33 4673'],
    ['en', 'trafficking', 'madam still has my passport', 'America/New_York', undefined, '1-888-373-7888'],
    ['de', 'child', 'Mama hat mich wieder mit dem Gürtel gehauen\nmeine Katze', 'Europe/Vienna', '133', '147'],
    ['es', 'partner', 'mi marido me revisa el móvil\nel café', 'America/Lima', '105', '100'],
    ['pt', 'partner', 'meu marido me bateu ontem\no café com minha irmã', 'America/Sao_Paulo', '190', '180'],
    ['fr', 'voices', 'Les voix me disent de ne pas dormir\nle café', 'Europe/Paris', '15', '3114'],
    [
      'de',
      'violence',
      'Ich denke ständig daran, ihn zu erstechen\nKaffee',
      'Asia/Tokyo',
      'den Notruf',
      'findahelpline.com',
    ],
  ] as const)('in %s about %s ends with who helps: %s', (language, kind, gratitudeText, zone, urgent, line) => {
    const { seen, care } = sentencesIn(language).harm[kind]
    const [first, second, last, ...more] = letterOf(gratitudeText, '', { zone }).replaceAll('\u00a0', ' ').split('\n\n')
    expect(seen).toContain(first)
    expect(care).toContain(second)
    expect(more).toEqual([])
    expect(last).toContain(line)
    if (urgent) expect(last!.indexOf(urgent)).toBeLessThan(last!.indexOf('.'))
  })

  it.each([
    ['en', 'tea', 'drink to forget'],
    ['pt', 'o café com minha irmã', 'beber para esquecer'],
  ] as const)('in %s to a plan that harms has its own words, and ends there', (language, gratitudeText, goalsText) => {
    const { seen, care } = sentencesIn(language).harm.alcohol
    const [first, second] = letterFor(readPage({ gratitudeText, goalsText }), addressee).text.split('\n\n')
    expect(seen).toContain(first)
    expect(care.some((sentence) => second!.startsWith(sentence))).toBe(true)
  })
})

it('an unfinished reply ends quietly on a hard page', () => {
  const { ending } = sentencesIn('en')
  expect(ending.hard).toContain(composeEnding(ordinaryPage(hardTexts.gratitudeText, hardTexts.goalsText), addressee))
  expect(ending.ordinary).toContain(composeEnding(ordinaryPage('coffee', 'read'), addressee))
})

// If a sentence has changed, the failure shows the text for the table.
it.each(realLanguages)('the sample of the landing page in %s is what the composer writes', (language) => {
  followLanguage(() => language)
  onTestFinished(() => followLanguage(() => 'en'))
  const { reply, ...morning } = landing.sample
  expect(composeLetter({ ...sampleMorning, ...morning }).text).toBe(reply)
})

describe('in a language whose plans are not read, a letter', () => {
  it('quotes one of the thanks and one of the plans', () => {
    const text = letterOf('Meine Schwester hat mich angerufen\nRegen in der Nacht', 'Steuer\nmit Oma zum Fluss gehen')
    expect(text).toContain('„Meine Schwester hat mich angerufen“')
    expect(text).toContain('„mit Oma zum Fluss gehen“')
    expect(text).not.toContain('Regen')
  })
  it('quotes all thanks where nothing is planned', () =>
    expect(letterOf('Meine Schwester hat mich angerufen\nder Regen in der Nacht', '')).toContain('Regen'))
  it.each([
    ['Meine Schwester hat mich angerufen', 'zur Brücke gehen'],
    ['Meine Schwester hat mich angerufen', 'die Waffe putzen'],
    ['Meine Schwester hat mich angerufen', 'mich von allen verabschieden'],
    ['Ma sœur m’a appelé hier', 'nettoyer les armes'],
    ['Mi hermana me llamó ayer', 'limpiar las armas'],
    ['Minha irmã me ligou ontem', 'separar os remédios'],
    ['Minha irmã me ligou ontem', 'me despedir de todos'],
  ])('quotes no plan that could be a means or a farewell: %s, %s', (thanks, plan) =>
    expect(letterOf(thanks, plan)).not.toContain(plan),
  )
  it('quotes no plan on a hard page', () => {
    const text = letterOf('Es ist alles schwer und ich bin so traurig\nMama ist gestorben', 'zum Fluss gehen')
    expect(text).not.toContain('Fluss')
  })
})

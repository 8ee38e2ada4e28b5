import { describe, expect, it } from 'vitest'
import { addDays } from '../local-date.ts'
import { sampleMorning, sampleReply } from '../sample-morning.ts'
import type { CoachRequest } from '../coach-request.ts'
import { isPresentable } from '../reply.ts'
import { harmfulPlans, harmlessPlans } from '../crisis/help-table.ts'
import { sentenceId } from './choosing.ts'
import { composeEnding, composeLetter, composeReply } from './composer.ts'
import { anyStep, steps } from './first-steps.ts'
import * as openings from './openings.ts'
import * as thoughts from './thoughts.ts'

const morning: CoachRequest = {
  personId: 'maria',
  name: 'Maria Lopez',
  date: '2026-11-24',
  gratitudeText: '1. My daughter laughing at breakfast\n2. Coffee on the balcony\n3. The rain has stopped',
  goalsText: 'Finish the report\nWalk 30 minutes\nCall my brother',
  premium: false,
}

const letterFor = (gratitudeText: string, goalsText: string, change: Partial<CoachRequest> = {}) =>
  composeReply({ ...morning, gratitudeText, goalsText, ...change })
/** The letters of many days, so that a sentence that comes seldom is seen too. */
const monthOf = (gratitudeText: string, goalsText: string, change: Partial<CoachRequest> = {}) =>
  Array.from({ length: 31 }, (_, day) =>
    letterFor(gratitudeText, goalsText, { ...change, date: addDays('2026-11-01', day) }),
  )
const words = (text: string) => text.split(/\s+/).length

const cheer = new Set(
  [
    ...Object.values(openings.ordinaryOpenings).flat(),
    ...Object.values(openings.gladOpenings).flat(),
    ...Object.values(thoughts.thoughts).flat(),
    ...thoughts.anyThought,
    ...thoughts.longerThoughts,
    ...thoughts.gladThoughts,
    ...thoughts.reliefThoughts,
    ...thoughts.milestoneThoughts,
    ...thoughts.joyThoughts,
  ].map(sentenceId),
)
/** Whether any letter of a month is glad, or urges to a first step. */
const cheersIn = (gratitudeText: string, goalsText: string) =>
  Array.from({ length: 31 }, (_, day) =>
    composeLetter({ ...morning, gratitudeText, goalsText, date: addDays('2026-11-01', day) }).sentences.filter(
      (id) => cheer.has(id) || [...Object.values(steps).flat(), ...anyStep].some((step) => sentenceId(step) === id),
    ),
  ).flat()

describe('the reply to a page', () => {
  const mornings: [string, string, string, RegExp][] = [
    ['one word', 'Coffee', 'Run', /coffee[^]*run/i],
    ['numbers', '1. my son\n2. soup\n3. rain', '1) pay rent\n2) nap', /(?:your|my) son/],
    ['bullets', '- my son\n• soup', '* pay rent', /pay rent/],
    [
      'a preface',
      'I am so grateful for my sister Ann',
      'Today I will call the bank',
      /(?:my|your) sister Ann[^]*call the bank/,
    ],
    ['a list in one line', 'sun, soup and my son', 'tidy up, nap', /(?:your|my) son/],
    ['emoji', '☀️☕', '🏃‍♀️', /“☀️☕”[^]*“🏃‍♀️”/],
    ['German', 'Meine Familie', 'Wäsche waschen', /„Meine Familie“/],
    ['Chinese', '家人', '跑步', /“家人”[^]*“跑步”/],
    ['Hebrew, in isolates', 'המשפחה', 'לרוץ', /“\u2068המשפחה\u2069”/],
    ['Arabic, in isolates', 'عائلتي', 'الرياضة', /“\u2068عائلتي\u2069”/],
    ['a quotation within', 'reading "Emma"', 'say “no” once', /“reading ‘Emma’”/],
    ['an odd quotation mark', 'a 6" tall sunflower', 'nap', /“a 6 tall sunflower”/],
    ['a link', 'https://www.example.com/a/b?c=d', 'read https://example.org/x', /“example\.com”/],
    ['capitals', 'MY FAMILY', 'DRINK WATER', /MY FAMILY/],
    ['nothing', 'nothing', 'idk', /^[^“]*$/],
    ['a question', 'who knows?', 'sleep?', /“who knows\?”(?!\.)/],
    ['script', '</script><script>alert(1)</script>', 'rest', /“<\/script><script>alert\(?1\)?<\/script>”/],
    ['marks that turn the line round', 'sun\u202e\u0007shine', 'rest', /“sun shine”/],
  ]
  it.each(mornings)('%s', (_, gratitudeText, goalsText, expected) =>
    expect(letterFor(gratitudeText, goalsText)).toMatch(expected),
  )

  it('gives the reply that the landing page shows', () => expect(composeReply(sampleMorning)).toBe(sampleReply))

  it('answers the one section that is filled, and does not mention the other', () => {
    for (const letter of monthOf('Rain on the roof\nMara called', '')) {
      expect(letter).toMatch(/Mara called/)
      expect(isPresentable(letter)).toBe(true)
    }
    for (const letter of monthOf('', 'Walk to the river')) {
      expect(letter).toMatch(/walk to the river/i)
      expect(isPresentable(letter)).toBe(true)
    }
    for (const letter of monthOf('my mother died on Sunday', '')) expect(letter).not.toMatch(/goal|first step/i)
  })

  it('writes 40 to 80 words, and fewer for a page that is not understood', () => {
    for (const letter of monthOf(morning.gratitudeText, morning.goalsText)) {
      expect(words(letter)).toBeGreaterThanOrEqual(40)
      expect(words(letter)).toBeLessThanOrEqual(80)
    }
    for (const letter of [...monthOf('tea', 'nap'), ...monthOf('My dad died', 'rest')]) {
      expect(words(letter)).toBeGreaterThanOrEqual(38)
      expect(words(letter)).toBeLessThanOrEqual(80)
    }
    for (const letter of monthOf('zzyx', 'frobnicate')) expect(words(letter)).toBeLessThan(50)
  })

  it('asks a question on about every second day, and never two', () => {
    const questions = monthOf(morning.gratitudeText, morning.goalsText).map(
      (letter) => letter.match(/\?/g)?.length ?? 0,
    )
    expect(Math.max(...questions)).toBe(1)
    expect(questions.filter((count) => count === 1).length).toBeGreaterThan(10)
    expect(questions.filter((count) => count === 1).length).toBeLessThan(21)
  })

  it('quotes at most twice, and nothing but whole lines, sentences and clauses', () => {
    const page = 'My sister called, just to talk. We laughed a lot about the goat and the wedding in Leeds.'
    for (const letter of monthOf(
      page,
      'get through the pile of mail that has been lying there since August or so\nwalk',
    ))
      for (const quote of letter.match(/“[^”]*”/g) ?? []) {
        expect(quote).not.toContain('…')
        expect([
          '“My sister called, just to talk”',
          '“walk”',
          '“We laughed a lot about the goat and the wedding in Leeds”',
        ]).toContain(quote)
      }
    for (const letter of monthOf('tea\nsun\nmy son', 'nap\nrun\nread'))
      expect(letter.match(/“/g)?.length ?? 0).toBeLessThanOrEqual(2)
  })

  it('speaks to the writer in the words of the page', () => {
    const letters = monthOf('My sister called me', 'call my brother').join('\n')
    expect(letters).toMatch(/[Yy]our sister called you/)
    expect(letters).toMatch(/to call your brother|want to call your brother/)
    expect(letters.replace(/“[^”]*”/g, '')).not.toMatch(/\b(?:my sister|called me|my brother)\b/)
  })

  it('names nobody without an article', () => {
    for (const letter of monthOf('health\nhusband', 'gym'))
      expect(letter.replace(/“[^”]*”/g, '')).not.toMatch(/husband/i)
  })

  it('quotes no misspelt word', () => {
    for (const letter of monthOf('greatful for my freind Dave', 'clean teh kichen'))
      expect(letter).not.toMatch(/greatful|freind|teh|kichen/i)
  })

  it('keeps a quantity and sentences about one thing together', () => {
    for (const letter of monthOf('We saved 1,500 euros. It feels good.', 'nap'))
      expect(letter).not.toMatch(/“(?:500 euros|1|We saved 1”)|“It feels good”/)
  })

  it('names a person before a thing, and an event before a routine', () => {
    for (const letter of monthOf('Coffee\nClean sheets\nMy brother drove six hours to see me', 'nap'))
      expect(letter).toMatch(/brother drove six hours/)
  })

  it('does not put a goal with a fixed time, or for the whole day, first', () => {
    for (const goal of ['go to bed before 11', 'no sugar', 'be patient', 'meeting at noon'])
      for (const letter of monthOf('tea\nsun\nmy son', goal + '\nzzyx')) {
        const sentence = letter.split(/(?<=[.?!])\s+/).find((one) => one.includes(goal) && !one.includes('zzyx'))
        expect(sentence ?? '').not.toMatch(/first|small beginning|needs a beginning|one thing gets done/)
      }
  })

  it.each([
    ['call the bank', /thinking of them|Find the name|hearing from you/],
    ['fix the tap', /surface|song/],
    ['meeting at noon', /bad line|screen|finished/],
    ['thank the nurses', /phone in another room/],
  ])('gives “%s” no step of another kind of goal', (goal, unfit) => {
    for (const letter of monthOf('tea', goal)) {
      const own = letter.replace(/for the length of one song/, '')
      expect(own).not.toMatch(unfit)
    }
  })

  it.each([
    ['without blanks', 'a'.repeat(4_000)],
    ['words', 'word '.repeat(800)],
    ['sentences', 'The sea was calm and we swam. '.repeat(133)],
    ['Chinese', '今天的阳光很好'.repeat(570)],
    ['emoji', '☀️'.repeat(2_000)],
    ['lines', 'tea\n'.repeat(1_000)],
    ['commas', 'tea,'.repeat(1_000)],
  ])('answers 4,000 characters of %s in a short letter', (_, text) => {
    const letter = letterFor(text, text)
    expect(words(letter)).toBeLessThanOrEqual(80)
    expect(letter.length).toBeLessThan(700)
  })

  it('does not repeat coarse words, and answers with others where there are some', () => {
    for (const letter of monthOf('fucking good coffee\nmy son', 'nap')) expect(letter).not.toMatch(/fuck/i)
    expect(letterFor('fucking good coffee', 'nap')).not.toMatch(/fuck/i)
  })
})

describe('a dark page', () => {
  it.each([
    ['a death', 'My dad died last Tuesday\nmy sister', 'answer mail'],
    ['a diagnosis', 'mom was diagnosed with cancer', 'call her doctor'],
    ['a pet', 'We had to put our dog down', 'nothing'],
    ['missing someone', 'I miss my grandmother', 'bake her bread'],
    ['a keepsake', 'my late husband’s letters\nsoup', 'sort his closet'],
    ['a separation', 'she moved out on sunday\ncoffee', 'eat'],
    ['a miscarriage', 'I had a miscarriage on Friday', 'nothing today'],
    ['fear', 'I am so anxious\nmy bed', 'get through the day'],
    ['a bad night', "couldn't sleep, crying again", 'shower'],
    ['a lost job', 'I got fired', 'update my cv'],
    ['anger', 'I am furious with my boss\ncoffee', 'write it down'],
    ['a quarrel', 'argued with my sister', 'call her'],
    ['sarcasm', 'grateful for nothing, as usual\nmy bed', 'pretend to care'],
    ['a sad face', '💔', 'rest'],
    ['German', 'Mein Vater ist gestorben', 'ausruhen'],
    ['Spanish', 'Murió mi abuela', 'descansar'],
    ['French', 'Je suis épuisée, je n’en peux plus', 'dormir'],
    ['Portuguese', 'Fui demitida ontem', 'descansar'],
  ])('%s is met without cheer and without a first step', (_, gratitudeText, goalsText) => {
    expect(cheersIn(gratitudeText, goalsText)).toEqual([])
    for (const letter of monthOf(gratitudeText, goalsText)) {
      expect(words(letter)).toBeLessThanOrEqual(80)
      expect(isPresentable(letter)).toBe(true)
    }
  })

  it.each([
    ['laughing with Joe until we cried'],
    ['cancer-free for two years'],
    ['my phone died and a stranger helped'],
    ['tears of joy at the wedding'],
    ['less anxious than last week'],
    ['no panic attack this week'],
    ['a broken printer, repaired at last'],
  ])('“%s” is not dark', (gratitudeText) => expect(cheersIn(gratitudeText, 'read').length).toBeGreaterThan(20))

  it.each([
    ['My wife said she does not love me any more\nI slept in the car', 'rest'],
    ['He took the dog when he left\nThe flat is so quiet', 'rest'],
  ])('“%s”: is not glad of what goes with it', (gratitudeText, goalsText) => {
    for (const letter of monthOf(gratitudeText, goalsText)) expect(letter).not.toMatch(/slept in the car|flat is so/i)
  })

  it('does not call an errand a comfort', () => {
    for (const letter of monthOf('My fiancé called off the wedding', 'Ring the caterer'))
      expect(letter).not.toMatch(/do you good|takes care|kind thing|looking after|sensible/)
  })

  it('never makes eating or sleeping an option', () => {
    for (const letter of monthOf('my dad died', 'write the report\neat something')) {
      expect(letter).toMatch(/eat something/)
      expect(letter).not.toMatch(/only if there is strength|done very small|optional|change your mind/)
    }
  })

  it('suggests no first step for a plan to hurt another person', () => {
    for (const letter of monthOf('my sister', 'kill him\nbuy milk'))
      expect(letter).not.toMatch(/kill|milk|ten minutes|first step/)
    expect(letterFor('my sister', 'kill my inbox')).toContain('kill my inbox')
  })
})

describe('a plan that harms', () => {
  it.each(harmfulPlans)('“%s” gets a calm reply, without cheer and without a first step', (plan) => {
    for (const [thanks, plans] of [
      ['my sister\ncoffee', `${plan}\nbuy milk`],
      [plan, 'buy milk'],
    ] as const) {
      expect(cheersIn(thanks, plans)).toEqual([])
      for (const letter of monthOf(thanks, plans)) {
        expect(letter).not.toContain(plan)
        expect(letter).not.toMatch(/milk|sister|coffee|first step|begin/i)
        expect(words(letter)).toBeLessThan(90)
        expect(isPresentable(letter)).toBe(true)
      }
    }
  })

  it.each(harmlessPlans)('“%s” is answered as usual', (plan) =>
    expect(monthOf('my sister\ncoffee', plan).some((letter) => /sister/.test(letter))).toBe(true),
  )

  it('is still calm when a model fails in the middle of a reply', () =>
    expect(composeEnding({ ...morning, goalsText: 'drink to forget' }, 'You wrote.')).not.toMatch(/drink|milk/))
})

describe('a page without evidence of anything good', () => {
  it.each(['zzyx', 'my dog ran away', 'Tuesday', 'he said what he said', 'my boss left early again, no idea why'])(
    '“%s” gets a short, plain reply',
    (gratitudeText) => {
      expect(cheersIn(gratitudeText, 'frobnicate')).toEqual([])
      for (const letter of monthOf(gratitudeText, 'frobnicate')) expect(words(letter)).toBeLessThan(60)
    },
  )
})

describe('the language of the page', () => {
  it.each([
    [
      'German',
      'Meine Schwester hat angerufen\nFrisches Brot',
      'Bericht schreiben',
      /„Meine Schwester hat angerufen“/,
      /\b(?:und|der|ist|das|du)\b/i,
    ],
    ['Spanish', 'Mi hermana me llamó\nEl pan', 'Caminar', /«[^»]+»/, /\b(?:y|que|es|con|la)\b/i],
    ['French', 'Ma sœur a appelé\nLe pain', 'Marcher', /«\u202f[^»]+\u202f»/, /\b(?:et|est|une|sur|cela)\b/i],
    ['Portuguese', 'A minha mãe ligou\nO pão', 'Caminhar', /“[^”]+”/, /\b(?:e|que|uma|você|não|com)\b/i],
  ])('%s', (_, gratitudeText, goalsText, quote, own) => {
    for (const letter of monthOf(gratitudeText, goalsText)) {
      expect(letter).toMatch(quote)
      expect(letter).toMatch(own)
      expect(letter).not.toMatch(/\b(?:the|you|your|and|with)\b/)
      expect(words(letter)).toBeGreaterThanOrEqual(38)
    }
  })

  it('another language gets a reply in English that quotes the page', () => {
    for (const letter of monthOf('Il caffè con mia madre', 'Scrivere la relazione'))
      expect(letter).toMatch(/“(?:Il caffè|Scrivere)/)
  })
})

describe('sixty days of one person', () => {
  it.each([
    ['ordinary', morning.gratitudeText, morning.goalsText],
    ['a word each', 'coffee', 'run'],
    ['people only', 'my mom\nmy son\nmy brother', 'call mom\ncall Joe\nvisit Ann'],
    ['no theme that is known', 'zzyx', 'frobnicate'],
    ['emoji', '☀️', '🏃'],
    ['grief', 'my dad died\nmy sister', 'rest\ncall Rose'],
    ['exhaustion', 'so tired', 'shower'],
    ['nothing', 'nothing', 'idk'],
    ['German', 'Meine Schwester hat angerufen', 'Spazieren gehen'],
    ['Spanish, hard', 'Estoy agotada', 'descansar'],
  ])('%s: no sentence twice within 30 days', (_, gratitudeText, goalsText) => {
    const sent: { id: string; day: number }[] = []
    for (let day = 0; day < 60; day += 1) {
      const recentSentences = sent.map(({ id }) => id)
      const letter = composeLetter({
        ...morning,
        gratitudeText,
        goalsText,
        date: addDays('2026-09-01', day),
        recentSentences,
      })
      for (const id of letter.sentences) {
        const last = sent.findLast((one) => one.id === id)
        expect(last === undefined || day - last.day >= 30, `${day} ${letter.text}`).toBe(true)
        sent.push({ id, day })
      }
    }
  })

  it('differs between two people', () => {
    expect(letterFor('tea', 'nap', { personId: 'a' })).not.toBe(letterFor('tea', 'nap', { personId: 'b' }))
  })

  it.each([
    ['coffee', 'run'],
    ['My sister called\nCoffee', 'walk'],
    ['My dad died last Tuesday', 'rest'],
  ])(
    'of 400 visitors with the page “%s”, at most 5 percent get the same first sentence',
    (gratitudeText, goalsText) => {
      const counts = new Map<string, number>()
      for (let visitor = 0; visitor < 400; visitor += 1) {
        const [first] = composeLetter({ ...morning, personId: `v${visitor}`, gratitudeText, goalsText }).sentences
        counts.set(first!, (counts.get(first!) ?? 0) + 1)
      }
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(20)
    },
  )
})

describe('a name', () => {
  it.each([
    ['Maria Lopez', /\bMaria\b/, /Lopez/],
    ['JANE DOE', /\bJane\b/, /JANE/],
    ['dr. tom', /\bTom\b/, /\bdr\b/],
    ['李明', /李明/, /undefined/],
  ])('%s is used now and then', (name, used, unused) => {
    const month = monthOf('tea', 'nap', { name })
    expect(month.filter((letter) => used.test(letter)).length).toBeGreaterThan(4)
    expect(month.filter((letter) => used.test(letter)).length).toBeLessThan(26)
    expect(month.join()).not.toMatch(unused)
  })
  it.each(['Friend', '', '🦊', '12345', 'x@y.z', 'fuck'])('%o is none', (name) =>
    expect(letterFor('tea', 'nap', { name })).toBe(letterFor('tea', 'nap', { name: '' })),
  )
})

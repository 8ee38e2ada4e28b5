import { describe, expect, it } from 'vitest'
import { addDays } from '../local-date.ts'
import { sampleMorning, sampleReply } from '../sample-morning.ts'
import type { CoachRequest } from '../coach-request.ts'
import { isPresentable } from '../reply.ts'
import { harmfulPlans, harmlessPlans } from '../crisis/help-table.ts'
import { composeEnding, composeReply } from './composer.ts'
import { anyStep, goalLines } from './goal-lines.ts'
import { closings, openings } from './letter-lines.ts'

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

describe('the reply to a page', () => {
  const mornings: [string, string, string, RegExp][] = [
    ['one word', 'Coffee', 'Run', /“Coffee”[^]*“Run”/],
    ['numbers', '1. my son\n2. soup\n3. rain', '1) pay rent\n2) nap', /“(my son|soup|rain)”/],
    ['bullets', '- my son\n• soup', '* pay rent', /“pay rent”/],
    [
      'a preface',
      'I am so grateful for my sister Ann',
      'Today I will call the bank',
      /“my sister Ann”[^]*“call the bank”|“call the bank”[^]*“my sister Ann”/,
    ],
    ['a list in one line', 'sun, soup and my son', 'tidy up, nap', /“(sun|soup|my son)”/],
    ['emoji', '☀️☕', '🏃‍♀️', /“☀️☕”[^]*“🏃‍♀️”/],
    ['German', 'Meine Familie', 'Wäsche waschen', /“Meine Familie”/],
    ['Chinese', '家人', '跑步', /“家人”[^]*“跑步”/],
    ['Hebrew, in isolates', 'המשפחה', 'לרוץ', /“\u2068המשפחה\u2069”/],
    ['Arabic, in isolates', 'عائلتي', 'الرياضة', /“\u2068عائلتي\u2069”/],
    ['a quotation within', 'reading "Emma"', 'say “no” once', /“reading ‘Emma’”[^]*“say ‘no’ once”/],
    ['an odd quotation mark', 'a 6" tall sunflower', 'nap', /“a 6 tall sunflower”/],
    ['a link', 'https://www.example.com/a/b?c=d', 'read https://example.org/x', /“example\.com”/],
    ['capitals', 'MY FAMILY', 'DRINK WATER', /“MY FAMILY”/],
    ['nothing', 'nothing', 'idk', /“nothing”[^]*“idk”/],
    ['a question', 'who knows?', 'sleep?', /“who knows\?”(?!\.)/],
    [
      'script',
      '</script><script>alert(1)</script>',
      'rest',
      /“<\/script><script>alert1<\/script>”|“<\/script><script>alert\(1\)<\/script>”/,
    ],
    ['marks that turn the line round', 'sun\u202e\u0007shine', 'rest', /“sun shine”/],
  ]
  it.each(mornings)('%s', (_, gratitudeText, goalsText, expected) =>
    expect(letterFor(gratitudeText, goalsText)).toMatch(expected),
  )

  it('gives the reply that the landing page shows', () => expect(composeReply(sampleMorning)).toBe(sampleReply))

  it('answers the one section that is filled, and does not mention the other', () => {
    for (const letter of monthOf('Rain on the roof\nMara called', '')) {
      expect(letter).toMatch(/“Rain on the roof”|“Mara called”/)
      expect(isPresentable(letter)).toBe(true)
      expect(letter.match(/“[^”]*”/g)!.every((quote) => /Rain|Mara/.test(quote))).toBe(true)
    }
    for (const letter of monthOf('', 'Walk to the river')) {
      expect(letter).toContain('“Walk to the river”')
      expect(isPresentable(letter)).toBe(true)
    }
    for (const letter of monthOf('my mother died on Sunday', '')) expect(letter).not.toMatch(/goal|first step|plan/i)
  })

  it('cites a line once, however often it was written', () => {
    for (const letter of monthOf('Tea\nTea\nRain\nTea', 'Walk\nWalk')) {
      expect(letter).not.toMatch(/” and \w+ more|“Tea”[^.]*“Tea”|“Walk”[^.]*“Walk”/)
    }
  })

  it('writes 90 to 170 words for a usual page, and fewer for a word', () => {
    for (const letter of monthOf(morning.gratitudeText, morning.goalsText)) {
      expect(words(letter)).toBeGreaterThanOrEqual(88)
      expect(words(letter)).toBeLessThanOrEqual(170)
    }
    for (const letter of monthOf('tea', 'nap')) expect(words(letter)).toBeLessThan(80)
  })

  it('does not propose as the first a goal with a fixed time, or for the whole day', () => {
    const early = /first|begin with|to start|lead|by this evening|fresh attention|got done/i
    for (const goal of ['go to bed before 11', 'no sugar', 'be patient', 'meeting at noon'])
      for (const letter of monthOf('tea\nsun\nmy son', goal + '\nzzyx')) {
        const sentence = letter
          .split(/(?<=[.?!])\s+/)
          .find((one) => one.includes(`“${goal}”`) && !one.includes('“zzyx”'))
        expect(sentence ?? '').not.toMatch(early)
      }
  })

  it.each([
    ['call the bank', /thinking of them|Find the name|hearing from you/],
    ['fix the tap', /surface|song/],
    ['meeting at noon', /bad line|screen|finished/],
    ['thank the nurses', /phone in another room/],
  ])('gives “%s” no step of another kind of goal', (goal, unfit) => {
    for (const letter of monthOf('tea', goal)) expect(letter).not.toMatch(unfit)
  })

  it('trims a long line at a word and adds an ellipsis', () => {
    const long =
      'the way the light came through the kitchen window while I was making pancakes with the twins and everyone was in a good mood'
    const cited = /“(the way the light[^”]*)…”/.exec(letterFor(long, 'rest'))?.[1]
    expect(long.startsWith(`${cited} `)).toBe(true)
    expect(cited!.length).toBeLessThanOrEqual(64)
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
    expect(words(letter)).toBeLessThan(180)
    expect(letter.length).toBeLessThan(1_500)
  })

  it('does not repeat coarse words, and answers with others where there are some', () => {
    expect(letterFor('fucking good coffee\nmy son', 'nap')).not.toMatch(/fuck/i)
    expect(letterFor('fucking good coffee', 'nap')).toContain('“f— good coffee”')
  })
})

const cheer = /best hour|win\b|good beginning|pleasure|warmer for it|crossed out|half good|proof|lucky|glad/i

describe('a page about grief, exhaustion or anger', () => {
  it.each([
    ['a death', 'My dad died last Tuesday\nmy sister', 'answer mail'],
    ['a diagnosis', 'mom was diagnosed with cancer', 'call her doctor'],
    ['a pet', 'We had to put our dog down', 'nothing'],
    ['missing someone', 'I miss my grandmother', 'bake her bread'],
    ['a keepsake', 'my late husband’s letters\nsoup', 'sort his closet'],
    ['fear', 'I am so anxious\nmy bed', 'get through the day'],
    ['a bad night', "couldn't sleep, crying again", 'shower'],
    ['a lost job', 'I got fired', 'update my cv'],
    ['a sad face', '💔', 'rest'],
    ['another language', 'Mein Vater ist gestorben', 'ausruhen'],
  ])('%s is met without cheer', (_, gratitudeText, goalsText) => {
    for (const letter of monthOf(gratitudeText, goalsText)) {
      expect(letter).not.toMatch(cheer)
      expect(words(letter)).toBeLessThan(110)
      expect(isPresentable(letter)).toBe(true)
    }
  })

  it.each([
    ['laughing with Joe until we cried'],
    ['cancer-free for two years'],
    ['my phone died and a stranger helped'],
    ['tears of joy at the wedding'],
    ['less anxious than last week'],
    ['a broken printer, repaired at last'],
  ])('“%s” is no burden', (gratitudeText) =>
    expect(letterFor(gratitudeText, 'read')).not.toMatch(
      /weigh|heavy|carry into|hard stretch|sorrow|stand back|tidy it up/i,
    ),
  )

  it('asks only for small things, and never makes eating or sleeping an option', () => {
    for (const letter of monthOf('my dad died', 'write the report\neat something')) {
      expect(letter).toContain('“eat something”')
      expect(letter).not.toMatch(/“eat something”: only if|“eat something” can be done very small/)
    }
  })

  it('suggests no first step for a plan to hurt another person', () => {
    for (const letter of monthOf('my sister', 'kill him\nbuy milk'))
      expect(letter).not.toMatch(/kill|milk|ten minutes|first step/)
    expect(letterFor('my sister', 'kill my inbox')).toContain('kill my inbox')
  })
})

describe('a plan that harms', () => {
  const steps = Object.values(goalLines).flatMap(({ steps }) => steps)
  it.each(harmfulPlans)('“%s” gets a calm reply, without cheer and without a first step', (plan) => {
    for (const letter of [...monthOf('my sister\ncoffee', `${plan}\nbuy milk`), ...monthOf(plan, 'buy milk')]) {
      expect(letter).not.toContain(plan)
      expect(letter).not.toMatch(cheer)
      expect([...steps, ...anyStep, ...openings, ...closings].filter((line) => letter.includes(line))).toEqual([])
      expect(letter).not.toMatch(/milk|sister|coffee|first step|begin/i)
      expect(words(letter)).toBeLessThan(90)
      expect(isPresentable(letter)).toBe(true)
    }
  })

  it.each(harmlessPlans)('“%s” is answered as usual', (plan) =>
    expect(monthOf('my sister\ncoffee', plan).some((letter) => letter.includes(plan.replace(/[.!]$/, '')))).toBe(true),
  )

  it('is still calm when a model fails in the middle of a reply', () =>
    expect(composeEnding({ ...morning, goalsText: 'drink to forget' }, 'You wrote.')).not.toMatch(/drink|milk/))
})

describe('a page without evidence of anything good', () => {
  it.each([
    'she moved out on sunday',
    'Cried in the right place',
    'zzyx',
    'my dog ran away',
    'argued with my sister',
    'my boss yelled at me',
    'Tuesday',
    'he said what he said',
  ])('“%s” gets a short, plain reply', (gratitudeText) => {
    for (const letter of monthOf(gratitudeText, 'frobnicate')) {
      expect(letter).toContain(`“${gratitudeText}”`)
      expect(letter).not.toMatch(cheer)
      expect(letter).not.toMatch(/held up|on its first page|tailwind|happiness|weigh|carry into|sorrow/i)
      expect(words(letter)).toBeLessThan(50)
    }
  })

  it('lists nothing that is also on the page', () => {
    for (const letter of monthOf(morning.gratitudeText, `${morning.goalsText}\nwater the plants`))
      expect(letter).not.toMatch(/”, “|” and “|” and \w+ more|also on the list|shares the page/i)
  })
})

describe('a month of the same page', () => {
  const usual = { most: 6, nearest: 3 }
  it.each([
    ['three lines each', morning.gratitudeText, morning.goalsText, usual],
    ['a word each', 'coffee', 'run', usual],
    ['two lines each', 'my kids\nmy wife', 'budget\nwork on the deck', usual],
    ['people only', 'my mom\nmy son\nmy brother', 'call mom\ncall Joe\nvisit Ann', usual],
    ['no theme that is known', 'zzyx', 'frobnicate', usual],
    ['emoji', '☀️', '🏃', usual],
    ['grief', 'my dad died\nmy sister', 'rest\ncall Rose', { most: 7, nearest: 5 }],
    ['nothing', 'nothing', 'idk', { most: 7, nearest: 5 }],
  ])('%s: no letter twice, and no sentence often or soon again', (_, gratitudeText, goalsText, { most, nearest }) => {
    for (const personId of ['a', 'b', '019aa0b1-5c00-7abc-8def-0123456789ab']) {
      const month = monthOf(gratitudeText, goalsText, { personId, name: '' })
      expect(new Set(month).size).toBe(31)
      const days = new Map<string, number[]>()
      month.forEach((letter, day) => {
        const frames = letter
          .replace(/“[^”]*”/g, 'Q')
          .replace(/\p{Lu}\p{Ll}+day/gu, 'DAY')
          .split(/(?<=[.?!])\s+/)
        for (const frame of frames) if (frame !== 'Q.') days.set(frame, [...(days.get(frame) ?? []), day])
      })
      for (const [frame, on] of days) {
        expect(on.length, frame).toBeLessThanOrEqual(most)
        for (const [index, day] of on.entries())
          if (index > 0) expect(day - on[index - 1]!, frame).toBeGreaterThanOrEqual(nearest)
      }
    }
  })

  it('differs between two people', () => {
    expect(letterFor('tea', 'nap', { personId: 'a' })).not.toBe(letterFor('tea', 'nap', { personId: 'b' }))
  })
})

describe('a name', () => {
  it.each([
    ['Maria Lopez', /\bMaria\b/, /Lopez/],
    ['JANE DOE', /\bJane\b/, /JANE/],
    ['dr. tom', /\bTom\b/, /dr/],
    ['李明', /李明/, /undefined/],
  ])('%s is used now and then', (name, used, unused) => {
    const month = monthOf('tea', 'nap', { name })
    expect(month.filter((letter) => used.test(letter)).length).toBeGreaterThan(5)
    expect(month.filter((letter) => used.test(letter)).length).toBeLessThan(26)
    expect(month.join()).not.toMatch(unused)
  })
  it.each(['Friend', '', '🦊', '12345', 'x@y.z', 'fuck'])('%o is none', (name) =>
    expect(letterFor('tea', 'nap', { name })).toBe(letterFor('tea', 'nap', { name: '' })),
  )
})

describe('the memory of Premium', () => {
  const memory = {
    recentEntries: [
      { date: '2026-11-23', gratitudeText: 'my kids laughing', goalsText: 'sort the attic' },
      { date: '2026-11-20', gratitudeText: 'a postcard from Lisbon', goalsText: 'Walk to the harbour' },
      { date: '2026-11-03', gratitudeText: 'my son’s drawing', goalsText: 'fix the tap' },
    ],
    activeGoals: [{ title: 'Walk the coast path', progress: 40, targetDate: '2026-12-03' }],
  }
  const premium = { premium: true, memory }

  it('names the day that it quotes, and quotes only what was written on that day', () => {
    for (let day = 0; day < 31; day++) {
      const letter = letterFor('my daughter', 'Walk 30 minutes', { ...premium, personId: `p${day}` })
      expect(letter).toMatch(
        /(?:[Yy]esterday|[Oo]n November 3)[^.]*(?:“my kids laughing”|“my son’s drawing”)|(?:“my kids laughing”|“my son’s drawing”)[^.]*(?:yesterday|on November 3)|(?:[Yy]esterday|[Oo]n November 3)/,
      )
      if (letter.includes('my kids laughing')) expect(letter).toMatch(/[Yy]esterday/)
      if (letter.includes('my son’s drawing')) expect(letter).toMatch(/[Oo]n November 3/)
    }
  })
  it('names a weekday within the week', () =>
    expect(letterFor('zzz', 'Walk 30 minutes', premium)).toMatch(
      /[Oo]n Friday[^.]*“Walk to the harbour”|“Walk to the harbour”[^.]*on Friday/,
    ))
  it('names the progress of an active goal', () =>
    expect(letterFor('zzz', 'Walk 30 minutes', premium)).toMatch(
      /“Walk the coast path”[^.]*40 percent, with nine days left/,
    ))
  it('is not used without Premium', () =>
    expect(letterFor('my daughter', 'Walk', { memory })).toBe(letterFor('my daughter', 'Walk')))
  it('quotes no later day, and no line that was hard or coarse', () => {
    const entries = ['my dad died', 'I want to kill myself', 'fuck this', 'so anxious', 'nothing'].map(
      (gratitudeText, index) => ({ date: `2026-11-2${index % 4}`, gratitudeText, goalsText: 'kill him' }),
    )
    const letter = letterFor('tea', 'nap', {
      premium: true,
      memory: {
        recentEntries: [...entries, { date: '2026-11-25', gratitudeText: 'tea tomorrow', goalsText: 'x' }],
        activeGoals: [{ title: 'done', progress: 100 }],
      },
    })
    expect(letter).toBe(letterFor('tea', 'nap'))
  })
  it('is not used on a hard day', () =>
    expect(letterFor('my dad died', 'Walk', premium)).toBe(letterFor('my dad died', 'Walk')))
})

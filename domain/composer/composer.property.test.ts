import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isHelpMessage } from '../crisis/help-openings.ts'
import type { CoachRequest } from '../coach-request.ts'
import { composeEnding, composeReply } from './composer.ts'
import { quoted } from './quoting.ts'
import { readMorning } from './reading.ts'

const seed = 20_261_121
const date = fc
  .date({ min: new Date('1999-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const item = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    'coffee',
    'my daughter’s laugh',
    'Meine Familie',
    '家人',
    'המשפחה שלי',
    '☀️',
    'I am grateful for "rain" (finally',
    'MY TEAM!!!',
    'my dad died',
    'nothing',
    'call mum, nap, and run',
    'https://example.com/x',
    'don’t smoke',
    'fuck',
    '1.',
    '- - -',
  ),
)
const page = fc.array(item, { maxLength: 8 }).map((items) => items.join('\n'))
const entry = fc.record({ date, gratitudeText: page, goalsText: page })
const request: fc.Arbitrary<CoachRequest> = fc.record({
  personId: fc.string(),
  name: fc.string({ unit: 'grapheme' }),
  date,
  gratitudeText: page,
  goalsText: page,
  premium: fc.boolean(),
  memory: fc.record({
    recentEntries: fc.array(entry, { maxLength: 7 }),
    activeGoals: fc.array(
      fc.record({ title: item, progress: fc.integer({ min: 0, max: 100 }), targetDate: fc.option(date) }),
      { maxLength: 4 },
    ),
  }),
})
const holds = (check: (request: CoachRequest) => void, numRuns = 1_500) =>
  fc.assert(fc.property(request, check), { seed, numRuns })

it('any page gets a well-formed letter', () => {
  holds((request) => {
    const letter = composeReply(request)
    if (isHelpMessage(letter)) return
    // What stands in quotation marks is the person's; the rest is ours.
    const ours = letter.replace(/“[^”]*”|„[^“]*“|«[^»]*»/g, 'Q')
    expect(letter.trim()).toBe(letter)
    expect(letter.length).toBeGreaterThan(60)
    expect(letter.length).toBeLessThan(800)
    expect(ours).not.toMatch(/undefined|null|NaN|\{|\}|\[object|!|“|”| {2}|[^\S\u202f][,.;:]|,,|\.\.|“”|,\s*\.|:\s*\./)
    expect(letter).not.toMatch(/[^\S\n]{2}|\n{3}|“\s*”/u)
    expect(letter.match(/\u2068/g)?.length ?? 0).toBe(letter.match(/\u2069/g)?.length ?? 0)
    expect(letter.isWellFormed()).toBe(true)
  })
})

it('a letter takes up a line of the page, if there is one that can be quoted', () => {
  holds((request) => {
    const reply = composeReply(request)
    const letter = reply.toLowerCase()
    const { gratitudes, goals, harm, focus } = readMorning(request)
    if (isHelpMessage(reply) || harm || !focus?.quote || focus.isBare) return
    const ways = [...gratitudes, ...goals].flatMap(({ quote, noun, clause, plan }) => [
      quote?.slice(1, -1),
      noun,
      clause,
      plan,
    ])
    expect(ways.some((way) => way !== undefined && letter.includes(way.toLowerCase()))).toBe(true)
  })
})

it('the same request gives the same letter', () => {
  holds((request) => {
    expect(composeReply(structuredClone(request))).toBe(composeReply(request))
  }, 300)
})

it('a reply that stopped midway is always completed', () => {
  holds((request) => {
    const end = composeEnding(request, 'Your page was read. It is a good one.')
    expect(end.trim()).toBe(end)
    expect(end.length).toBeGreaterThan(10)
    expect(end.replace(/“[^”]*”/g, 'Q')).not.toMatch(/undefined|\{|\}| {2}|“|”/)
  }, 500)
})

it('a quote is balanced, short and on one line', () => {
  fc.assert(
    fc.property(fc.oneof(item, fc.string({ unit: 'grapheme', minLength: 60, maxLength: 4_000 })), (text) => {
      const quote = quoted(text)
      expect(quote.match(/[“”]/g)).toEqual(['“', '”'])
      expect(quote).not.toMatch(/[\n\r"«»„]/)
      expect(quote.match(/[([]/g)?.length).toBe(quote.match(/[)\]]/g)?.length)
      expect([...new Intl.Segmenter().segment(quote)].length).toBeLessThanOrEqual(70)
    }),
    { seed, numRuns: 2_000 },
  )
})

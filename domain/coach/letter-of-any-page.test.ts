import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CoachRequest } from '../coach-request.ts'
import { isPresentable } from '../reply.ts'
import { addDays } from '../time/local-date.ts'
import { composeLetter, letterFor, writeLetter } from './letter.ts'
import { earlierPage, readPage } from './page.ts'
import { quotations, withoutQuotations } from './test-pages.ts'

const seed = 20_261_124
const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.lorem({ mode: 'sentences', maxCount: 2 }),
  fc.constantFrom(
    'coffee',
    'my daughter’s laugh',
    'Meine Familie und der Kaffee am Morgen',
    '家人',
    'המשפחה שלי',
    'عائلتي',
    '☀️',
    '👨‍👩‍👧‍👦'.repeat(40),
    'I am grateful for "rain" (finally',
    'say “no” once',
    'reading „Emma“ in bed',
    'MY TEAM!!!',
    'who knows?',
    'my dad died',
    'The funeral is over and the house is so quiet',
    'Dancing in the kitchen with my kids',
    'Mara called, and I laughed with Tom',
    '12 rooms painted',
    'call mum, nap, and run',
    'https://example.com/x made me laugh',
    'a walk https://example.com/x',
    'word '.repeat(60),
    'a'.repeat(4_000),
    '今天的阳光很好'.repeat(500),
    '{q} and {all}',
    '1.',
    '- - -',
  ),
)
const section = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n').slice(0, 4_000))
const request: fc.Arbitrary<CoachRequest> = fc.record({
  personId: fc.string(),
  name: fc.string({ unit: 'grapheme' }),
  date: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1999-01-01', days)),
  gratitudeText: section,
  goalsText: section,
  premium: fc.boolean(),
  isMorning: fc.boolean(),
  memory: fc
    .array(fc.record({ date: fc.integer({ min: 1, max: 40_000 }), thanks: section, plans: section }), { maxLength: 3 })
    .map((days) => ({
      recentEntries: days.flatMap(({ date, thanks, plans }) => {
        const page = earlierPage({ gratitudeText: thanks, goalsText: plans })
        return page ? [{ page, date: addDays('1990-01-01', date) }] : []
      }),
      activeGoals: [{ title: 'Run a half-marathon', progress: 40 }],
    })),
})
const holds = (check: (request: CoachRequest) => void, numRuns = 800) =>
  fc.assert(fc.property(request, check), { seed, numRuns })

/** A text as a letter can show it: without what is invisible or broken. */
const shown = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffd]+/gu, ' ').replace(/\s+/gu, ' ')

describe('any page', () => {
  it('gets a well-formed letter', () => {
    holds((asked) => {
      const { text, sentences } = composeLetter(asked)
      if (readPage(asked).kind === 'help') return
      const own = withoutQuotations(text)
      expect(own.length < 40 || isPresentable(own)).toBe(true)
      expect(own).not.toMatch(/[{}]|\b(?:undefined|null|NaN)\b|!|[^\S\n]{2}|\n{3}|(?!\u202f)\s[.,;]|[.,;]{2}/u)
      expect(text).toBe(text.trim())
      expect(text.isWellFormed()).toBe(true)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(sentences.length).toBeGreaterThan(0)
    })
  })

  it('gets a letter whose quotations are on the page, word by word', () => {
    holds((asked) => {
      if (readPage(asked).kind !== 'ordinary') return
      const page = shown(`${asked.gratitudeText}\n${asked.goalsText}`)
      for (const quotation of quotations(composeLetter(asked).text))
        expect(page).toContain(shown(quotation).replace(/^…/u, '').trim())
    })
  })

  it('gets the same letter for the same request', () => {
    holds((asked) => {
      expect(composeLetter(structuredClone(asked))).toEqual(composeLetter(asked))
    }, 200)
  })

  it('gets the letter that a page which was read gets', () => {
    holds((asked) => {
      const page = readPage(asked)
      expect(letterFor(page, asked)).toEqual(composeLetter(asked))
      if (page.kind === 'ordinary') expect(writeLetter(page, asked)).toEqual(composeLetter(asked))
    }, 200)
  })
})

import { describe, expect, it, onTestFinished } from 'vitest'
import { addDays } from './time/local-date.ts'
import { demoSchema } from './demo-schema.ts'
import { realLanguages } from './languages.ts'
import { quoteOf } from './motivation.ts'
import { followLanguage, preview, quotes, summary } from './texts.ts'

describe('the daily quote', () => {
  const month = (personId: string, from: string) =>
    Array.from({ length: 31 }, (_, day) => quoteOf({ personId, date: addDays(from, day) }))

  it('is the same for a person and a day', () => {
    expect(quoteOf({ personId: 'ann', date: '2026-11-21' })).toBe(quoteOf({ personId: 'ann', date: '2026-11-21' }))
  })
  it.each(['2026-01-01', '2026-02-17', '2024-02-20', '2026-12-12', '1969-12-20'])(
    'does not come again within a month from %s',
    (from) => {
      for (const person of ['ann', 'ben', '019aa0b1-5c00-7abc-8def-0123456789ab', ''])
        expect(new Set(month(person, from)).size).toBe(31)
    },
  )
  it('differs between people', () => {
    expect(month('ann', '2026-01-01')).not.toEqual(month('ben', '2026-01-01'))
  })
  it.each(realLanguages)('has no quote twice in %s, enough for a month, and no exclamation mark', (language) => {
    followLanguage(() => language)
    onTestFinished(() => followLanguage(() => 'en'))
    const { ofDays } = quotes
    expect(new Set(ofDays).size).toBe(ofDays.length)
    expect(ofDays.length).toBeGreaterThan(31)
    for (const quote of ofDays) expect(quote).not.toMatch(/!|\s{2}/)
  })
})

it('keeps the spec’s words', () => {
  expect(preview.today.fallback).toBe(
    'What a beautiful start to your day! Your gratitude and goals show real intention and purpose. Keep this positive momentum going throughout your day!',
  )
  expect(summary.fallback).toBe('Today is your day to shine! Go make it happen!')
})

it('the name of a visitor is Friend by default', () => {
  expect(demoSchema.parse({ gratitudeText: 'sun', goalsText: '' }).userName).toBe('Friend')
  expect(demoSchema.safeParse({ gratitudeText: 'a'.repeat(4_001), goalsText: '' }).success).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { speaksOfSelfHarm } from '../self-harm.ts'
import { firstHelpSamples } from './help-samples-1.ts'
import { secondHelpSamples } from './help-samples-2.ts'
import { thirdHelpSamples } from './help-samples-3.ts'
import { fourthHelpSamples } from './help-samples-4.ts'
import { fifthHelpSamples } from './help-samples-5.ts'
import { sixthHelpSamples } from './help-samples-6.ts'
import { seventhHelpSamples } from './help-samples-7.ts'
import { linesOf, type HelpSamples } from './help-samples.ts'

const sets: Record<string, Partial<HelpSamples>> = {
  firstHelpSamples,
  secondHelpSamples,
  thirdHelpSamples,
  fourthHelpSamples,
  fifthHelpSamples,
  sixthHelpSamples,
  seventhHelpSamples,
}
const rows = Object.entries(sets).flatMap(([set, samples]) =>
  Object.entries(samples).map(([language, texts]) => ({ set, language, ...texts })),
)
const shareOf = (lines: string[], other: string[]) => other.length / lines.length

// No set is complete, and some of its texts only hint. A change of the phrases must not lose more than that.
describe.each(rows)('$set, $language', ({ needing, notNeeding }) => {
  it('nine of ten texts that need help are found', () => {
    const lines = linesOf(needing)
    const missed = lines.filter((line) => !speaksOfSelfHarm(line))
    expect(shareOf(lines, missed), missed.join(' | ')).toBeLessThanOrEqual(0.1)
  })

  it('at most one of ten texts that only sound alike is taken for one', () => {
    const lines = linesOf(notNeeding)
    const alarms = lines.filter(speaksOfSelfHarm)
    expect(shareOf(lines, alarms), alarms.join(' | ')).toBeLessThanOrEqual(0.1)
  })
})

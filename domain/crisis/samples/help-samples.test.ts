import { describe, expect, it } from 'vitest'
import { speaksOfSelfHarm } from '../self-harm.ts'
import { helpSampleRows } from './help-sample-sets.ts'

const shareOf = (lines: string[], other: string[]) => other.length / lines.length

// No set is complete, and some of its texts only hint. A change of the phrases must not lose more than that.
describe.each(helpSampleRows)('$set, $language', ({ needing, notNeeding }) => {
  it('nine of ten texts that need help are found', () => {
    const missed = needing.filter((line) => !speaksOfSelfHarm(line))
    expect(shareOf(needing, missed), missed.join(' | ')).toBeLessThanOrEqual(0.1)
  })

  it('at most one of ten texts that only sound alike is taken for one', () => {
    const alarms = notNeeding.filter(speaksOfSelfHarm)
    expect(shareOf(notNeeding, alarms), alarms.join(' | ')).toBeLessThanOrEqual(0.1)
  })
})

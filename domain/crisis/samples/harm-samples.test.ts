import { describe, expect, it } from 'vitest'
import { harmIn } from '../harmful-plans.ts'
import { speaksOfSelfHarm } from '../self-harm.ts'
import { firstHarmSamples } from './harm-samples-1.ts'
import { secondHarmSamples } from './harm-samples-2.ts'
import { thirdHarmSamples } from './harm-samples-3.ts'
import { linesOf } from './help-samples.ts'

describe.each(Object.entries({ firstHarmSamples, secondHarmSamples, thirdHarmSamples }))(
  '%s',
  (_, { harmful, harmless }) => {
    it('nine of ten plans that harm are found, with their kind', () => {
      const plans = linesOf(harmful).map((line) => line.split(': '))
      const missed = plans.filter(([kind, ...plan]) => harmIn(plan.join(': ')) !== kind)
      expect(missed.length / plans.length, missed.join(' | ')).toBeLessThanOrEqual(0.1)
    })

    it('at most one of ten ordinary plans is taken for one', () => {
      const plans = linesOf(harmless)
      const alarms = plans.filter((plan) => harmIn(plan) !== undefined || speaksOfSelfHarm(plan))
      expect(alarms.length / plans.length, alarms.join(' | ')).toBeLessThanOrEqual(0.1)
    })
  },
)

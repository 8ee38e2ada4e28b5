import { firstHelpSamples } from './help-samples-1.ts'
import { secondHelpSamples } from './help-samples-2.ts'
import { thirdHelpSamples } from './help-samples-3.ts'
import { fourthHelpSamples } from './help-samples-4.ts'
import { fifthHelpSamples } from './help-samples-5.ts'
import { sixthHelpSamples } from './help-samples-6.ts'
import { seventhHelpSamples } from './help-samples-7.ts'
import { type HelpSamples, linesOf } from './help-samples.ts'

const sets: Record<string, Partial<HelpSamples>> = {
  firstHelpSamples,
  secondHelpSamples,
  thirdHelpSamples,
  fourthHelpSamples,
  fifthHelpSamples,
  sixthHelpSamples,
  seventhHelpSamples,
}

export const helpSampleRows = Object.entries(sets).flatMap(([set, samples]) =>
  Object.entries(samples).map(([language, { needing, notNeeding }]) => ({
    set,
    language,
    needing: linesOf(needing),
    notNeeding: linesOf(notNeeding),
  })),
)

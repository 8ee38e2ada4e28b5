import { common } from './en/common.ts'
import { examples } from './en/examples.ts'
import { gate } from './en/gate.ts'
import { landing } from './en/landing.ts'
import { missing } from './en/missing.ts'
import { operator } from './en/operator.ts'
import { rules } from './en/rules.ts'
import { subscription } from './en/subscription.ts'
import { summary } from './en/summary.ts'

/** An area is a file of the name of its table, so that a browser loads the areas of its screens (scripts/texts-plugin.ts). */
export const en = { common, examples, gate, landing, missing, operator, rules, subscription, summary }

/** What each language has. */
export type Texts = typeof en

import { common } from './en/common.ts'
import { landing } from './en/landing.ts'
import { rules } from './en/rules.ts'

/** An area is a file of the name of its table, so that a browser loads the areas of its screens (scripts/texts-plugin.ts). */
export const en = { common, landing, rules }

/** What each language has. */
export type Texts = typeof en

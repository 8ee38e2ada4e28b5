import { bears, grieves, isFraught, remembers } from './composer/moods.ts'
import { needsHelp } from './crisis/crisis.ts'
import { itemsOf } from './entry.ts'
import { sectionNames, type EntryTexts } from './entry-sections.ts'

/**
 * What may stand beside a page. `help`: only the help message, and nothing else. `quiet`: the reply,
 * and no advertisement, offer or congratulation. An ordinary page has no tone.
 */
export type Tone = 'help' | 'quiet'

export function toneOf(texts: Partial<EntryTexts>): Tone | undefined {
  if (needsHelp(texts)) return 'help'
  const items = sectionNames.flatMap((name) => itemsOf(texts[name] ?? ''))
  return items.some((item) => grieves(item) || bears(item) || remembers(item) || isFraught(item)) ? 'quiet' : undefined
}

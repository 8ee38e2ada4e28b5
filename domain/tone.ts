import { bears, grieves, remembers } from './composer/moods.ts'
import { harmIn } from './crisis/harmful-plans.ts'
import { needsHelp } from './crisis/self-harm.ts'
import { itemsOf, type Tone } from './entry.ts'
import { sectionNames, type EntryTexts } from './entry-sections.ts'

export function toneOf(texts: Partial<EntryTexts>): Tone | undefined {
  if (needsHelp(texts)) return 'help'
  const items = sectionNames.flatMap((name) => itemsOf(texts[name] ?? ''))
  return items.some((item) => grieves(item) || bears(item) || remembers(item) || harmIn(item)) ? 'quiet' : undefined
}

import { languageOf } from './composer/language.ts'
import { isDark } from './composer/moods.ts'
import { harmIn } from './crisis/harmful-plans.ts'
import { needsHelp } from './crisis/self-harm.ts'
import { itemsOf, type Tone } from './entry.ts'
import { sectionNames, type EntryTexts } from './entry-sections.ts'

export function toneOf(page: Partial<EntryTexts> & { aiResponse?: string | null }): Tone | undefined {
  if (needsHelp(page)) return 'help'
  const items = sectionNames.flatMap((name) => itemsOf(page[name] ?? ''))
  const text = items.join('\n')
  const language = languageOf(text)
  // Most pages plan no harm, and one look at the whole page tells.
  const mayHarm = harmIn(text) !== undefined
  return items.some((item) => isDark(item, language) || (mayHarm && harmIn(item))) ? 'quiet' : undefined
}

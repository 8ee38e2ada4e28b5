import { languageOf } from './composer/language.ts'
import { isDark, mayBeDark } from './composer/moods.ts'
import { harmIn } from './crisis/harmful-plans.ts'
import { needsHelp } from './crisis/self-harm.ts'
import { itemsOf, type Tone } from './entry.ts'
import { sectionNames, type EntryTexts } from './entry-sections.ts'

export function toneOf(page: Partial<EntryTexts> & { aiResponse?: string | null }): Tone | undefined {
  if (needsHelp(page)) return 'help'
  const items = sectionNames.flatMap((name) => itemsOf(page[name] ?? ''))
  const text = items.join('\n')
  // Most pages have no sign of either, and one look at the whole page tells.
  const [mayDarken, mayHarm] = [mayBeDark(text), harmIn(text) !== undefined]
  if (!mayDarken && !mayHarm) return undefined
  const language = languageOf(text)
  return items.some((item) => (mayDarken && isDark(item, language)) || (mayHarm && harmIn(item))) ? 'quiet' : undefined
}

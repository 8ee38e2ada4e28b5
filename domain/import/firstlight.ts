import { marksIn } from '../entry-marks.ts'
import { mapSections } from '../entry-sections.ts'
import type { Gathering } from './gathering.ts'
import { importing } from '../texts.ts'

/** The JSON of Firstlight's own export. Everything about a day is read back unchanged. */
export function readFirstlight(entries: unknown[], gathering: Gathering): void {
  entries.forEach((entry, index) => {
    const fields = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
    const words = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
    const instant = (name: string) => (Number.isSafeInteger(fields[name]) ? (fields[name] as number) : undefined)
    const createdAt = instant('createdAt')
    gathering.add(importing.places.entry(index + 1), words('date'), {
      ...mapSections(words),
      ...marksIn(fields),
      aiResponse: words('aiResponse'),
      respondedAt: instant('respondedAt') ?? null,
      ...(createdAt !== undefined && { createdAt }),
    })
  })
}

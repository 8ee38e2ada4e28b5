import { createGathering, type Found } from './import-gathering.ts'

/** The JSON of our own export: everything about a day comes back as it was. */
export function readFirstlight(entries: unknown[], { today }: { today: string }): Found {
  const gathering = createGathering({ today })
  entries.forEach((entry, index) => {
    const fields = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
    const words = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
    const instant = (name: string) => (Number.isSafeInteger(fields[name]) ? (fields[name] as number) : undefined)
    const createdAt = instant('createdAt')
    gathering.add(`Entry ${index + 1}`, words('date'), {
      gratitudeText: words('gratitudeText'),
      goalsText: words('goalsText'),
      diaryText: words('diaryText'),
      aiResponse: words('aiResponse'),
      respondedAt: instant('respondedAt') ?? null,
      ...(createdAt !== undefined && { createdAt }),
    })
  })
  return gathering.found()
}

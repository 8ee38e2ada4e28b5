import type { Counts, DroppedKind } from './gathering.ts'
import { dateInHeading, withoutEnd } from './heading.ts'
import { isTimeZone, localDate } from '../time/local-date.ts'

const none = { taken: 0, date: undefined, counts: {} }
const dateKeys = ['date', 'created', 'created_at', 'creation date', 'title']
const kinds: Record<string, DroppedKind> = {
  tags: 'tags',
  location: 'places',
  place: 'places',
  weather: 'weather',
  mood: 'moods',
  starred: 'stars',
  favorite: 'stars',
}

/**
 * The lines of properties at the top of a page: between `---` (Obsidian and others) or `+++`, or as `name:: value`
 * (Logseq). `taken` is the number of lines that they take.
 */
export function readFrontMatter(lines: string[], { zone }: { zone: string }) {
  const fields = new Map<string, string[]>()
  const fence = lines[0] === '---' || lines[0] === '+++' ? lines[0] : undefined
  const end = fence === undefined ? lines.findIndex((line) => !logseqProperty.test(line)) : lines.indexOf(fence, 1)
  if (end < 0 || (fence === undefined && end === 0)) return none
  const inside = lines.slice(fence === undefined ? 0 : 1, end)
  // Between two rules of a page there are words.
  if (fence !== undefined && !inside.every((line) => property.test(line) || /^(?:\s+\S|- |\s*$)/.test(line)))
    return none
  let last = ''
  for (const line of inside) {
    const [, key, value] = (fence === undefined ? logseqProperty : property).exec(line) ?? []
    if (key !== undefined) fields.set((last = key.trim().toLowerCase()), value!.trim() === '' ? [] : [value!])
    else if (/^\s*- /.test(line)) fields.get(last)?.push(line)
  }
  const counts: Counts = {}
  for (const [key, values] of fields) {
    const kind = kinds[key]
    const tags = values.join(',').split(',')
    if (kind === 'tags') counts.tags = tags.filter((tag) => /\p{L}/u.test(tag)).length
    else if (kind && values.length > 0 && !/^\s*false\b/.test(values[0]!)) counts[kind] = 1
  }
  const dates = dateKeys.map((key) => dayOf(fields.get(key)?.[0] ?? '', zone))
  return { taken: fence === undefined ? end : end + 1, date: dates.find(Boolean), counts }
}

const logseqProperty = /^(?:- )?([\w-]+):: (.*)$/
const property = /^([\w-][\w -]*?)[:=](.*)$/

/** An instant in UTC belongs to the person's day; every other date is the day that was written down. */
export function dayOf(value: string, zone: string): string | undefined {
  const words = withoutEnd(value.trim().replace(/^["']+/, ''), `"'`)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(words) && isTimeZone(zone)) {
    const instant = Date.parse(words)
    return Number.isNaN(instant) ? undefined : localDate(instant, zone)
  }
  const found = dateInHeading(words)
  return found && 'date' in found ? found.date : undefined
}

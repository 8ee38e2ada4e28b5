import type { Moment } from './moments.ts'
import { elementsOf, firstOf, plainText } from './xml.ts'

export const isDayOneClassic = (text: string) =>
  /<plist\b/.test(text.slice(0, 500)) && text.includes('<key>Entry Text</key>')

/** An entry of Day One Classic, also as jrnl writes it: a property list in XML. */
export function classicEntry(text: string): Moment {
  const has = (key: string) => (text.includes(`<key>${key}</key>`) ? 1 : 0)
  const after = (key: string, element: string) => {
    const rest = text.split(`<key>${key}</key>`, 2)[1] ?? ''
    return /^\s*<(\w+)>/.exec(rest)?.[1] === element ? firstOf(rest, element) : ''
  }
  return {
    instant: Date.parse(after('Creation Date', 'date')),
    zone: plainText(after('Time Zone', 'string')),
    words: plainText(after('Entry Text', 'string')),
    counts: {
      tags: has('Tags') && [...elementsOf(after('Tags', 'array'), 'string')].length,
      places: has('Location'),
      weather: has('Weather'),
      stars: /<key>Starred<\/key>\s*<true/.test(text) ? 1 : 0,
    },
  }
}

import { withoutEntities } from '../html-entities.ts'

/**
 * What lies in each element of this name, in linear time. Elements of one name within each other are not told apart, and
 * no entity is defined by a file: the formats that are read need neither.
 */
export function* elementsOf(xml: string, name: string): Generator<string> {
  const start = new RegExp(`<${name}(?:\\s[^<>]*)?>`, 'g')
  for (let found = start.exec(xml); found; found = start.exec(xml)) {
    const end = xml.indexOf(`</${name}>`, start.lastIndex)
    if (end < 0) return
    yield xml.slice(start.lastIndex, end)
    start.lastIndex = end
  }
}

/** What lies in the first element of this name, '' if there is none. */
export function firstOf(xml: string, name: string): string {
  for (const content of elementsOf(xml, name)) return content
  return ''
}

/** The words of an element that holds no others. */
export const plainText = (content: string) => withoutEntities(content).trim()

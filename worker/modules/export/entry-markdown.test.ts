import { marked } from 'marked'
import { expect, it } from 'vitest'
import { tidy, wordsAsMarkdown, wordsFromMarkdown } from '#domain/entry-markdown'
import { seededRandom } from '../../testing/seeded-random.ts'

/** What a reader sees of Markdown, line by line. Other elements than paragraphs, line breaks and links fail. */
function shown(markdown: string): string[] {
  const html = marked.parse(markdown, { async: false })
  expect(html.match(/<(?!\/?(?:p|br|a)\b)[^>]*>/g) ?? [], markdown).toEqual([])
  const text = html.replaceAll(/<br>/g, '\n').replaceAll(/<[^>]*>/g, '')
  const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#32': ' ', '#9': '\t' }
  return linesOf(text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole))
}
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

it.each([
  'Warm *bread* and **tea**',
  '# not a heading\n## nor this',
  '1. walk\n2) read\n- tea\n+ rest\n* sleep',
  '> not a quote',
  'a heading?\n===\nanother?\n---',
  '- - -\n***\n___',
  'a_name_ and _this_ and __that__ and snake_case',
  '`code` and ```\nfence\n```',
  '~~gone~~ and ~this~\n~~~\nfence',
  '[a](b) ![c](d) [e]: f\n[g]: https://firstlight.example',
  '<b>bold</b> <https://a.example> 3 < 4 > 2',
  '&amp; &copy; &#65; AT&T; R&D',
  'C:\\*\\_ \\ back\\\nnext\\\\',
  'a | b\n--- | ---\n1 | 2',
  '| a |\n|---|\n| 1 |',
  '    four spaces\n\tand a tab',
  'https://a.example/b_c_d?e=f&g=h~i and https://a.example/*',
  'https://a.example/<img src=x onerror=alert(1)> and https://<b>bold</b>',
  'https://a.example/\\<b> and https://a.example/*<u>*',
  '10. Oktober\n2026. A year',
  '5 * 3 * 2 and 4*3*2',
])('Markdown shows %j as it was written, and it is read back', (words) => {
  const markdown = wordsAsMarkdown(words)
  expect(shown(markdown)).toEqual(linesOf(words))
  expect(wordsFromMarkdown(markdown.split('\n'))).toBe(words)
})

it('shows any words as they were written, and reads them back', () => {
  const seed = Date.now() % 2 ** 32
  const { pick, whole } = seededRandom(seed)
  const words = [
    '1',
    '2.',
    'tea',
    'https://a.example/',
    'Brot',
    'ä',
    '    ',
    '\t',
    'amp;',
    '---',
    '```',
    '(x)',
    '[x]: y',
    ' ',
    ' ',
    '\n',
    '\n',
  ]
  const pieces = [...'*_`[]()<>#+-=~|\\!&;:."\'{}', ...words]
  for (let round = 0; round < 3_000; round += 1) {
    const text = tidy(Array.from({ length: 1 + whole(16) }, () => pick(pieces)).join(''))
    const markdown = wordsAsMarkdown(text)
    expect(shown(markdown), `${JSON.stringify(text)}, seed ${seed}`).toEqual(linesOf(text))
    expect(wordsFromMarkdown(markdown.split('\n')), `seed ${seed}`).toBe(text)
  }
})

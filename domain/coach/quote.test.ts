import { describe, expect, it } from 'vitest'
import { prefaces } from './language.ts'
import { quotable } from './quote.ts'

const thanks = (line: string, most = 150) => quotable(line, { preface: prefaces.thanks, longest: most })

describe('the part of a line that is quoted', () => {
  it.each([
    ['the whole of it', 'Mara called, just to talk', 'Mara called, just to talk'],
    ['with its own spelling', 'greatful for my freind Dave', 'greatful for my freind Dave'],
    ['without its preface', 'I’m so grateful for my sister Ann', 'my sister Ann'],
    ['without the preface of German', 'Ich bin dankbar für den Kaffee', 'den Kaffee'],
    ['but a preface alone', 'grateful for', 'grateful for'],
    ['without the marks at its end', 'the sea ...', 'the sea'],
    ['with a question mark', 'who knows?', 'who knows?'],
    ['before a link', 'a song https://open.spotify.com/track/4uLU6h?si=x', 'a song'],
    ['after a link', 'https://example.org/x made me laugh', 'made me laugh'],
    ['without marks that turn the direction', 'sun\u202e\u0007shine', 'sun shine'],
    ['without half a character', 'tea \ud83d', 'tea'],
    ['with emoji', 'sun ☀️ on 👨‍👩‍👧', 'sun ☀️ on 👨‍👩‍👧'],
  ])('%s', (_, line, quote) => expect(thanks(line)).toBe(quote))

  it.each(['https://example.com/a?b=c', '—', '...', '\u200b', ''])('is nothing for %j', (line) =>
    expect(thanks(line)).toBeUndefined(),
  )

  it.each([
    ['I want to call mum', 'call mum'],
    ['Today I will call the bank', 'call the bank'],
    ['to do: taxes', 'taxes'],
  ])('of a plan leaves out how it begins: %s', (line, quote) =>
    expect(quotable(line, { preface: prefaces.plans, longest: 150 })).toBe(quote),
  )
})

describe('a long line is cut to its end', () => {
  const cut = (line: string) => thanks(line, 90)

  it('where a clause begins', () =>
    expect(cut('My sister called from Leeds to talk about the wedding, and the goat that ate the laundry there')).toBe(
      '…and the goat that ate the laundry there',
    ))
  it('not at a word that says how much', () =>
    expect(
      cut(
        'The whole staff room heard it at noon as the head in the corner laughed so hard that she had to sit, and then we all went home',
      ),
    ).toBe('…and then we all went home'))
  it('not within a number', () =>
    expect(
      cut('All of the children went along the river with the two dogs and they walked 12,5 kilometres without a rest'),
    ).toBe('…and they walked 12,5 kilometres without a rest'))
  it('not within brackets', () =>
    expect(
      cut(
        'We sang it all the way through, and it went right to the last line of it (Eileen did not, she was busy) and then went home happy',
      ),
    ).toBe('…and then went home happy'))
  it('where nothing is refused any more', () => {
    const line =
      'We met on the bridge at six and the boats were all lit, so we stayed until the last one was out of sight'
    const refusing = (word: string) => (part: string) => part.includes(word)
    const cutWithout = (word: string) =>
      quotable(line, { preface: prefaces.thanks, longest: 90, isRefused: refusing(word) })
    expect(cutWithout('bridge')).toBe('…and the boats were all lit, so we stayed until the last one was out of sight')
    expect(cutWithout('boats')).toBe('…so we stayed until the last one was out of sight')
    expect(cutWithout('sight')).toBeUndefined()
  })
  it('where a word does', () => expect(cut('summery '.repeat(40))).toMatch(/^…(?:summery ){10}summery$/))
  it('at a character, without blanks', () => expect(cut('a'.repeat(4_000))).toMatch(/^…a{90}$/))
  it('after fewer characters that are wide', () => expect(cut('今天的阳光很好'.repeat(20))!.length).toBeLessThan(32))
  it('between two pictures', () => expect(cut('👨‍👩‍👧‍👦'.repeat(60))).toMatch(/^…(?:👨‍👩‍👧‍👦){8}$/u))
})

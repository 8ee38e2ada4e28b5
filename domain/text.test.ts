import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countCharacters, isLongerThan } from './characters.ts'
import { isStorable, line, text } from './text.ts'

it('accepts any text that the database stores unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      fc.pre(!written.includes('\0'))
      expect(isStorable(written)).toBe(true)
      expect(text(1_000).parse(written)).toBe(written)
    }),
  )
})

it.each(['a\0b', '\ud83c', 'x\udf05x'])('refuses %j', (written) => {
  expect(isStorable(written)).toBe(false)
  expect(text(10).safeParse(written).error?.issues[0]?.message).toBe(
    'Please remove the characters that cannot be stored',
  )
})

it('names the limit in the sentence', () => {
  expect(text(4_000).safeParse('a'.repeat(4_000)).success).toBe(true)
  expect(text(4_000).safeParse('a'.repeat(4_001)).error?.issues[0]?.message).toBe(
    'Please keep this to 4,000 characters',
  )
})

it('counts an emoji once, in the schema and on the screen', () => {
  expect(['', 'é', '🌞', '🌞a🌞', '\ud83c'].map(countCharacters)).toEqual([0, 1, 1, 3, 1])
  for (const character of ['a', '🌞', '愛', '👩‍🚀']) {
    const [most, more] = [character.repeat(20), `${character.repeat(20)}x`]
    const max = countCharacters(most)
    expect(max).toBe([...most].length)
    expect([isLongerThan(most, max), isLongerThan(more, max)]).toEqual([false, true])
    expect([text(max).safeParse(most).success, text(max).safeParse(more).success]).toEqual([true, false])
    expect([line(max, '').safeParse(most).success, line(max, '').safeParse(more).success]).toEqual([true, false])
  }
})

it('refuses line breaks in a line', () => {
  const subject = line(20, 'Say something')
  expect(subject.parse('  hello  ')).toBe('hello')
  for (const broken of ['a\nb', 'a\rb', 'a\u2028b', 'a\u2029b']) expect(subject.safeParse(broken).success).toBe(false)
  expect(subject.safeParse(' \n ').error?.issues[0]?.message).toBe('Say something')
})

import { describe, expect, test } from 'vitest'
import { passagesOf } from './quotations.ts'

const items = ['A message from Tom, who is well again', 'Rain on the roof while everybody slept, and no alarm.']

describe('the passages of a letter', () => {
  test('name the line that is quoted, without its marks', () => {
    expect(passagesOf('You wrote “A message from Tom, who is well again”, and I stopped there.', items)).toEqual([
      { text: 'You wrote ' },
      { text: 'A message from Tom, who is well again', item: items[0] },
      { text: ', and I stopped there.' },
    ])
  })

  test.each([
    'Ich habe „A message from Tom“ zweimal gelesen.',
    'J’ai lu «\u00a0A message from Tom\u00a0» deux fois.',
    'Leí «A message from Tom» dos veces.',
  ])('in the marks of each language: %s', (letter) =>
    expect(passagesOf(letter, items)[1]).toEqual({ text: 'A message from Tom', item: items[0] }),
  )

  test('find a line that is quoted in part, with other punctuation or without capitals', () => {
    expect(passagesOf('“rain on the roof while everybody slept…” was enough.', items)).toEqual([
      { text: 'rain on the roof while everybody slept…', item: items[1] },
      { text: ' was enough.' },
    ])
  })

  test('keep the marks around what is not on the page', () => {
    const paragraph = 'They call it “a quiet morning”, and “…” too.'
    expect(passagesOf(paragraph, items)).toEqual([{ text: paragraph }])
  })

  test('follow a quotation while it arrives', () => {
    expect(passagesOf('You wrote “A message from', items)).toEqual([
      { text: 'You wrote ' },
      { text: 'A message from', item: items[0] },
    ])
  })

  test('join to the paragraph, but for the marks of quotations', () => {
    const paragraph = '“Rain on the roof” and “Tom” and “nobody”'
    expect(
      passagesOf(paragraph, items)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Rain on the roof and Tom and “nobody”')
  })
})

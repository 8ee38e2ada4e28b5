import { expect, it } from 'vitest'
import { pseudo } from './pseudo.ts'

it('is longer, has accents, and keeps tables, lists and slots', () => {
  const texts = {
    save: 'Save',
    days: ['Sun', 'Mon'],
    greet: (name: string) => `Hello ${name}`,
    count: ({ name, days }: { name: string; days: number }) => `${name}, ${days}`,
  }
  const made = pseudo(texts)
  expect([made.save, made.days, made.greet('Zoe')]).toEqual(['Šávé ~', ['Šüñ ~', 'Möñ ~'], 'Héllö Zoe ~ ~'])
  expect(made.count({ name: 'Zoe', days: 2 })).toBe('Zoe, 2 ~ ~')
})

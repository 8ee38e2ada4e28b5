import { expect, it } from 'vitest'
import { pseudo } from './pseudo.ts'

it('is longer, has accents, and keeps tables, lists and slots', () => {
  const texts = { save: 'Save', days: ['Sun', 'Mon'], greet: (name: string) => `Hello ${name}` }
  const made = pseudo(texts)
  expect([made.save, made.days, made.greet('Zoe')]).toEqual(['Šávé ~', ['Šüñ ~', 'Möñ ~'], 'Héllö Zoe ~ ~'])
})

import { expect, it } from 'vitest'
import { plural } from './plural.ts'

const inLanguage = (language: string, one: string, other: string) => (count: number) =>
  plural(language, count, one, other)

it('a count has the form that it has in the language', () => {
  expect([0, 1, 2].map(inLanguage('de', 'Tag', 'Tage'))).toEqual(['Tage', 'Tag', 'Tage'])
  expect([0, 1, 1.5, 2].map(inLanguage('fr', 'jour', 'jours'))).toEqual(['jour', 'jour', 'jour', 'jours'])
  expect([0, 1, 2, 1_000_000].map(inLanguage('es', 'día', 'días'))).toEqual(['días', 'día', 'días', 'días'])
  expect([0, 1, 2].map(inLanguage('pt', 'dia', 'dias'))).toEqual(['dia', 'dia', 'dias'])
})

it('a language can have more forms', () => {
  const days = (count: number) => plural('pl', count, 'dzień', 'dnia', { few: 'dni', many: 'dni' })
  expect([1, 2, 5, 1.5].map(days)).toEqual(['dzień', 'dni', 'dni', 'dnia'])
})

import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const yearWords: Texts['yearWords'] = {
  hills: (year) => `Les collines de ${year}`,
  previous: 'Année précédente',
  next: 'Année suivante',
  failed: 'Les jours de cette année n’ont pas pu être chargés.',
  day: (date, words) => `${date}\u202f: ${words}`,
  month: (month, words) => `${month}\u202f: ${words}`,
  amounts: { 1: 'quelques mots', 2: 'une courte page', 3: 'une page', 4: 'une longue page' },
  withMood: (amount, mood) => `${amount}, journée ${mood.toLowerCase()}`,
  written: (days, moods) =>
    `${days} ${plural('fr', days, 'journée écrite', 'journées écrites')} (${moods.join(', ')}).`,
  // All moods of `journal` have their plural by an s.
  ofMood: (days, mood) => `${days} ${mood.toLowerCase()}${plural('fr', days, '', 's')}`,
  withoutMood: (days) => `${days} sans indication`,
  // After the month and a colon.
  empty: 'rien d’écrit.',
}

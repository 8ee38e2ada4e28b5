import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const yearWords: Texts['yearWords'] = {
  hills: (year: number) => `Die Hügel von ${year}`,
  previous: 'Voriges Jahr',
  next: 'Nächstes Jahr',
  failed: 'Die Tage dieses Jahres ließen sich nicht laden.',
  day: (date: string, words: string) => `${date}: ${words}`,
  month: (month: string, words: string) => `${month}: ${words}`,
  amounts: { 1: 'ein paar Worte', 2: 'eine kurze Seite', 3: 'eine Seite', 4: 'eine lange Seite' },
  withMood: (amount: string, mood: string) => `${amount}, ${mood.toLowerCase()}`,
  written: (days: number, moods: string[]) =>
    `${days} ${plural('de', days, 'Tag', 'Tage')} geschrieben: ${moods.join(', ')}.`,
  ofMood: (days: number, mood: string) => `${days} ${mood.toLowerCase()}`,
  withoutMood: (days: number) => `${days} ohne Stimmung`,
  empty: 'Nichts geschrieben.',
}

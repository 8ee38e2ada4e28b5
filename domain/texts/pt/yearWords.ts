import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const yearWords: Texts['yearWords'] = {
  hills: (year: number) => `As colinas de ${year}`,
  previous: 'Ano anterior',
  next: 'Próximo ano',
  failed: 'Não foi possível buscar os dias deste ano.',
  day: (date: string, words: string) => `${date}: ${words}`,
  month: (month: string, words: string) => `${month}: ${words}`,
  amounts: { 1: 'poucas palavras', 2: 'uma página curta', 3: 'uma página', 4: 'uma página longa' },
  withMood: (amount: string, mood: string) => `${amount}, tom ${mood.toLowerCase()}`,
  written: (days: number, moods: string[]) =>
    `${days} ${plural('pt', days, 'dia escrito', 'dias escritos')}: ${moods.join(', ')}.`,
  ofMood: (days: number, mood: string) => `${days} com tom ${mood.toLowerCase()}`,
  withoutMood: (days: number) => `${days} sem tom`,
  empty: 'Nada escrito.',
}

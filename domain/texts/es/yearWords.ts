import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const countOfMood = (count: number, mood: string) => {
  const word = mood.toLowerCase()
  return `${count} ${plural('es', count, word, `${word}${/[aeiou]$/.test(word) ? 's' : 'es'}`)}`
}

export const yearWords: Texts['yearWords'] = {
  hills: (year: number) => `Las colinas de ${year}`,
  previous: 'Año anterior',
  next: 'Año siguiente',
  failed: 'No se pudieron cargar los días de este año.',
  day: (date: string, words: string) => `${date}: ${words}`,
  month: (month: string, words: string) => `${month}: ${words}`,
  amounts: { 1: 'unas palabras', 2: 'una página corta', 3: 'una página', 4: 'una página larga' },
  withMood: (amount: string, mood: string) => `${amount}, día ${mood.toLowerCase()}`,
  written: (days: number, moods: string[]) =>
    `${days} ${plural('es', days, 'día', 'días')} con página (${moods.join(', ')}).`,
  ofMood: countOfMood,
  withoutMood: (days: number) => `${days} sin indicar`,
  // After the month and a colon.
  empty: 'nada escrito.',
}

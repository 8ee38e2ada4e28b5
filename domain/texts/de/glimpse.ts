import type { Texts } from '../type.ts'

export const glimpse: Texts['glimpse'] = {
  mornings: (count: number) => `${count.toLocaleString('de')} Morgen zum Zurückschauen`,
  first: (day: string) => `Der erste am ${day}`,
  month: 'Dein eigener Monat bis jetzt.',
  momentum: (period: string) => `Rhythmus, ${period}`,
  week: 'Deine eigene Woche bis jetzt. Premium zeigt den Rest: die Worte, zu denen du zurückgekehrt bist, und wohin du unterwegs warst.',
}

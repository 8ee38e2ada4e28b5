import type { Texts } from '../type.ts'

export const examples: Texts['examples'] = {
  note: 'Ein Beispiel dafür, was du hier finden würdest.',
  goals: {
    river: {
      title: 'Die Runde am Fluss ohne Gehpause laufen',
      deadline: 'Noch 12 Tage',
      reached: 'Drei Kilometer am Samstag',
      next: 'Bis zur alten Brücke',
    },
    chapter: { title: 'Das erste Kapitel zu Ende schreiben', deadline: 'Heute fällig' },
  },
  highlights: {
    momentum: 'Rhythmus',
    mornings: 'Sechs von sieben Morgen gehörten dir.',
    words: 'Immer wieder: Schwester, Fluss, Brot',
  },
  history: {
    month: 'Dein Monat',
    entries: [
      { day: 'Mittwoch', line: 'Der Tee war schon warm, und sonst war noch niemand auf.' },
      { day: 'Dienstag', line: 'Ein Brief von meiner Schwester, vier Blätter, vorne und hinten.' },
    ],
  },
}

import type { Texts } from '../type.ts'

export const drawnHistory: Texts['drawnHistory'] = {
  title: 'Dein Weg',
  toYear: 'Das Jahr',
  entries: { today: 'Heute', dayOfYear: (day: string, year: string) => `${day}, ${year}`, recent: 'Letzte Einträge' },
  search: { placeholder: 'Einträge durchsuchen\u00A0…' },
  ask: { title: 'Frag dein Journal' },
  year: {
    title: (year: number) => `Die Tage von ${year}`,
    explanation:
      'Jeder Hügel ist ein Tag. Je mehr du geschrieben hast, desto höher ist er; je heller sich der Tag anfühlte, desto höher steht seine Sonne.',
  },
}

import type { Texts } from '../type.ts'

export const drawnHistory: Texts['drawnHistory'] = {
  title: 'Ton parcours',
  toYear: 'L’année',
  entries: { today: 'Aujourd’hui', dayOfYear: (day, year) => `${day} ${year}`, recent: 'Pages récentes' },
  search: { placeholder: 'Chercher dans tes pages…' },
  ask: { title: 'Interroge ton carnet' },
  year: {
    title: (year) => `Les jours de ${year}`,
    explanation:
      'Chaque colline est un jour. Plus tu as écrit, plus elle est haute\u202f; plus la journée était radieuse, plus son soleil est haut.',
  },
}

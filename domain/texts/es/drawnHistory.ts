import type { Texts } from '../type.ts'

export const drawnHistory: Texts['drawnHistory'] = {
  title: 'Tu camino',
  toYear: 'El año',
  entries: { today: 'Hoy', dayOfYear: (day: string, year: string) => `${day} de ${year}`, recent: 'Páginas recientes' },
  search: { placeholder: 'Busca en tus páginas…' },
  ask: { title: 'Pregunta a tus páginas' },
  year: {
    title: (year: number) => `Los días de ${year}`,
    explanation:
      'Cada colina es un día. Cuanto más escribiste, más alta es; cuanto más luminoso fue el día, más alto está su sol.',
  },
}

import type { Texts } from '../type.ts'

export const drawnHistory: Texts['drawnHistory'] = {
  title: 'Sua jornada',
  toYear: 'O ano',
  entries: { today: 'Hoje', dayOfYear: (day: string, year: string) => `${day}, ${year}`, recent: 'Páginas recentes' },
  search: { placeholder: 'Buscar nas suas páginas…' },
  ask: { title: 'Pergunte às suas páginas' },
  year: {
    title: (year: number) => `Os dias de ${year}`,
    explanation:
      'Cada colina é um dia. Quanto mais você escreveu, mais alta ela é; quanto mais leve foi o dia, mais alto está o sol.',
  },
}

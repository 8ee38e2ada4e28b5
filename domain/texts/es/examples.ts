import type { Texts } from '../type.ts'

export const examples: Texts['examples'] = {
  note: 'Un ejemplo de lo que encontrarías aquí.',
  goals: {
    river: {
      title: 'Correr el circuito del río, sin parar',
      deadline: 'Quedan 12 días',
      reached: 'Tres kilómetros el sábado',
      next: 'Hasta el puente viejo',
    },
    chapter: { title: 'Terminar el primer capítulo', deadline: 'Para hoy' },
  },
  highlights: {
    momentum: 'Tu ritmo',
    mornings: 'Seis mañanas de siete fueron tuyas.',
    words: 'Volviste a: hermana, río, pan',
  },
  history: {
    month: 'Tu mes',
    entries: [
      { day: 'Miércoles', line: 'La cafetera ya estaba caliente y la casa seguía dormida.' },
      { day: 'Martes', line: 'Carta de mi hermana: cuatro hojas, por los dos lados.' },
    ],
  },
}

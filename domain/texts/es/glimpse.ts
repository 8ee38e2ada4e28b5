import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const glimpse: Texts['glimpse'] = {
  mornings: (count: number) =>
    plural('es', count, '1 mañana para releer', `${count.toLocaleString('es')} mañanas para releer`),
  first: (day: string) => `La primera, el ${day}`,
  month: 'Tu propio mes, hasta ahora.',
  momentum: (period: string) => `Tu ritmo, ${period}`,
  week: 'Tu propia semana, hasta ahora. Premium muestra lo demás: las palabras a las que volviste y hacia dónde ibas.',
  goals: {
    win: (day: string) => `Un pequeño logro del ${day}`,
    note: 'Tus propios pequeños logros. Con Premium, uno de ellos se vuelve una meta.',
    own: { title: 'Tus metas', note: 'Están guardadas: puedes leerlas y borrarlas.' },
    isDone: '(hecha)',
    withPremium: (reminders: string) => `${reminders}, con Premium`,
    delete: (title: string) => `Borrar la meta ${title}`,
  },
  onToday: {
    onDevice: 'Solo en este dispositivo. Con Premium se puede guardar.',
    offer: (price: string) =>
      `Un diario junto a cada mañana, y cada semana contada para ti: ${price} al mes, sin anuncios. [Ver Premium]`,
  },
}

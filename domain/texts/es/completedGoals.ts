import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const completedGoals: Texts['completedGoals'] = {
  count: (count: number) => `${count} ${plural('es', count, 'completada', 'completadas')}`,
  more: 'Mostrar más',
  empty: { title: 'Todavía no hay metas completadas', note: 'Una meta al 100\u00A0% aparecerá aquí.' },
  on: (day: string) => `Completada el ${day}`,
  reopenedAt: (percent: number) => `Reabierta al ${percent}\u00A0%`,
  reopened: {
    title: 'Meta reabierta',
    description: (percent: number) => `Está otra vez entre tus metas activas, al ${percent}\u00A0%.`,
  },
}

import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const goalList: Texts['goalList'] = {
  title: 'Mis metas',
  counts: ({ active, completed }: { active: number; completed: number }) =>
    `${active} ${plural('es', active, 'activa', 'activas')}, ${completed} ${plural('es', completed, 'completada', 'completadas')}`,
  finish: 'Listo',
  loading: 'Cargando tus metas…',
  failed: 'No se pudieron cargar tus metas',
  empty: {
    title: 'Todavía no hay metas',
    note: 'Una meta de tu página de la mañana aparecerá aquí, con su fecha y el camino hasta ella.',
    action: 'Crear tu primera meta',
  },
  figures: { active: 'Activas', completed: 'Completadas', averageProgress: 'Progreso medio' },
  completed: {
    title: 'Metas completadas',
    count: (count: number) => `${count} ${plural('es', count, 'completada', 'completadas')}`,
    all: 'Todas las metas completadas',
    more: 'Mostrar más',
    empty: { title: 'Todavía no hay metas completadas', note: 'Una meta al 100\u00A0% aparecerá aquí.' },
    on: (day: string) => `Completada el ${day}`,
    reopenedAt: (percent: number) => `Reabierta al ${percent}\u00A0%`,
    reopened: {
      title: 'Meta reabierta',
      description: (percent: number) => `Está otra vez entre tus metas activas, al ${percent}\u00A0%.`,
    },
  },
}

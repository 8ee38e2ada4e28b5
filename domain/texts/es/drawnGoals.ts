import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const days = (count: number) => `${count} ${plural('es', count, 'día', 'días')}`
const left = (count: number) => `${plural('es', count, 'Queda', 'Quedan')} ${days(count)}`

export const drawnGoals: Texts['drawnGoals'] = {
  newGoal: 'Nueva meta',
  backToGoals: 'Volver a Metas',
  priorities: { low: 'Prioridad baja', medium: 'Prioridad media', high: 'Prioridad alta' },
  deadline: {
    none: 'Sin fecha límite',
    today: 'Para hoy',
    overdue: (count: number) => `${days(count)} de retraso`,
    left,
    remaining: left,
  },
  wizard: {
    step: ({ step, count }: { step: number; count: number }) => `Paso ${step} de ${count}`,
    steps: {
      details: { title: 'Tu meta', note: 'Elige una meta y añade detalles' },
      timeline: { title: 'Plazo', note: 'Pon una fecha límite' },
      reminders: { title: 'Recordatorios', note: 'Elige cuándo te avisamos' },
      milestones: { title: 'Etapas', note: 'Divide tu meta en partes' },
      review: { title: 'Revisión', note: 'Confirma tu meta' },
    },
  },
  title: 'Mis metas',
  counts: ({ active, completed }: { active: number; completed: number }) =>
    `${active} ${plural('es', active, 'activa', 'activas')}, ${completed} ${plural('es', completed, 'completada', 'completadas')}`,
  finish: 'Listo',
  empty: {
    title: 'Todavía no hay metas',
    note: 'Una meta de tu página de la mañana aparecerá aquí, con su fecha y el camino hasta ella.',
    action: 'Crear tu primera meta',
  },
  figures: { active: 'Activas', completed: 'Completadas', averageProgress: 'Progreso medio' },
  completed: { title: 'Metas completadas', all: 'Todas las metas completadas' },
  statuses: { active: 'Activa', completed: 'Completada' },
}

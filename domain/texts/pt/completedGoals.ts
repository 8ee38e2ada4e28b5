import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const completedGoals: Texts['completedGoals'] = {
  count: (count: number) => `${count} ${plural('pt', count, 'concluída', 'concluídas')}`,
  more: 'Mostrar mais',
  empty: { title: 'Nenhuma meta concluída ainda', note: 'Uma meta em 100% vai aparecer aqui.' },
  on: (day: string) => `Concluída em ${day}`,
  reopenedAt: (percent: number) => `Reaberta em ${percent}%`,
  reopened: {
    title: 'Meta reaberta',
    description: (percent: number) => `Ela está de novo entre as ativas, em ${percent}%.`,
  },
}

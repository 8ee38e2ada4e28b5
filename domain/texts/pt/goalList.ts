import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const goalList: Texts['goalList'] = {
  title: 'Minhas metas',
  counts: ({ active, completed }: { active: number; completed: number }) =>
    `${active} ${active === 1 ? 'ativa' : 'ativas'}, ${completed} ${completed === 1 ? 'concluída' : 'concluídas'}`,
  finish: 'Pronto',
  loading: 'Carregando suas metas…',
  failed: 'Não foi possível carregar suas metas',
  empty: {
    title: 'Nenhuma meta ainda',
    note: 'Uma meta da sua página da manhã vai aparecer aqui, com a data e o caminho até ela.',
    action: 'Criar sua primeira meta',
  },
  figures: { active: 'Ativas', completed: 'Concluídas', averageProgress: 'Progresso médio' },
  completed: {
    title: 'Metas concluídas',
    count: (count: number) => `${count} ${plural('pt', count, 'concluída', 'concluídas')}`,
    all: 'Todas as metas concluídas',
    more: 'Mostrar mais',
    empty: { title: 'Nenhuma meta concluída ainda', note: 'Uma meta em 100% vai aparecer aqui.' },
    on: (day: string) => `Concluída em ${day}`,
    reopenedAt: (percent: number) => `Reaberta em ${percent}%`,
    reopened: {
      title: 'Meta reaberta',
      description: (percent: number) => `Ela está de novo entre as ativas, em ${percent}%.`,
    },
  },
}

import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const days = (count: number) => `${count} ${plural('pt', count, 'dia', 'dias')}`

export const drawnGoals: Texts['drawnGoals'] = {
  newGoal: 'Nova meta',
  backToGoals: 'Voltar às metas',
  priorities: { low: 'Prioridade baixa', medium: 'Prioridade média', high: 'Prioridade alta' },
  deadline: {
    none: 'Sem prazo',
    today: 'Para hoje',
    overdue: (count: number) => `${days(count)} de atraso`,
    left: (count: number) => `${plural('pt', count, 'Falta', 'Faltam')} ${days(count)}`,
    remaining: (count: number) => `${plural('pt', count, 'Falta', 'Faltam')} ${days(count)}`,
  },
  wizard: {
    step: ({ step, count }: { step: number; count: number }) => `Passo ${step} de ${count}`,
    steps: {
      details: { title: 'Sobre a meta', note: 'Escolha a meta e dê os detalhes' },
      timeline: { title: 'Prazo', note: 'Defina a data final' },
      reminders: { title: 'Lembretes', note: 'Escolha como lembrar' },
      milestones: { title: 'Etapas', note: 'Divida sua meta' },
      review: { title: 'Revisão', note: 'Confirme sua meta' },
    },
  },
  title: 'Minhas metas',
  counts: ({ active, completed }: { active: number; completed: number }) =>
    `${active} ${active === 1 ? 'ativa' : 'ativas'}, ${completed} ${completed === 1 ? 'concluída' : 'concluídas'}`,
  finish: 'Pronto',
  empty: {
    title: 'Nenhuma meta ainda',
    note: 'Uma meta da sua página da manhã vai aparecer aqui, com a data e o caminho até ela.',
    action: 'Criar sua primeira meta',
  },
  figures: { active: 'Ativas', completed: 'Concluídas', averageProgress: 'Progresso médio' },
  completed: { title: 'Metas concluídas', all: 'Todas as metas concluídas' },
  statuses: { active: 'Ativa', completed: 'Concluída' },
}

import type { Texts } from '../type.ts'

export const summary: Texts['summary'] = {
  title: 'Resumo do dia',
  preparing: 'Preparando seu resumo…',
  done: 'Parabéns! Você concluiu sua reflexão de hoje',
  motivation: 'Palavras para hoje',
  fallback: 'Hoje o dia é seu. Faça acontecer!',
  lists: {
    gratitudeText: 'O que você agradece',
    goalsText: 'Suas metas de hoje',
  },
  empty: {
    title: 'Nada escrito para hoje ainda',
    unknown: 'Não foi possível buscar a página de hoje',
    note: 'O que você agradece e as pequenas vitórias que você escolhe vão aparecer aqui.',
  },
  goals: {
    title: 'Lembrete das suas metas ativas',
    by: ({ title, day }: { title: string; day: string }) => `${title}, até ${day}`,
    empty: 'Suas metas ativas vão aparecer aqui.',
    all: 'Ver todas as metas',
  },
  start: 'Começar o dia',
  farewell: 'Você consegue! Cada passo conta.',
  back: 'Voltar à sua página',
}

import type { Texts } from '../type.ts'

export const ask: Texts['ask'] = {
  close: 'Fechar a pergunta',
  question: 'Sua pergunta',
  placeholder: 'Quando foi que descansei bem?',
  ask: 'Perguntar',
  pending: 'Olhando suas páginas…',
  failed: 'Não foi possível perguntar às suas páginas',
  answeredBy: (model: string) => `Respondido por ${model}, a partir da sua gratidão e das suas metas.`,
  leftOut: 'Alguns dias não foram dados ao modelo.',
  section: (title: string) => `${title}:`,
  found: 'O que você escreveu',
  nothing: 'Não encontrei nada sobre isso.',
  searchedTo: (day: string) => `A busca nas suas páginas foi até ${day}. Diga um ano para ir mais longe.`,
}

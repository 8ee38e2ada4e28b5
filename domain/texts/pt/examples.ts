import type { Texts } from '../type.ts'

export const examples: Texts['examples'] = {
  note: 'Um exemplo do que você encontraria aqui.',
  goals: {
    river: {
      title: 'Dar a volta do rio correndo, sem parar',
      deadline: 'Faltam 12 dias',
      reached: 'Três quilômetros no sábado',
      next: 'Até a ponte velha',
    },
    chapter: { title: 'Terminar o primeiro capítulo', deadline: 'Para hoje' },
  },
  highlights: {
    momentum: 'Seu ritmo',
    mornings: 'Seis das sete manhãs foram suas.',
    words: 'O que sempre voltou: irmã, rio, pão',
  },
  history: {
    month: 'Seu mês',
    entries: [
      { day: 'Quarta-feira', line: 'A água do café já estava quente, e a casa ainda dormia.' },
      { day: 'Terça-feira', line: 'Uma carta da minha irmã, quatro páginas, frente e verso.' },
    ],
  },
}

import type { Texts } from '../type.ts'

export const days: Texts['days'] = {
  unknown: {
    title: 'Não foi possível buscar este dia',
    begun: 'O que você escreveu está salvo neste aparelho.',
    text: 'Se o dia já tem uma página, nada dela é substituído: você vê as duas e escolhe.',
    looking: 'Buscando…',
  },
  unwritten: {
    title: 'Vamos começar o dia?',
    text: 'Três agradecimentos, três pequenas vitórias e uma resposta que leu cada linha.',
    begin: 'Começar a página de hoje',
  },
  past: { title: 'Página anterior', text: 'Não há página nesta data.', goOn: 'Continuar o que você começou' },
  toCome: { title: 'Este dia ainda vai chegar', text: 'Quando ele começar, a página aparece aqui.' },
  toToday: 'Ir para hoje',
  wrongClock: {
    title: 'O relógio deste aparelho parece estar errado',
    text: (here: string, there: string) =>
      `Ele marca ${here}, e sua página seria salva nesse dia. Para nós é ${there}. Você pode acertar o relógio ou continuar lá com o que escreveu.`,
    writeFor: (date: string) => `Escrever a página de ${date}`,
  },
}

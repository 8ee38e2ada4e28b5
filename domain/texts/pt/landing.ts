import type { Texts } from '../type.ts'

export const landing: Texts['landing'] = {
  title: 'Três agradecimentos, três pequenas vitórias e\u00A0uma\u00A0resposta que leu cada linha.',
  start: 'Vamos lá',
  preview: 'Ver uma prévia',
  writtenByModel: (model: string) =>
    `A carta da prévia pode ser escrita por ${model}. Para isso ele lê suas linhas, e não guarda nada.`,
  empty: 'Os dois campos ainda estão vazios. Uma linha basta para começar.',
  letter: {
    title: 'Você escreve seis linhas. E chega uma carta.',
    note: 'A resposta a estas seis linhas, palavra por palavra.',
    writtenAt: 'Escrita às 06:42',
  },
  sample: {
    name: 'Clara',
    gratitudeText:
      'Minha irmã ligou só para jogar conversa fora\nChuva no telhado a noite inteira\nCafé antes de todo mundo acordar',
    goalsText: 'Mandar o formulário\nCaminhar até o rio e voltar\nUm cartão para minha mãe',
    reply:
      'Volto a estas palavras: “Minha irmã ligou só para jogar conversa fora”. Na sua lista de hoje: “Caminhar até o rio e voltar”.',
  },
  week: {
    title: 'Uma semana fica assim.',
    note: 'Cinco manhãs de sete, e as linhas de cada uma viram colinas. Um dia sem página é só um dia, e nada aqui vai cobrar isso de você.',
    days: ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'],
    isWritten: ', escrito',
    isNotWritten: ', não escrito',
  },
  privacy: {
    title: 'O que você escreve é seu.',
    promise:
      'Suas páginas são guardadas só para você. Não as vendemos, não escolhemos anúncios por elas, e aqui não há rastreadores. Em qualquer plano você pode levar tudo com você, ou excluir. [Como cumprimos essa promessa]',
  },
  cost: {
    title: 'Quanto custa.',
    plans: (price: string) =>
      `Sua página e a carta não custam nada, e ficam ao lado de um anúncio. O Premium custa ${price} por mês: sem anúncios, com um diário privado, metas, destaques da semana e todas as manhãs que você já escreveu.`,
  },
  footer: {
    privacy: 'Privacidade',
    terms: 'Termos',
    accessibility: 'Acessibilidade',
    contact: 'Contato',
  },
}

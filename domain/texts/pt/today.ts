import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const today: Texts['today'] = {
  title: 'Hoje · Firstlight',
  top: { home: 'Firstlight, hoje', shortcuts: 'Atalhos', history: 'Histórico', settings: 'Ajustes' },
  header: {
    greetings: {
      day: ['Que bom ver você. A página é sua.', 'Comece de onde você está.', 'Um novo dia, ainda em branco.'],
      dusk: [
        'O dia está quase no fim. O que foi bom?',
        'A luz está indo embora. O que você guarda?',
        'Comece de onde você está.',
      ],
      night: ['É tarde e tudo está quieto. A página é sua.', 'Comece de onde você está.', 'O que foi bom neste dia?'],
    },
    isWritten: 'A página de hoje está escrita.',
    welcome: (name: string) => `Olá, ${name}`,
    day: (count: number) => `Dia ${count}`,
    dayBefore: 'A página de ontem',
    stars: {
      2: 'Cada dia, desde o primeiro, tem uma estrela antes do amanhecer. Agora são duas.',
      100: 'Cada dia, desde o primeiro, tem uma estrela antes do amanhecer. Agora são cem.',
    },
  },
  loading: 'Buscando sua página',
  transferred: 'O que você escreveu antes agora é a página de hoje.',
  form: {
    send: 'Enviar minha página',
    sending: 'Escrevendo a carta…',
    keys: { apple: '⌘ Enter', others: 'Ctrl Enter' },
    isEmpty: 'Basta uma linha em cada parte.',
    lacks: (section: string) => `Ainda em branco: ${section}.`,
    onDevice: 'Salvo neste aparelho',
    offline: 'Você está sem conexão. Salvo neste aparelho.',
    notSent: 'Não foi possível enviar. Sua página está salva neste aparelho: envie de novo.',
    wasDeleted:
      'A página deste dia foi excluída em outro lugar. O que você mudou nela está acima, e vai como uma página nova.',
  },
  letter: {
    toCome: 'Ela vai aparecer aqui.',
    yesterday: 'A carta de ontem:',
    fromYesterday: 'Da carta de ontem',
    arrives: 'Escrevendo sua carta…',
    brokeOff: 'A conexão caiu. O resto da resposta aparece aqui quando ela voltar.',
    notQuite: 'Não é bem isso',
    other: 'Outra está sendo escrita…',
    noOther: 'Não foi possível pedir outra carta. Esta continua aqui.',
  },
  page: {
    saved: 'Salvo',
    nothing: 'Nada escrito ainda.',
    allDone: 'Tudo feito por hoje.',
    carryOver: 'Levar o que ficou para amanhã',
  },
  cards: {
    diaryText: { save: 'Salvar diário', savedElsewhere: 'Nesse meio-tempo, o diário foi salvo em outro lugar.' },
    eveningText: { save: 'Salvar balanço', savedElsewhere: 'Nesse meio-tempo, o balanço foi salvo em outro lugar.' },
  },
  evening: {
    morning: 'A página desta manhã e a carta',
    quietQuestion: 'Uma linha sobre este dia, se quiser',
  },
  highlights: {
    title: 'Destaques da semana',
    text: 'Sua semana em seis slides: o que você agradeceu e para onde estava indo.',
    open: 'Ver a semana',
  },
  dayAtAGlance: 'Seu dia em resumo',
  backToGoal: 'Voltar à sua nova meta',
  unsent: {
    title: 'Mudanças não enviadas',
    count: (count: number) =>
      plural('pt', count, `${count} mudança ainda não foi enviada.`, `${count} mudanças ainda não foram enviadas.`),
  },
}

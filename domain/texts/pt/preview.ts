import type { Texts } from '../type.ts'

export const preview: Texts['preview'] = {
  title: 'Prévia · Firstlight',
  description:
    'Veja a resposta que o Firstlight escreve para três agradecimentos e três pequenas vitórias, antes de criar uma conta.',
  heading: 'Uma resposta para sua manhã',
  sections: { gratitudeText: 'Sua gratidão', goalsText: 'Suas metas' },
  empty: 'Escreva primeiro uma ou duas linhas na página inicial. A resposta aparece aqui.',
  toFront: 'Ir para a página inicial',
  join: 'Criar conta',
  offer: 'Crie uma conta para salvar esta página e encontrar uma nova a cada manhã. Não custa nada.',
  asToday: 'Ver como sua página de hoje',
  tooLong: {
    title: 'É mais do que cabe em uma página',
    section: (section: string, most: number) => `${section}: até ${most.toLocaleString('pt')} caracteres.`,
    shorten: 'Nada se perdeu. [Encurte na página inicial], e a resposta vem.',
  },
  fallback:
    'Que jeito bonito de começar! Você disse o que há de bom e escolheu para onde ir. Leve as duas coisas com você e deixe o dia crescer a partir delas, um pequeno passo de cada vez!',
  noReply: 'Não foi possível carregar sua resposta. Veja sua conexão e tente de novo.',
  today: {
    fallback:
      'Que começo de dia bonito! Sua gratidão e suas metas mostram intenção e propósito de verdade. Leve essa boa energia ao longo do dia!',
    signInFirst: 'Entre para continuar',
    signInToKeep: 'Entrar para salvar esta página',
    keep: {
      title: 'Salve esta página',
      text: 'Por enquanto ela está só nesta aba. Com uma conta, ela vira sua primeira manhã, e as próximas se juntam a ela.',
      signUp: 'Criar conta e salvar',
    },
    diary: {
      inTab: 'Salvo nesta aba',
      onlyInPage:
        'Este navegador não tem espaço para suas palavras: elas estão só nesta tela. Crie sua conta a partir daqui, e elas vão junto.',
    },
  },
}

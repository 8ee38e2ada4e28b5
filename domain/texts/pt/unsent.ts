import type { Texts } from '../type.ts'

export const unsent: Texts['unsent'] = {
  title: 'O que não foi enviado',
  save: 'Salvar',
  send: 'Enviar',
  tryAgain: 'Tentar de novo',
  goOn: 'Continuar',
  openDay: 'Ir para esse dia',
  choose: 'Ver os dois e escolher',
  page: (date: string) => `Sua página de ${date}`,
  texts: (date: string) => `O que você escreveu para ${date}`,
  happened: {
    forPremium: 'Seu plano agora está sem o Premium, e o diário faz parte dele.',
    pageDeleted: 'A página deste dia foi excluída.',
    pageExists: 'Este dia agora tem uma página.',
    changedElsewhere: 'Este dia foi mudado em outro lugar também.',
    carriedOver: 'Foi levado para outro dia, e pode ser enviado quando ele chegar.',
    notSent: 'Não foi enviado.',
    notYetSent: 'Ainda não foi enviado.',
    nothingToMark: 'A página deste dia foi excluída, então não há nada para marcar.',
  },
  onDevice: 'Suas palavras estão salvas neste aparelho.',
  nothingReplaced: 'Nada é substituído até você escolher.',
  later: 'Elas podem ser salvas quando o dia tiver uma página de novo.',
  choices: { title: (date: string) => `O que você marcou para ${date}`, none: 'Nada marcado' },
  ticks: { title: (date: string) => `Suas pequenas vitórias de ${date}`, done: 'Feito', undone: 'Não feito' },
  beforeSignIn: {
    title: 'Escrito aqui antes de você entrar',
    text: 'Não foi enviado, e está só nesta aba.',
    take: 'Pôr na minha página',
  },
  besidePage: {
    title: 'Este aparelho tem outra coisa que você escreveu para este dia',
    text: 'A página abaixo é a versão salva. Nada é substituído sem que você diga.',
    tooLong: { title: 'Mais do que cabe em uma página', description: 'Encurte o texto e salve em seguida.' },
  },
  settings: {
    title: 'Seus ajustes',
    notSent: 'Ainda não foram enviados. Estão salvos neste aparelho.',
    link: 'Ir para os ajustes',
  },
}

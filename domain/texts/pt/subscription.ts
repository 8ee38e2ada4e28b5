import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const subscription: Texts['subscription'] = {
  title: 'Assinatura',
  error: 'Erro',
  period: '/ mês',
  terms: {
    now: (price: string) => `${price} hoje, depois a cada mês até você cancelar.`,
    trial: ({ days, price, day }: { days: number; price: string; day: string }) =>
      `Grátis por ${plural('pt', days, 'um dia', `${days} dias`)}. Primeira cobrança, de ${price}: ${day}. Depois, a cada mês até você cancelar. Se cancelar antes desse dia, nada é cobrado.`,
    later: 'A próxima página diz o que é cobrado e quando, antes de você pagar.',
  },
  plans: {
    isCurrent: 'Seu plano',
    free: {
      name: 'Grátis',
      parts: {
        writing: 'Gratidão e reflexão diárias',
        letters: 'Cartas básicas com IA',
        prompts: 'Convites por SMS',
        ads: 'Anúncios',
      },
    },
    premium: {
      name: 'Premium',
      parts: {
        free: 'Tudo do plano Grátis',
        noAds: 'Sem anúncios',
        diary: 'Diário privado',
        goals: 'Metas e planejamento',
        highlights: 'Destaques da semana',
        history: 'Histórico completo',
        letters: 'Cartas Premium com IA',
      },
    },
    ownDays: 'As colinas dos seus últimos dias. O que você escreveu é seu nos dois planos, para ler e para levar.',
  },
  start: 'Começar o Premium',
  startTrial: 'Começar período grátis',
  employee: {
    title: 'Você trabalha aqui: tudo está aberto para você',
    ads: 'Os anúncios só somem com uma assinatura.',
  },
  ended: {
    title: 'O Premium terminou',
    day: (day: string) =>
      `Ele ficou aberto até ${day}. Tudo o que você escreveu está salvo, e é seu para ler e para levar.`,
    invoices: 'Ver suas faturas',
  },
  active: {
    title: 'Premium ativo',
    cancelled: (day: string) =>
      `Está cancelado e fica aberto até ${day}. Nada mais é cobrado. Até lá, você pode voltar atrás.`,
    trial: ({ price, day }: { price: string; day: string }) =>
      `Seu período grátis vai até ${day}. Nesse dia há a primeira cobrança, de ${price}, a não ser que você cancele antes.`,
    pastDue: 'Por enquanto, tudo está aberto para você.',
    renewed: ({ price, day }: { price: string; day: string }) =>
      `Tudo está aberto para você, sem anúncios. Próxima cobrança, de ${price}: ${day}.`,
    open: 'Tudo está aberto para você, sem anúncios.',
    manage: 'Gerenciar cobrança',
    manageNote: 'Faturas, forma de pagamento, cancelamento. Abre em outra aba.',
  },
  pastDue: {
    title: 'O último pagamento não passou',
    whatToDo:
      'O Premium continua aberto enquanto tentamos de novo nos próximos dias. Um novo cartão, ou uma conversa com o banco, costuma resolver: escolha Gerenciar cobrança.',
  },
  paid: {
    title: 'Pagamento concluído',
    welcome: 'Boas-vindas ao Firstlight Premium!',
    looking: 'Verificando seu pagamento…',
    unknown: 'Seu pagamento ainda não foi confirmado',
    unknownNote: 'O banco pode precisar de um momento. Nada é cobrado duas vezes.',
    again: 'Verificar de novo',
    lookingAgain: 'Verificando…',
  },
  checkout: {
    pageTitle: 'Pagamento',
    title: 'Conclua sua assinatura',
    back: 'Voltar aos planos',
    loading: 'O formulário de pagamento está carregando.',
    notBegun: 'Não foi possível começar o pagamento',
    notCharged: (reason: string) => `${reason} Nada foi cobrado.`,
    already: { title: 'O Premium já é seu', note: 'Não há nada a pagar.', seePlan: 'Ver seu plano' },
    pay: 'Assinar o Premium',
    paying: 'Processando…',
    failed: 'O pagamento falhou',
    notSent: 'Não foi possível enviar o pagamento. Veja a conexão e tente de novo.',
    notLoaded: 'Não foi possível carregar o formulário de pagamento. Veja a conexão e recarregue a página.',
    refused: 'O cartão não foi aceito.',
    stripe: 'A Stripe recebe o pagamento. O número do seu cartão nunca chega ao Firstlight.',
  },
}

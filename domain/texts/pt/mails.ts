import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const numbers = ['Nenhuma', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete']

export const mails: Texts['mails'] = {
  goodMorning: (name: string) => `Bom dia, ${name},`,
  goodDay: (name: string) => `Olá, ${name},`,
  goodDayWithoutName: 'Olá,',
  headlines: [
    'Um novo dia, com calma',
    'Antes de tudo, uma linha',
    'O que ontem trouxe de bom?',
    'A casa ainda dorme, o dia espera',
    'Respire, e depois escreva',
    'Comece por algo simples',
    'Algumas linhas, e o dia abre',
  ],
  prompt: {
    preview: 'Três agradecimentos, três pequenas vitórias.',
    yesterday: (words: string) => `A página de ontem começou com “${words}”.`,
    text: 'Três agradecimentos, três pequenas vitórias. Leva mais ou menos o tempo de passar um café.',
    answer:
      'Você também pode responder a este e-mail: seus agradecimentos, uma linha em branco, suas pequenas vitórias. Isso vira sua página.',
    button: 'Escrever a página de hoje',
    footer: 'Você recebe este e-mail na sua hora preferida, nos dias que ainda não têm página.',
    stop: 'Parar o convite da manhã',
  },
  reminder: {
    subject: (title: string) => `Sua meta: ${title}`,
    preview: ({ percent, deadline }: { percent: number; deadline: string | undefined }) =>
      deadline === undefined ? `Progresso: ${percent}%.` : `${deadline}. Progresso: ${percent}%.`,
    asked: 'Você pediu um lembrete disto:',
    progress: ({ percent, deadline }: { percent: number; deadline: string | undefined }) =>
      deadline === undefined ? `Você está em ${percent}%.` : `Você está em ${percent}%. ${deadline}.`,
    next: (step: string) => `A próxima etapa: ${step}`,
    button: 'Abrir a meta',
    footer: 'Você recebe este e-mail porque o lembrete desta meta está ligado.',
    stop: 'Parar o lembrete desta meta',
  },
  reminders: {
    subject: (count: number) => `Suas metas: ${count} para hoje`,
    asked: 'Você pediu um lembrete destas:',
    more: (count: number) => `E mais ${count}.`,
    button: 'Abrir suas metas',
    footer:
      'Você recebe este e-mail porque os lembretes destas metas estão ligados. Eles vêm em um só e-mail, porque são muitos.',
    stop: 'Parar todos os lembretes de metas',
  },
  week: {
    subject: (period: string) => `Sua semana, ${period}`,
    preview: (pages: number) =>
      plural(
        'pt',
        pages,
        `${numbers[pages]} página, e o que apareceu nela.`,
        `${numbers[pages]} páginas, e o que apareceu nelas.`,
      ),
    wroteEveryDay: (percent: number) => `Na semana passada você escreveu todos os dias. Seu ritmo foi de ${percent}%.`,
    wrote: ({ days, percent }: { days: string; percent: number }) =>
      `Na semana passada você escreveu nestes dias: ${days}. Seu ritmo foi de ${percent}%.`,
    themes: 'O que você agradeceu:',
    areas: (names: string) => `Para onde você estava indo: ${names}.`,
    button: 'Ver sua semana',
    footer: 'Você recebe este e-mail aos domingos, sobre a semana que terminou no sábado.',
    stop: 'Parar o e-mail semanal',
    withoutFigures: {
      preview: 'Ela está onde você a deixou.',
      text: 'As páginas da semana passada estão onde você as deixou. Não é preciso fazer nada com elas, e uma nova página está ali quando você quiser.',
    },
  },
  emptyWeek: {
    subject: 'Uma nova semana começa',
    preview: 'Com uma página, se você quiser.',
    text: 'A semana que passou não tem página. Algumas semanas são para viver, e não há mais nada a dizer.',
    begins: (day: string) =>
      `Uma nova começa hoje, ${day}. Se quiser, comece com três agradecimentos e três pequenas vitórias.`,
    footer: 'Você recebe este e-mail aos domingos. Nos Ajustes, pode deixá-lo de fora após semanas sem página.',
  },
  test: {
    subject: 'Um teste, como você pediu',
    preview: 'Os e-mails do Firstlight chegam até você.',
    text: 'Os e-mails do Firstlight chegam até você. O convite da manhã e seus lembretes vêm pelo mesmo caminho.',
    button: 'Abrir os ajustes',
    footer: 'Você recebe este e-mail porque tocou em “Enviar um teste” nos Ajustes.',
  },
  answer: {
    written: { subject: (weekday: string) => `Sua página de ${weekday} está escrita`, preview: 'Uma carta para você.' },
    unwritten: {
      subject: (weekday: string) => `Sua resposta de ${weekday} não foi salva`,
      preview: 'Envie mais uma vez.',
    },
    empty: 'Sua resposta não tinha palavras suas, então nada foi salvo. Escreva acima ou abaixo do texto citado.',
    tooLong: (characters: number) =>
      `Sua resposta é mais longa do que uma parte da página, que tem ${characters.toLocaleString('pt')} caracteres, então nada foi salvo. Envie menos, ou escreva na sua página.`,
    lacksWins:
      'Ainda faltam suas pequenas vitórias. Responda mais uma vez ao e-mail da manhã com elas, e elas entram na página.',
    hasAttachments: 'O que estava anexado ao seu e-mail ficou de fora.',
    button: 'Abrir sua página',
    footer: 'Você recebe este e-mail porque respondeu ao convite da manhã.',
  },
  billing: {
    footer: 'Você recebe este e-mail porque ele trata do seu plano Premium no Firstlight.',
    trialEnding: {
      subject: 'Seu período grátis do Premium está acabando',
      preview: ({ price, day }: { price: string; day: string | undefined }) =>
        day === undefined
          ? `A primeira cobrança, de ${price}, está chegando.`
          : `Primeira cobrança, de ${price}: ${day}.`,
      text: ({ price, day }: { price: string; day: string | undefined }) =>
        day === undefined
          ? `Seu período grátis termina em breve. A partir daí, o Premium custa ${price} por mês, e o primeiro pagamento é feito nesse dia.`
          : `Seu período grátis vai até ${day}. A partir daí, o Premium custa ${price} por mês, e o primeiro pagamento é feito nesse dia.`,
      cancel: 'Se preferir parar, cancele antes desse dia, e nada é cobrado.',
      button: 'Ver seu plano',
    },
    paymentFailed: {
      subject: 'Um pagamento do Premium não passou',
      preview: 'O Premium continua aberto enquanto tentamos de novo.',
      text: (price: string) =>
        `O banco não aceitou o último pagamento, de ${price}, do Premium. Tentamos de novo nos próximos dias, e o Premium continua aberto enquanto isso.`,
      newCard: 'Um novo cartão, ou uma conversa com o banco, costuma resolver.',
      button: 'Ver o pagamento',
    },
  },
}

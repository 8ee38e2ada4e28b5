import type { Texts } from '../type.ts'

export const messages: Texts['messages'] = {
  empty: { title: 'Nada ainda', description: 'As últimas dez mensagens vão aparecer aqui.' },
  kinds: { prompt: 'Convite da manhã', goal: 'Lembrete', week: 'Destaques da semana', test: 'Teste' },
  titles: {
    email: (kind: string) => kind,
    sms: (kind: string) => `${kind} por SMS`,
    push: (kind: string) => `${kind} nos seus aparelhos`,
  },
  aboutGoal: ({ title, goal }: { title: string; goal: string }) => `${title}: ${goal}`,
  state: ({ moment, outcome }: { moment: string; outcome: string }) => `${moment} · ${outcome}`,
  moment: {
    today: (time: string) => `Hoje às ${time}`,
    yesterday: (time: string) => `Ontem às ${time}`,
    earlier: ({ day, time }: { day: string; time: string }) => `${day} às ${time}`,
  },
  outcomes: {
    email: {
      waiting: 'Esperando o envio',
      sending: 'A caminho',
      sent: 'Enviado',
      'perhaps-sent': 'Provavelmente enviado: a resposta do serviço de e-mail se perdeu',
      failed: 'Não enviado: o serviço de e-mail recusou seu endereço',
    },
    sms: {
      waiting: 'Esperando o envio',
      sending: 'A caminho',
      sent: 'Enviado',
      'perhaps-sent': 'Provavelmente enviado: a resposta do serviço de SMS se perdeu',
      failed: 'Não enviado: o serviço de SMS recusou seu número',
    },
    push: {
      waiting: 'Esperando o envio',
      sending: 'A caminho',
      sent: 'Enviado',
      'perhaps-sent': 'Provavelmente enviado: a resposta do serviço de push se perdeu',
      failed: 'Não enviado: o serviço de push recusou o envio',
    },
  },
  deliveries: { sent: 'Enviado', delivered: 'Entregue', undelivered: 'Não entregue pela operadora' },
  notSent: 'Não enviado',
  skipped: {
    late: 'Não enviado: chegaria com horas de atraso',
    'already-written': 'Não enviado: a página já estava escrita',
    away: 'Não enviado: você estava ausente',
    'not-wanted': 'Não enviado: estava desligado',
    'no-address': 'Não enviado: o e-mail não está confirmado',
    'no-premium': 'Não enviado: o Premium tinha terminado',
    'goal-gone': 'Não enviado: a meta estava concluída ou não existia mais',
    'opted-out': 'Não enviado: o número respondeu STOP',
    'no-device': 'Não enviado: nenhum aparelho recebe mais notificações',
    private: 'Não enviado: não colocamos essas palavras em nenhum e-mail',
    'empty-week': 'Não enviado, como você escolheu para semanas sem página',
  },
  send: 'Enviar um teste',
  tests: {
    email: {
      label: 'Nosso e-mail chega até você?',
      first: 'Primeiro [confirme seu e-mail].',
      goesTo: (address: string) => `Um teste vai para ${address}.`,
      outcomes: {
        waiting: 'O serviço de e-mail está ocupado. Tentamos de novo em alguns minutos.',
        sending: 'O teste está a caminho.',
        sent: 'O teste foi enviado. Veja seu e-mail e, se não estiver lá, a pasta de spam.',
        'perhaps-sent': 'O teste provavelmente foi enviado: a resposta do serviço de e-mail se perdeu.',
        skipped: 'O teste não foi enviado. Primeiro confirme seu e-mail.',
        failed: 'O serviço de e-mail recusou seu endereço. Talvez sua caixa já tenha recusado nossos e-mails antes.',
      },
    },
    sms: {
      label: 'Nosso SMS chega até você?',
      first: 'Primeiro ligue o convite da manhã por SMS: isso confirma seu número.',
      goesTo: (phone: string) => `Um teste vai para ${phone}.`,
      outcomes: {
        waiting: 'O serviço de SMS está ocupado. Tentamos de novo em alguns minutos.',
        sending: 'O teste está a caminho.',
        sent: 'O teste foi enviado. Ele deve chegar em até um minuto.',
        'perhaps-sent': 'O teste provavelmente foi enviado: a resposta do serviço de SMS se perdeu.',
        skipped:
          'O teste não foi enviado: este número respondeu STOP. Responda START ao nosso último SMS, e eles voltam a chegar.',
        failed: 'O serviço de SMS recusou seu número. Talvez seja de um telefone que não recebe SMS.',
      },
    },
    push: {
      label: 'Nossas notificações chegam até você?',
      goesTo: () => 'Um teste vai para cada aparelho com notificações ligadas.',
      outcomes: {
        waiting: 'O serviço de push está ocupado. Tentamos de novo em alguns minutos.',
        sending: 'O teste está a caminho.',
        sent: 'O teste foi enviado. Ele deve aparecer em até um minuto, a não ser que o aparelho segure notificações.',
        'perhaps-sent': 'O teste provavelmente foi enviado: a resposta do serviço de push se perdeu.',
        skipped: 'O teste não foi enviado: os aparelhos não recebem mais notificações. Ligue o convite mais uma vez.',
        failed: 'O serviço de push recusou o teste. Desligar e ligar o convite costuma ajudar.',
      },
    },
  },
}

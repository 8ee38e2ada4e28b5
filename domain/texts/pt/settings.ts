import type { Texts } from '../type.ts'

export const settings: Texts['settings'] = {
  page: 'Ajustes · Firstlight',
  app: {
    title: 'Aparência e anúncios',
    theme: 'Tema',
    ads: {
      label: 'Sem anúncios',
      off: 'Parte do Premium.',
      on: 'Ligado. Agradecemos por apoiar o Firstlight.',
      action: 'Assinar',
    },
    themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  },
  notifications: {
    title: 'Notificações',
    next: {
      prompt: (when: string) => `Próximo: ${when}, se você ainda não tiver escrito.`,
      week: (when: string) => `Próximo: ${when}.`,
    },
    offers: { week: 'Sua semana em uma carta curta, aos domingos. Parte do Premium.' },
    mailComesBack: '[O que enviamos para este endereço volta.]',
    emailNotConfirmed: 'Começa assim que você [confirmar seu endereço].',
    sms: {
      next: ({ next, phone }: { next: string; phone: string }) => `${next} Vai para ${phone}.`,
      notConfirmed: 'Desligado. Seu número precisa ser confirmado primeiro.',
      confirming: 'Começa assim que você confirmar seu número.',
    },
    push: {
      label: 'Convite da manhã neste aparelho',
      howToInstall:
        'No iPhone ou iPad, as notificações precisam do Firstlight na tela de início: no menu Compartilhar, escolha Adicionar à Tela de Início.',
      blocked:
        'Este navegador bloqueia as notificações do Firstlight. Você pode permiti-las nos ajustes do navegador para este site e depois recarregar.',
      failed: 'Este navegador não conseguiu ligar as notificações. Tente de novo.',
    },
  },
  messages: {
    title: 'Últimas mensagens',
    label: 'O que foi enviado',
    value: 'As últimas dez mensagens, e um teste se você quiser.',
  },
  calendar: {
    title: 'Calendário',
    label: 'Metas no seu calendário',
    value: 'As datas e os lembretes no calendário do seu celular ou computador, por um endereço secreto.',
  },
  data: {
    title: 'Dados e privacidade',
    letters: 'Suas cartas',
    byComposer: 'Escritas pelo próprio Firstlight. Nenhum outro serviço lê suas páginas.',
    byModel: (model: string) =>
      `Sua página é lida por ${model}, que não guarda nada; se ele falhar, o próprio Firstlight escreve a carta.`,
    pages: {
      privacy: 'Política de privacidade',
      terms: 'Termos de uso',
      accessibility: 'Acessibilidade',
      contact: 'Contato',
    },
  },
  asOnThisDevice: (choice: string) => `${choice}, como neste aparelho`,
}

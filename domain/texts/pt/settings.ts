import type { Texts } from '../type.ts'

export const settings: Texts['settings'] = {
  page: 'Ajustes · Firstlight',
  title: 'Ajustes',
  row: {
    empty: 'Ainda não informado',
    edit: (label: string) => `Editar [${label.toLowerCase()}]`,
    add: (label: string) => `Adicionar [${label.toLowerCase()}]`,
  },
  profile: {
    title: 'Perfil',
    username: { label: 'Nome de usuário', hint: 'Você entra com ele, ou com seu e-mail.' },
    email: {
      label: 'E-mail',
      confirmed: (email: string) => `${email}, confirmado`,
      notConfirmed: (email: string) => `${email}, ainda não confirmado`,
      comesBack: (email: string) => `${email}. O que enviamos para este endereço volta.`,
      confirm: 'Confirmar [este e-mail]',
    },
    confirmedPhone: (phone: string) => `${phone}, confirmado`,
    asOnThisDevice: (choice: string) => `${choice}, como neste aparelho`,
  },
  subscription: {
    title: 'Assinatura',
    free: { name: 'Grátis', value: 'Sua página diária e a resposta, sem custo.', action: 'Comparar planos' },
    active: { name: 'Premium', value: 'Tudo está aberto para você.', action: 'Gerenciar' },
  },
  app: {
    title: 'Aparência e anúncios',
    theme: 'Tema',
    ads: {
      label: 'Sem anúncios',
      off: 'Parte do Premium.',
      on: 'Ligado. Agradecemos por apoiar o Firstlight.',
      action: 'Assinar',
    },
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
}

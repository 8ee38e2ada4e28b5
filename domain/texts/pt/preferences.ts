import type { Texts } from '../type.ts'

export const preferences: Texts['preferences'] = {
  words: {
    name: { label: 'Nome' },
    phone: { label: 'Telefone', hint: 'Sem SMS até você confirmar o novo número.' },
    timezone: { label: 'Fuso horário', hint: 'Seu dia começa e termina por este relógio.' },
    preferredTime: { label: 'Hora preferida' },
    weekStart: {
      label: 'Primeiro dia da semana',
      hint: 'Os calendários e os destaques começam por ele. O e-mail semanal chega aos domingos.',
    },
    region: { label: 'Datas e horas' },
    language: { label: 'Idioma', hint: 'E-mails, SMS e notificações também chegam nele.' },
    awayUntil: {
      label: 'Ausência até',
      hint: 'Convites e lembretes esperam até esse dia, e sua sequência continua inteira. Escrever a página do dia também encerra a ausência.',
    },
    promptByEmail: { label: 'Convite da manhã por e-mail' },
    quotesYesterday: {
      label: 'Com a primeira linha do dia anterior',
      on: 'O e-mail cita sua página.',
      off: 'O e-mail não traz nenhuma palavra sua.',
    },
    promptBySms: { label: 'Convite da manhã por SMS' },
    weeklyByEmail: { label: 'Destaques da semana por e-mail' },
    weeklyWhenEmpty: {
      label: 'Também após uma semana sem página',
      on: 'Nesse caso, algumas linhas gentis.',
      off: 'Nesse caso, nenhum e-mail.',
    },
    lettersByModel: { label: 'Cartas por um modelo de IA' },
  },
  on: 'Ligado',
  off: 'Desligado',
  notAway: 'Sem ausência',
  updated: { title: 'Ajustes salvos', description: 'Suas preferências foram salvas.' },
  failed: 'Não deu certo',
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
  },
  subscription: {
    title: 'Assinatura',
    free: { name: 'Grátis', value: 'Sua página diária e a resposta, sem custo.', action: 'Comparar planos' },
    active: { name: 'Premium', value: 'Tudo está aberto para você.', action: 'Gerenciar' },
  },
}

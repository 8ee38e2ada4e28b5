import type { Texts } from '../type.ts'

export const unsubscribe: Texts['unsubscribe'] = {
  page: 'Parar estes e-mails · Firstlight',
  title: 'Parar estes e-mails',
  incomplete: 'Este link não está completo. Toque nele de novo no e-mail.',
  explanation: 'Um toque, e este tipo de e-mail deixa de chegar. Você pode ligá-lo de novo no app quando quiser.',
  stop: 'Parar estes e-mails',
  pending: 'Parando…',
  stopped: {
    prompt: 'O convite da manhã está desligado. Suas páginas continuam aqui, e você pode escrever quando quiser.',
    goal: 'O lembrete desta meta está desligado. A meta continua como está.',
    goals: 'Os lembretes das suas metas estão desligados. As metas continuam como estão.',
    week: 'O e-mail semanal está desligado. Suas semanas ficam no app, para quando você quiser vê-las.',
  },
  settings: 'Abrir os ajustes',
}

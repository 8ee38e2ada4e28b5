import type { Texts } from '../type.ts'

export const controls: Texts['controls'] = {
  selectDate: 'Escolher data',
  calendar: {
    today: 'Hoje',
    previous: 'Ir ao mês anterior',
    next: 'Ir ao próximo mês',
    day: (day: string, { isToday, isChosen }: { isToday: boolean; isChosen: boolean }) =>
      `${isToday ? 'Hoje, ' : ''}${day}${isChosen ? ', escolhido' : ''}`,
  },
  hour: 'Hora',
  minute: 'Minuto',
  password: {
    name: 'senha',
    own: 'Sua senha',
  },
  length: {
    of: (length: string, max: string) => `${length} de ${max} caracteres`,
    over: (over: string, isOne: boolean) => `${over} ${isOne ? 'caractere' : 'caracteres'} além do que pode ser salvo`,
  },
  notice: { note: 'Nota:', done: 'Pronto:', warning: 'Atenção:', danger: 'Problema:' },
  signInAgain: { action: 'Entrar de novo', pending: 'Saindo…' },
  conflict: {
    own: 'O que você escreveu aqui',
    saved: 'Versão salva',
    keepBoth: 'Manter os dois',
    takeOwn: 'Usar o que escrevi aqui',
    takeSaved: 'Usar a versão salva',
  },
  unsent: {
    sending: 'Enviando…',
    discard: 'Descartar',
  },
  seePremium: 'Ver o Premium',
  legal: 'Você aceita nossos [termos] e nossa [política de privacidade].',
  newTab: ' (abre em outra aba)',
}

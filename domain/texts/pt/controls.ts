import type { Texts } from '../type.ts'

export const controls: Texts['controls'] = {
  calendar: {
    today: 'Hoje',
    previous: 'Ir ao mês anterior',
    next: 'Ir ao próximo mês',
    day: (day: string, { isToday, isChosen }: { isToday: boolean; isChosen: boolean }) =>
      `${isToday ? 'Hoje, ' : ''}${day}${isChosen ? ', escolhido' : ''}`,
  },
  password: {
    show: 'Mostrar a senha',
    hide: 'Ocultar a senha',
    own: 'Sua senha',
  },
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
  legal: 'Você aceita nossos [termos] e nossa [política de privacidade].',
  newTab: ' (abre em outra aba)',
}

import type { Texts } from '../type.ts'

export const controls: Texts['controls'] = {
  selectDate: 'Elegir fecha',
  calendar: {
    today: 'Hoy',
    previous: 'Ir al mes anterior',
    next: 'Ir al mes siguiente',
    day: (day: string, { isToday, isChosen }: { isToday: boolean; isChosen: boolean }) =>
      `${isToday ? 'Hoy, ' : ''}${day}${isChosen ? ', día elegido' : ''}`,
  },
  hour: 'Hora',
  minute: 'Minuto',
  password: {
    name: 'la contraseña',
    own: 'Tu contraseña',
  },
  length: {
    of: (length: string, max: string) => `${length} de ${max} caracteres`,
    over: (over: string, isOne: boolean) =>
      isOne ? 'Sobra 1 carácter para guardarlo' : `Sobran ${over} caracteres para guardarlo`,
  },
  notice: { note: 'Nota:', done: 'Listo:', warning: 'Atención:', danger: 'Problema:' },
  signInAgain: { action: 'Entrar de nuevo', pending: 'Cerrando sesión…' },
  conflict: {
    own: 'Lo que escribiste aquí',
    saved: 'Versión guardada',
    keepBoth: 'Conservar ambas',
    takeOwn: 'Usar lo que escribí aquí',
    takeSaved: 'Usar la versión guardada',
  },
  unsent: {
    sending: 'Enviando…',
    discard: 'Descartar',
  },
  seePremium: 'Ver Premium',
  legal: 'Aceptas nuestros [términos] y nuestra [política de privacidad].',
  newTab: ' (abre otra pestaña)',
}

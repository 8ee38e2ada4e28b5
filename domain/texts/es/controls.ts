import type { Texts } from '../type.ts'

export const controls: Texts['controls'] = {
  calendar: {
    today: 'Hoy',
    previous: 'Ir al mes anterior',
    next: 'Ir al mes siguiente',
    day: (day: string, { isToday, isChosen }: { isToday: boolean; isChosen: boolean }) =>
      `${isToday ? 'Hoy, ' : ''}${day}${isChosen ? ', día elegido' : ''}`,
  },
  password: {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    own: 'Tu contraseña',
  },
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
  legal: 'Aceptas nuestros [términos] y nuestra [política de privacidad].',
  newTab: ' (abre otra pestaña)',
}

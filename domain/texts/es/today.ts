import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const today: Texts['today'] = {
  title: 'Hoy · Firstlight',
  top: { home: 'Firstlight, hoy', shortcuts: 'Accesos directos', history: 'Historial', settings: 'Ajustes' },
  header: {
    greetings: {
      day: [
        'Qué bueno verte. La página es tuya.',
        'Empieza desde donde estás.',
        'Un día nuevo, y todavía nada escrito en él.',
      ],
      dusk: [
        'El día casi termina. ¿Qué tuvo de bueno?',
        'Cae la tarde. ¿Con qué te quedas?',
        'Empieza desde donde estás.',
      ],
      night: [
        'Es tarde y todo está en calma. La página es tuya.',
        'Empieza desde donde estás.',
        '¿Qué tuvo de bueno este día?',
      ],
    },
    isWritten: 'La página de hoy está escrita.',
    // A visitor has the name of `journal.guest`.
    welcome: (name: string) => (name === 'tú' ? 'Te damos la bienvenida' : `Hola, ${name}`),
    day: (count: number) => `Día ${count}`,
    dayBefore: 'La página de ayer',
    stars: {
      2: 'Cada día desde el primero tiene una estrella antes del amanecer. Ya son dos.',
      100: 'Cada día desde el primero tiene una estrella antes del amanecer. Ya son cien.',
    },
  },
  loading: 'Buscando tu página',
  transferred: 'Lo que escribiste antes es ahora la página de hoy.',
  form: {
    send: 'Enviar mi página',
    sending: 'Escribiendo tu carta…',
    keys: { apple: '⌘ Enter', others: 'Ctrl Enter' },
    isEmpty: 'Hace falta una línea en cada parte.',
    lacks: (section: string) => `En «${section}» todavía no hay nada.`,
    onDevice: 'Guardado en este dispositivo',
    offline: 'Sin conexión. Guardado en este dispositivo.',
    notSent: 'No se pudo enviar. Tu página está guardada en este dispositivo: envíala otra vez, por favor.',
    wasDeleted:
      'La página de este día se borró en otro lugar. Lo que cambiaste en ella está arriba, y se enviará como página nueva.',
  },
  letter: {
    toCome: 'Tu carta aparecerá aquí.',
    yesterday: 'La carta de ayer:',
    fromYesterday: 'De la carta de ayer',
    arrives: 'Tu carta se está escribiendo…',
    brokeOff: 'Se cortó la conexión. El resto de tu carta aparecerá aquí cuando vuelva.',
    notQuite: 'No del todo',
    other: 'Se está escribiendo otra…',
    noOther: 'No se pudo pedir otra carta. Esta se queda.',
  },
  page: {
    saved: 'Guardado',
    nothing: 'Todavía no hay nada escrito.',
    allDone: 'Todo hecho por hoy.',
    carryOver: 'Pasar a mañana lo que queda',
  },
  cards: {
    diaryText: { save: 'Guardar diario', savedElsewhere: 'Mientras tanto, el diario se guardó en otro lugar.' },
    eveningText: { save: 'Guardar repaso', savedElsewhere: 'Mientras tanto, el repaso se guardó en otro lugar.' },
  },
  evening: {
    morning: 'La página de esta mañana y su carta',
    quietQuestion: 'Una línea sobre este día, si quieres',
  },
  highlights: {
    title: 'Destacados de la semana',
    text: 'Tu semana en seis momentos: lo que agradeciste y hacia dónde ibas.',
    open: 'Ver la semana',
  },
  dayAtAGlance: 'Tu día de un vistazo',
  backToGoal: 'Volver a tu nueva meta',
  unsent: {
    title: 'Cambios sin enviar',
    count: (count: number) =>
      plural('es', count, '1 cambio todavía sin enviar.', `${count} cambios todavía sin enviar.`),
  },
}

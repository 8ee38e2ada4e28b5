import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const reading: Texts['reading'] = {
  previous: 'Entrada anterior',
  next: 'Entrada siguiente',
  print: 'Imprimir',
  isDone: 'Hecho',
  writtenOn: (moment: string) => `Escrita el [${moment}]`,
  pending: 'Buscando tu entrada',
  failed: 'No se pudo cargar esta entrada',
  none: 'No hay ninguna entrada en esta fecha.',
  noReplyYet: 'Tu carta está en camino. Aparecerá aquí cuando vuelvas a mirar.',
  unsent: {
    title: 'Lo que escribiste aquí está guardado en este dispositivo',
    note: 'La página de este día se borró en otro lugar. En Hoy está la lista de lo que no se envió.',
  },
  unsaved: {
    title: 'Tienes cambios sin guardar',
    note: 'Están en este dispositivo.',
    goOn: 'Seguir editando',
    discard: 'Descartar cambios',
  },
  changed: {
    title: 'Esta entrada cambió mientras tanto',
    choose: (moment: string) =>
      `Se cambió en otro lugar el ${moment}. Los dos textos están a salvo; no se reemplaza nada hasta que elijas.`,
    notDeleted: (moment: string) => `Se cambió en otro lugar el ${moment}, así que no se borró nada. Así está ahora.`,
  },
  delete: {
    question: '¿Borrar esta entrada? Tendrás diez segundos para recuperarla.',
    cancel: 'Conservarla',
    pending: 'Borrando…',
    done: 'Entrada borrada',
    failed: 'No se pudo borrar la entrada',
  },
  restore: {
    done: (day: string) => ({ title: 'Entrada recuperada', description: `El ${day} está otra vez en su lugar.` }),
    failed: 'No se pudo recuperar la entrada',
  },
  paper: {
    page: 'Imprimir · Firstlight',
    back: 'Volver a Tu camino',
    pending: 'Buscando tus páginas',
    failed: 'No se pudieron cargar estas páginas',
    empty: 'Aquí no hay nada escrito.',
    unknown: {
      title: 'Nada que imprimir',
      explanation: 'Esto no es ni un día ni un mes.',
      whatToDo: 'Un día se imprime desde su entrada; un mes, desde el calendario.',
    },
    mornings: (name: string, count: number) => `${name}, ${plural('es', count, 'una mañana', `${count} mañanas`)}`,
  },
}

import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const reading: Texts['reading'] = {
  previous: 'Página anterior',
  next: 'Página siguiente',
  print: 'Imprimir',
  isDone: 'Hecho',
  writtenOn: (moment: string) => `Escrita el [${moment}]`,
  pending: 'Buscando tu página',
  failed: 'No se pudo cargar esta página',
  none: 'No hay ninguna página en esta fecha.',
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
    title: 'Esta página cambió mientras tanto',
    choose: (moment: string) =>
      `Se cambió en otro lugar el ${moment}. Los dos textos están a salvo; no se reemplaza nada hasta que elijas.`,
    notDeleted: (moment: string) => `Se cambió en otro lugar el ${moment}, así que no se borró nada. Así está ahora.`,
  },
  delete: {
    question: '¿Borrar esta página? Tendrás diez segundos para recuperarla.',
    cancel: 'Conservarla',
    pending: 'Borrando…',
    done: 'Página borrada',
    failed: 'No se pudo borrar la página',
  },
  restore: {
    done: (day: string) => ({ title: 'Página recuperada', description: `El ${day} está otra vez en su lugar.` }),
    failed: 'No se pudo recuperar la página',
  },
  paper: {
    page: 'Imprimir · Firstlight',
    back: 'Volver a tu camino',
    pending: 'Buscando tus páginas',
    failed: 'No se pudieron cargar estas páginas',
    empty: 'Aquí no hay nada escrito.',
    unknown: {
      title: 'Nada que imprimir',
      explanation: 'Esto no es ni un día ni un mes.',
      whatToDo: 'Un día se imprime desde su página; un mes, desde el calendario.',
    },
    mornings: (name: string, count: number) => `${name}, ${plural('es', count, 'una mañana', `${count} mañanas`)}`,
  },
}

import type { Texts } from '../type.ts'

export const summary: Texts['summary'] = {
  title: 'Resumen del día',
  preparing: 'Preparando tus palabras para hoy…',
  done: '¡Bien hecho! Terminaste tu página de hoy',
  motivation: 'Palabras para hoy',
  fallback: 'Hoy es un buen día para brillar. ¡Adelante!',
  lists: {
    gratitudeText: 'Lo que agradeces',
    goalsText: 'Lo que te propones',
  },
  empty: {
    title: 'Para hoy todavía no hay nada escrito',
    unknown: 'No se pudo consultar la página de hoy',
    note: 'Lo que agradeces y los pequeños logros que eliges aparecerán aquí.',
  },
  goals: {
    title: 'Tus metas activas',
    by: ({ title, day }: { title: string; day: string }) => `${title}, para el ${day}`,
    empty: 'Tus metas activas aparecerán aquí.',
    all: 'Ver todas las metas',
  },
  start: 'Empezar el día',
  farewell: '¡Tú puedes! Cada paso cuenta.',
  back: 'Volver a tu página',
}

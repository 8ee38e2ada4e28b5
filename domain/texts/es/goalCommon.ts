import type { Texts } from '../type.ts'

const at = (time: string) => (/^0?1\D/.test(time) ? `a la ${time}` : `a las ${time}`)

export const goalCommon: Texts['goalCommon'] = {
  progress: {
    of: (title: string) => `Progreso de ${title}`,
    completed: '¡Meta completada!',
    remaining: (percent: number) => `Falta un ${percent}\u00A0% para completar esta meta`,
  },
  reminders: {
    title: 'Recordatorios de metas',
    lede: 'De qué metas te avisamos, y cada cuánto.',
    isWaiting: 'Guardado en este dispositivo. Se enviará cuando vuelva la conexión.',
    by: (frequency: string) => `${frequency}, por correo`,
    byAt: ({ frequency, time }: { frequency: string; time: string }) => `${frequency}, ${at(time)}, por correo`,
    next: (when: string) => `El próximo: ${when}.`,
    none: {
      off: 'Sin recordatorios',
      completed: 'No habrá más recordatorios: la meta está completada.',
      'no-date': 'No habrá recordatorios: «Solo ese día» necesita una fecha límite.',
      past: 'No queda ningún recordatorio antes de su fecha.',
    },
    mail: {
      comes: 'Por correo.',
      comesBack: 'Por correo, pero los correos a tu dirección vuelven sin entregarse: mira en Ajustes.',
      isUnconfirmed: 'Por correo, cuando confirmes tu dirección en Ajustes.',
    },
  },
  actions: {
    of: (title: string) => `Acciones para ${title}`,
    view: 'Ver meta',
    complete: 'Completar meta',
    reopen: 'Reabrir meta',
    edit: 'Editar meta',
    delete: 'Borrar meta',
  },
  isUnsent: 'Lo que cambiaste en esta meta aún no se ha enviado. Está en la lista de Hoy.',
  saved: {
    created: {
      title: 'Meta creada',
      description: 'Tu nueva meta ya está en tu lista.',
    },
    updated: { title: 'Meta actualizada', description: 'Tus cambios están guardados.' },
    reminders: { title: 'Meta actualizada', description: 'Tus recordatorios están guardados.' },
  },
  failed: {
    create: 'No se pudo crear la meta',
    update: 'No se pudo actualizar la meta',
    progress: 'No se pudo actualizar el progreso',
    reminders: 'No se pudo actualizar',
    delete: 'No se pudo borrar la meta',
    restore: 'No se pudo recuperar la meta',
  },
  delete: {
    title: '¿Borrar esta meta?',
    warning: (title: string) => `Se borrarán «${title}» y su progreso.`,
    done: { title: 'Meta borrada', description: 'Ya no está en tu lista.' },
  },
  dateAndTime: ({ date, time }: { date: string; time: string }) => `${date}, ${at(time)}`,
  list: { loading: 'Cargando tus metas…', failed: 'No se pudieron cargar tus metas' },
}

import type { Texts } from '../type.ts'

export const unsubscribe: Texts['unsubscribe'] = {
  page: 'Dejar de recibir estos correos · Firstlight',
  title: 'Dejar de recibir estos correos',
  incomplete: 'Este enlace no está completo. Ábrelo otra vez desde el correo.',
  explanation: 'Con un toque, este tipo de correo deja de llegar. Puedes activarlo otra vez en la app cuando quieras.',
  stop: 'No recibir más',
  pending: 'Un momento…',
  stopped: {
    prompt: 'El aviso de la mañana está desactivado. Tus páginas siguen aquí, y puedes escribir cuando quieras.',
    goal: 'El recordatorio de esta meta está desactivado. La meta queda como está.',
    goals: 'Los recordatorios de tus metas están desactivados. Las metas quedan como están.',
    week: 'El correo de la semana está desactivado. Tus semanas siguen en la app, para cuando quieras verlas.',
  },
  settings: 'Abrir Ajustes',
}

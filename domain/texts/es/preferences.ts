import type { Texts } from '../type.ts'

const begun = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

export const preferences: Texts['preferences'] = {
  words: {
    name: { label: 'Nombre' },
    phone: { label: 'Teléfono', hint: 'Los SMS paran hasta que confirmes el nuevo número.' },
    timezone: { label: 'Zona horaria', hint: 'Tu día empieza y termina según este reloj.' },
    preferredTime: { label: 'Hora preferida' },
    weekStart: {
      label: 'Primer día de la semana',
      hint: 'Los calendarios y los destacados empiezan con él. El correo de la semana llega los domingos.',
    },
    region: { label: 'Fechas y horas' },
    language: { label: 'Idioma', hint: 'Los correos, los SMS y las notificaciones también llegan en él.' },
    awayUntil: {
      label: 'Fuera hasta',
      hint: 'Los avisos y los recordatorios esperan hasta ese día, y tu racha sigue entera. También termina si escribes la página del día.',
    },
    promptByEmail: { label: 'Aviso de la mañana por correo' },
    quotesYesterday: {
      label: 'Con la primera línea del día anterior',
      on: 'El correo cita tu página.',
      off: 'El correo no lleva ninguna palabra tuya.',
    },
    promptBySms: { label: 'Aviso de la mañana por SMS' },
    weeklyByEmail: { label: 'Destacados de la semana por correo' },
    weeklyWhenEmpty: {
      label: 'También tras una semana sin página',
      on: 'Entonces, unas líneas amables.',
      off: 'Entonces no llega ningún correo.',
    },
    lettersByModel: { label: 'Cartas escritas por un modelo' },
  },
  on: 'Activado',
  off: 'Desactivado',
  notAway: 'No estoy fuera',
  updated: { title: 'Ajustes actualizados', description: 'Tus preferencias están guardadas.' },
  failed: 'No se pudo actualizar',
  title: 'Ajustes',
  row: {
    empty: 'Todavía vacío',
    edit: (label: string) => `Editar [${begun(label)}]`,
    add: (label: string) => `Añadir [${begun(label)}]`,
  },
  profile: {
    title: 'Perfil',
    username: { label: 'Nombre de usuario', hint: 'Con él puedes entrar, o con tu correo.' },
    email: {
      label: 'Correo',
      confirmed: (email: string) => `${email}, confirmado`,
      notConfirmed: (email: string) => `${email}, sin confirmar todavía`,
      comesBack: (email: string) => `${email}. Los correos a esta dirección vuelven sin entregarse.`,
      confirm: 'Confirmar [este correo]',
    },
    confirmedPhone: (phone: string) => `${phone}, confirmado`,
  },
  subscription: {
    title: 'Suscripción',
    free: { name: 'Gratis', value: 'Tu página diaria y su carta, sin pagar nada.', action: 'Comparar planes' },
    active: { name: 'Premium', value: 'Todo está abierto para ti.', action: 'Gestionar' },
  },
}

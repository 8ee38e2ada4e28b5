import type { Texts } from '../type.ts'

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
}

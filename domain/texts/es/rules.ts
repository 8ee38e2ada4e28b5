import type { Texts } from '../type.ts'

export const rules: Texts['rules'] = {
  unstorable: 'Quita los caracteres que no se pueden guardar',
  tooLong: (most: number) => `Aquí caben ${most.toLocaleString('es')} caracteres`,
  severalLines: 'Escríbelo en una sola línea',
  date: 'Elige una fecha que exista',
  tooEarly: 'Elige un día desde el 1 de enero de 1900',
  email: 'Escribe un correo válido',
  code: 'Escribe las seis cifras',
  passkey: 'Escribe un nombre',
  login: {
    missing: 'Escribe tu nombre de usuario o correo',
    tooLong: 'El nombre de usuario o correo es demasiado largo',
    password: 'Escribe tu contraseña',
  },
  username: {
    tooShort: (least: number) => `El nombre de usuario necesita al menos ${least} caracteres`,
    tooLong: (most: number) => `El nombre de usuario puede tener hasta ${most} caracteres`,
    signs: 'El nombre de usuario no puede llevar espacios ni @',
  },
  password: {
    differ: 'Las contraseñas no coinciden',
    current: 'Escribe tu contraseña',
    tooShort: (least: number) => `La contraseña necesita al menos ${least} caracteres`,
    tooLong: (most: number) => `La contraseña puede tener hasta ${most} caracteres`,
  },
  contact: {
    name: 'Escribe tu nombre',
    email: 'Este correo no es válido',
    subject: 'Escribe un asunto',
    message: (least: number) => `El mensaje necesita al menos ${least} caracteres`,
  },
  settings: {
    empty: 'No hay nada que cambiar',
    name: 'Escribe tu nombre',
    phone: 'Escribe un número de teléfono válido',
    timezone: 'Elige una zona horaria que exista',
    preferredTime: 'Escribe la hora en formato HH:MM',
    weekStart: 'Elige domingo, lunes o sábado',
    region: 'Elige un formato que exista',
    language: 'Elige un idioma que exista',
    awayUntil: 'Elige una fecha que exista',
  },
  headlines: {
    missing: 'Escribe un titular',
    letters: 'En un SMS solo caben letras y signos simples',
    tooMany: (most: number) => `Como mucho ${most} titulares`,
    twice: 'Este titular ya existe',
  },
}

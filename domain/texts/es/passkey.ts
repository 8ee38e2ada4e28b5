import type { Texts } from '../type.ts'

export const passkey: Texts['passkey'] = {
  label: 'Llave de acceso',
  use: 'Usar una llave de acceso',
  pending: 'Preguntando a tu dispositivo…',
  notConfirmed: 'Tu dispositivo no lo confirmó. Puedes intentarlo otra vez, o hacerlo de otra forma.',
  isHere: 'Este dispositivo ya tiene una llave de acceso para ti.',
}

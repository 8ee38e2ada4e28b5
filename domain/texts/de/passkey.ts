import type { Texts } from '../type.ts'

export const passkey: Texts['passkey'] = {
  label: 'Passkey',
  use: 'Mit Passkey',
  pending: 'Fragt dein Gerät\u00A0…',
  notConfirmed: 'Dein Gerät hat es nicht bestätigt. Versuch es noch einmal, oder nimm einen anderen Weg.',
  isHere: 'Auf diesem Gerät hast du schon einen Passkey.',
}

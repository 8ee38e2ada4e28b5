import type { Texts } from '../type.ts'

export const passkey: Texts['passkey'] = {
  label: 'Clé d’accès',
  use: 'Utiliser une clé d’accès',
  pending: 'En attente de ton appareil…',
  notConfirmed: 'Ton appareil ne l’a pas confirmé. Tu peux réessayer, ou passer par un autre moyen.',
  isHere: 'Cet appareil a déjà une clé d’accès pour toi.',
}

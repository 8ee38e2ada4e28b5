import type { Texts } from '../type.ts'

export const missing: Texts['missing'] = {
  title: 'Seite nicht gefunden',
  lede: 'Diese Seite wurde nie geschrieben, oder sie ist umgezogen. Was du geschrieben hast, ist sicher, wo es ist.',
  back: 'Zurück zum Anfang',
  operator: 'Betrieb',
}

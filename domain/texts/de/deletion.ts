import type { Texts } from '../type.ts'

export const deletion: Texts['deletion'] = {
  warning:
    'Dein Konto, jede Seite und alles andere, was hier dir gehört, wird sofort gelöscht. Zurückholen lässt es sich nicht. Vielleicht möchtest du vorher deine Daten exportieren.',
  field: (word: string) => `Tippe zur Bestätigung: ${word}`,
  save: 'Alles löschen',
  pending: 'Löscht\u00A0…',
  cancel: 'Konto behalten',
}

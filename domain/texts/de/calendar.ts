import type { Texts } from '../type.ts'

export const calendar: Texts['calendar'] = {
  failed: 'Die Einstellung ließ sich nicht laden',
  off: { label: 'Aus', value: 'Kein Kalender sieht deine Ziele.', forPremium: 'Gehört zu Premium, wie die Ziele.' },
  on: { label: 'An', value: (day: string) => `Seit ${day}.` },
  make: 'Adresse anlegen',
  making: 'Legt an\u00A0…',
  renew: 'Neue Adresse',
  renewal: {
    title: 'Eine neue Adresse anlegen?',
    description: 'Die bisherige zeigt dann nichts mehr. Dein Kalender braucht die neue.',
    action: 'Neue Adresse anlegen',
  },
  end: 'Ausschalten',
  address: {
    label: 'Adresse für deinen Kalender',
    hint: 'Sie wird nur jetzt gezeigt. Füge sie in deinem Kalender als Kalenderabo hinzu; wer sie hat, kann die Titel deiner Ziele lesen.',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
  },
}

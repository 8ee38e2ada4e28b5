import type { Texts } from '../type.ts'

export const controls: Texts['controls'] = {
  selectDate: 'Datum wählen',
  calendar: {
    today: 'Heute',
    previous: 'Zum vorigen Monat',
    next: 'Zum nächsten Monat',
    day: (day: string, { isToday, isChosen }: { isToday: boolean; isChosen: boolean }) =>
      `${isToday ? 'Heute, ' : ''}${day}${isChosen ? ', gewählt' : ''}`,
  },
  hour: 'Stunde',
  minute: 'Minute',
  password: {
    name: 'Passwort',
    own: 'Dein Passwort',
  },
  length: {
    of: (length: string, max: string) => `${length} von ${max} Zeichen`,
    over: (over: string) => `${over} Zeichen mehr, als gespeichert werden können`,
  },
  notice: { note: 'Hinweis:', done: 'Erledigt:', warning: 'Bitte beachte:', danger: 'Problem:' },
  signInAgain: { action: 'Neu anmelden', pending: 'Meldet ab\u00A0…' },
  conflict: {
    own: 'Was du hier geschrieben hast',
    saved: 'Gespeicherte Fassung',
    keepBoth: 'Beides behalten',
    takeOwn: 'Meinen Text nehmen',
    takeSaved: 'Gespeichertes nehmen',
  },
  unsent: {
    sending: 'Sendet\u00A0…',
    discard: 'Verwerfen',
  },
  seePremium: 'Premium ansehen',
  legal: 'Du stimmst unseren [Nutzungsbedingungen] und der [Datenschutzerklärung] zu.',
  newTab: ' (öffnet einen neuen Tab)',
}

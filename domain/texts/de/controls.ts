import type { Texts } from '../type.ts'

export const controls: Texts['controls'] = {
  calendar: {
    today: 'Heute',
    previous: 'Zum vorigen Monat',
    next: 'Zum nächsten Monat',
    day: (day: string, { isToday, isChosen }: { isToday: boolean; isChosen: boolean }) =>
      `${isToday ? 'Heute, ' : ''}${day}${isChosen ? ', gewählt' : ''}`,
  },
  password: {
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    own: 'Dein Passwort',
  },
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
  legal: 'Du stimmst unseren [Nutzungsbedingungen] und der [Datenschutzerklärung] zu.',
  newTab: ' (öffnet einen neuen Tab)',
}

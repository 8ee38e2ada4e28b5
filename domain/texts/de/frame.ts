import type { Texts } from '../type.ts'

export const frame: Texts['frame'] = {
  language: 'de',
  back: 'Zurück',
  backToToday: 'Zurück zu heute',
  signIn: 'Anmelden',
  gate: {
    mark: 'PREMIUM',
    goals: {
      title: 'Ziele planen und verfolgen',
      sentence:
        'Aus einem kleinen Schritt wird etwas, das du zu Ende bringst: ein Datum, ein paar Etappen und eine leise Erinnerung.',
    },
    history: {
      title: 'Alle deine Einträge',
      sentence:
        'Jeder Morgen, den du geschrieben hast, in einem Kalender, und eine Suche, die den Tag findet, den du meinst.',
    },
    highlights: {
      title: 'Wochenrückblick und Auswertung',
      sentence:
        'Einmal in der Woche die Worte, zu denen du zurückgekehrt bist, und die Morgen, an denen du geschrieben hast, erzählt in sechs kurzen Kapiteln.',
    },
    price: (price: string) => `${price} im Monat`,
    priceForVisitors: (price: string) => `Gehört zu Premium, ${price} im Monat`,
    upgrade: 'Zu Premium wechseln',
    signUp: 'Konto anlegen',
  },
  fromDevice: 'Firstlight ist gerade nicht zu erreichen. Dieses Gerät zeigt, was es von deinem letzten Jahr hat.',
}

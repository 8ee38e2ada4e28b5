import type { Texts } from '../type.ts'

export const glimpse: Texts['glimpse'] = {
  mornings: (count: number) => `${count.toLocaleString('de')} Morgen zum Zurückschauen`,
  first: (day: string) => `Der erste am ${day}`,
  month: 'Dein eigener Monat bis jetzt.',
  momentum: (period: string) => `Rhythmus, ${period}`,
  week: 'Deine eigene Woche bis jetzt. Premium zeigt den Rest: die Worte, zu denen du zurückgekehrt bist, und wohin du unterwegs warst.',
  goals: {
    win: (day: string) => `Ein kleiner Schritt, ${day}`,
    note: 'Deine eigenen kleinen Schritte. Mit Premium wird aus einem davon ein Ziel.',
    own: { title: 'Deine Ziele', note: 'Sie sind gespeichert. Du kannst sie lesen und löschen.' },
    isDone: '(erreicht)',
    withPremium: (reminders: string) => `${reminders}, mit Premium`,
    delete: (title: string) => `Ziel ${title} löschen`,
  },
  onToday: {
    onDevice: 'Nur auf diesem Gerät. Mit Premium lässt es sich speichern.',
    offer: (price: string) =>
      `Neben jedem Morgen ein Tagebuch, und jede Woche noch einmal erzählt: ${price} im Monat, ohne Werbung. [Premium ansehen]`,
  },
}

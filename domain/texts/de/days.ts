import type { Texts } from '../type.ts'

export const days: Texts['days'] = {
  unknown: {
    title: 'Dieser Tag ließ sich nicht nachschlagen',
    begun: 'Was du geschrieben hast, ist auf diesem Gerät gespeichert.',
    text: 'Wenn der Tag schon eine Seite hat, wird nichts davon ersetzt: Du siehst beide und wählst.',
    looking: 'Sucht\u00A0…',
  },
  unwritten: {
    title: 'Bereit für heute?',
    text: 'Drei Dinge, für die du dankbar bist, drei kleine Schritte und eine Antwort, die beides gelesen hat.',
    begin: 'Die Seite von heute beginnen',
  },
  past: {
    title: 'Ein vergangener Tag',
    text: 'Für dieses Datum gibt es keinen Eintrag.',
    goOn: 'Weiterschreiben',
  },
  toCome: { title: 'Dieser Tag kommt erst noch', text: 'Seine Seite erscheint hier, wenn er beginnt.' },
  toToday: 'Zu heute',
  wrongClock: {
    title: 'Die Uhr dieses Geräts scheint falsch zu gehen',
    text: (here: string, there: string) =>
      `Sie zeigt ${here}, und deine Seite würde unter diesem Tag gespeichert. Bei uns ist ${there}. Du kannst die Uhr stellen oder dort mit dem weitermachen, was du geschrieben hast.`,
    writeFor: (date: string) => `Für ${date} schreiben`,
  },
}

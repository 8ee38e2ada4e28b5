import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const reading: Texts['reading'] = {
  previous: 'Voriger Eintrag',
  next: 'Nächster Eintrag',
  print: 'Drucken',
  isDone: 'Getan',
  writtenOn: (moment: string) => `Geschrieben am [${moment}]`,
  pending: 'Dein Eintrag wird gesucht',
  failed: 'Dieser Eintrag ließ sich nicht laden',
  none: 'Für dieses Datum gibt es keinen Eintrag.',
  noReplyYet: 'Deine Antwort ist unterwegs. Sie erscheint hier, wenn du wieder hineinschaust.',
  unsent: {
    title: 'Was du hier geschrieben hast, ist auf diesem Gerät gespeichert',
    note: 'Die Seite dieses Tages wurde woanders gelöscht. Unter „Heute“ steht, was nicht gesendet ist.',
  },
  unsaved: {
    title: 'Du hast Änderungen, die nicht gespeichert sind',
    note: 'Sie sind auf diesem Gerät.',
    goOn: 'Weiterschreiben',
    discard: 'Änderungen verwerfen',
  },
  changed: {
    title: 'Dieser Eintrag hat sich inzwischen geändert',
    choose: (moment: string) =>
      `Er wurde am ${moment} woanders geändert. Beide Texte sind sicher; nichts wird ersetzt, bevor du wählst.`,
    notDeleted: (moment: string) =>
      `Er wurde am ${moment} woanders geändert. Darum wurde nichts gelöscht. So sieht er jetzt aus.`,
  },
  delete: {
    question: 'Diesen Eintrag löschen? Du kannst ihn zehn Sekunden lang zurückholen.',
    cancel: 'Behalten',
    pending: 'Löscht\u00A0…',
    done: 'Eintrag gelöscht',
    failed: 'Eintrag nicht gelöscht',
  },
  restore: {
    done: (day: string) => ({ title: 'Eintrag ist zurück', description: `${day} steht wieder an seinem Platz.` }),
    failed: 'Der Eintrag ließ sich nicht zurückholen',
  },
  paper: {
    page: 'Drucken · Firstlight',
    back: 'Zurück zu deinem Weg',
    pending: 'Deine Seiten werden gesucht',
    failed: 'Diese Seiten ließen sich nicht laden',
    empty: 'Hier wurde nichts geschrieben.',
    unknown: {
      title: 'Nichts zu drucken',
      explanation: 'Das ist weder ein Tag noch ein Monat.',
      whatToDo: 'Einen Tag druckst du aus seinem Eintrag, einen Monat aus dem Kalender.',
    },
    mornings: (name: string, count: number) => `${name}, ${plural('de', count, 'ein', String(count))} Morgen`,
  },
}

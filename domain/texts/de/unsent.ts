import type { Texts } from '../type.ts'

export const unsent: Texts['unsent'] = {
  title: 'Was nicht gesendet ist',
  save: 'Speichern',
  send: 'Senden',
  tryAgain: 'Noch einmal',
  goOn: 'Weiterschreiben',
  openDay: 'Zu diesem Tag',
  choose: 'Beide ansehen und wählen',
  page: (date: string) => `Deine Seite für ${date}`,
  texts: (date: string) => `Was du für ${date} geschrieben hast`,
  happened: {
    forPremium: 'Du hast gerade kein Premium, und das Tagebuch gehört dazu.',
    pageDeleted: 'Die Seite dieses Tages wurde gelöscht.',
    pageExists: 'Dieser Tag hat jetzt einen Eintrag.',
    changedElsewhere: 'Dieser Tag wurde auch woanders geändert.',
    carriedOver: 'Das ist für später aufgehoben und lässt sich an seinem Tag senden.',
    notSent: 'Das wurde nicht gesendet.',
    notYetSent: 'Das ist noch nicht gesendet.',
    nothingToMark: 'Die Seite dieses Tages wurde gelöscht. Es gibt nichts mehr zu markieren.',
  },
  onDevice: 'Deine Worte sind auf diesem Gerät gespeichert.',
  nothingReplaced: 'Nichts wird ersetzt, bevor du wählst.',
  later: 'Sie lassen sich speichern, wenn der Tag wieder eine Seite hat.',
  choices: { title: (date: string) => `Was du gewählt hast: ${date}`, none: 'Nichts gewählt' },
  ticks: { title: (date: string) => `Deine kleinen Schritte: ${date}`, done: 'Getan', undone: 'Nicht getan' },
  beforeSignIn: {
    title: 'Hier geschrieben, bevor du dich angemeldet hast',
    text: 'Das wurde nicht gesendet und ist nur in diesem Tab.',
    take: 'Auf meine Seite setzen',
  },
  besidePage: {
    title: 'Auf diesem Gerät ist noch etwas, das du für diesen Tag geschrieben hast',
    text: 'Die Seite unten ist die gespeicherte Fassung. Nichts wird ersetzt, wenn du es nicht willst.',
    tooLong: {
      title: 'Länger, als eine Seite sein kann',
      description: 'Bitte kürze es, dann lässt es sich speichern.',
    },
  },
  settings: {
    title: 'Deine Einstellungen',
    notSent: 'Sie sind noch nicht gesendet. Sie sind auf diesem Gerät gespeichert.',
    link: 'Zu den Einstellungen',
  },
}

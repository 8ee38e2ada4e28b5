import type { Texts } from '../type.ts'

export const saving: Texts['saving'] = {
  sending: 'Sendet',
  waits: 'Auf diesem Gerät gespeichert. Es wird gesendet, wenn die Verbindung wieder da ist.',
  onlyInPage:
    'Dieser Browser hat keinen Platz für deine Worte: Sie sind nur auf dieser Seite. Lass sie offen, bis alles gesendet ist.',
  untilSaved: 'Auf diesem Gerät, bis es gespeichert ist',
  notSent: 'Das ist noch nicht gesendet. Es ist auf diesem Gerät gespeichert.',
  discarded: 'Änderungen verworfen',
  signedOut: 'Nichts ist verloren. Bitte melde dich an und mach dort weiter.',
  entry: {
    saved: {
      title: 'Eintrag gespeichert!',
      description: 'Deine Morgenseite ist gespeichert, und dein Brief ist da.',
    },
    notSaved: {
      title: 'Eintrag nicht gespeichert',
      waits: 'Deine Seite ist auf diesem Gerät gespeichert. Sie wird gesendet, wenn die Verbindung wieder da ist.',
    },
    updated: { title: 'Eintrag geändert', description: 'Deine Änderungen sind gespeichert.' },
    notUpdated: { title: 'Nicht geändert', description: 'Der Eintrag ließ sich nicht ändern' },
    diarySaved: 'Tagebuch gespeichert',
    diaryNotSaved: 'Tagebuch nicht gespeichert',
    lookBackSaved: 'Abend gespeichert',
  },
  marksNotSaved: {
    doneItems: 'Der kleine Schritt ließ sich nicht abhaken',
    mood: 'Wie der Tag war, ließ sich nicht speichern',
  },
}

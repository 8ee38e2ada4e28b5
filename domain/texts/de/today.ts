import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const today: Texts['today'] = {
  title: 'Heute · Firstlight',
  top: { home: 'Firstlight, heute', shortcuts: 'Schnellzugriff', history: 'Verlauf', settings: 'Einstellungen' },
  header: {
    greetings: {
      day: [
        'Schön, dass du da bist. Die Seite gehört dir.',
        'Fang an, wo du gerade bist.',
        'Ein neuer Tag, noch ganz unbeschrieben.',
      ],
      dusk: [
        'Der Tag ist fast vorbei. Was war gut daran?',
        'Das Licht geht. Was nimmst du mit?',
        'Fang an, wo du gerade bist.',
      ],
      night: [
        'Es ist spät und still. Die Seite gehört dir.',
        'Fang an, wo du gerade bist.',
        'Was war gut an diesem Tag?',
      ],
    },
    isWritten: 'Die Seite von heute ist geschrieben.',
    // A visitor has the name of `journal.guest`.
    welcome: (name: string) => (name === 'dich' ? 'Willkommen' : `Willkommen, ${name}`),
    day: (count: number) => `Tag ${count}`,
    dayBefore: 'Die Seite von gestern',
    stars: {
      2: 'Jeder Tag seit deinem ersten hat vor dem Morgengrauen einen Stern. Jetzt sind es zwei.',
      100: 'Jeder Tag seit deinem ersten hat vor dem Morgengrauen einen Stern. Jetzt sind es hundert.',
    },
  },
  loading: 'Deine Seite wird gesucht',
  transferred: 'Was du vorhin geschrieben hast, ist jetzt die Seite von heute.',
  form: {
    send: 'Seite senden',
    sending: 'Antwort entsteht\u00A0…',
    keys: { apple: '⌘ Enter', others: 'Strg Enter' },
    isEmpty: 'Jeder Abschnitt braucht eine Zeile.',
    lacks: (section: string) => `„${section}“ ist noch leer.`,
    onDevice: 'Auf diesem Gerät gespeichert',
    offline: 'Du bist offline. Auf diesem Gerät gespeichert.',
    notSent: 'Das ließ sich nicht senden. Deine Seite ist auf diesem Gerät gespeichert: Bitte sende sie noch einmal.',
    wasDeleted:
      'Die Seite dieses Tages wurde woanders gelöscht. Was du daran geändert hast, steht oben und wird als neue Seite gesendet.',
  },
  letter: {
    toCome: 'Hier erscheint dein Brief.',
    yesterday: 'Der Brief von gestern:',
    fromYesterday: 'Aus dem Brief von gestern',
    arrives: 'Dein Brief wird geschrieben\u00A0…',
    brokeOff: 'Die Verbindung ist abgebrochen. Sobald sie wieder da ist, erscheint hier der Rest deiner Antwort.',
    notQuite: 'Nicht ganz',
    other: 'Ein anderer wird geschrieben\u00A0…',
    noOther: 'Ein anderer Brief war gerade nicht zu bekommen. Dieser hier bleibt.',
  },
  page: {
    saved: 'Gespeichert',
    nothing: 'Noch nichts geschrieben.',
    allDone: 'Für heute ist alles getan.',
    carryOver: 'Den Rest für morgen aufheben',
  },
  cards: {
    diaryText: {
      save: 'Tagebuch speichern',
      savedElsewhere: 'Das Tagebuch wurde inzwischen woanders gespeichert.',
    },
    eveningText: {
      save: 'Abend speichern',
      savedElsewhere: 'Der Abend wurde inzwischen woanders gespeichert.',
    },
  },
  evening: {
    morning: 'Die Seite von heute Morgen und ihr Brief',
    quietQuestion: 'Eine Zeile über diesen Tag, wenn du magst',
  },
  highlights: {
    title: 'Wochenrückblick',
    text: 'Deine Woche in sechs Kapiteln: wofür du dankbar warst und wohin du unterwegs warst.',
    open: 'Die Woche ansehen',
  },
  dayAtAGlance: 'Dein Tag auf einen Blick',
  backToGoal: 'Zurück zu deinem neuen Ziel',
  unsent: {
    title: 'Noch nicht gesendet',
    count: (count: number) => `${count} ${plural('de', count, 'Änderung ist', 'Änderungen sind')} noch nicht gesendet.`,
  },
}

import type { Texts } from '../type.ts'

export const common: Texts['common'] = {
  advertisement: 'Werbung',
  backToSettings: 'Zu den Einstellungen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  edit: 'Ändern',
  loading: 'Lädt',
  openingToday: 'Deine Seite öffnet sich',
  save: 'Speichern',
  saving: 'Speichert\u00A0…',
  sending: 'Sendet\u00A0…',
  site: {
    title: 'Firstlight: eine Morgenseite, die antwortet',
    description:
      'Jeden Morgen drei Dinge, für die du dankbar bist, drei kleine Schritte und eine Antwort, die beides gelesen hat.',
  },
  tryAgain: 'Noch einmal',
  undo: 'Rückgängig',
  hide: 'Verbergen',
  show: 'Zeigen',
  nothing: 'Nichts',
  skipToContent: 'Zum Inhalt',
  navigation: {
    label: 'Hauptmenü',
    premium: ', Premium',
    '/': 'Heute',
    '/goals': 'Ziele',
    '/weekly-highlights': 'Rückblick',
    '/history': 'Verlauf',
    '/settings': 'Einstellungen',
    '/subscription': 'Abo',
    subscribed: 'Premium',
  },
  when: {
    today: (time) => `heute um ${time} Uhr`,
    tomorrow: (time) => `morgen um ${time} Uhr`,
    later: ({ day, time }) => `am ${day} um ${time} Uhr`,
  },
  toasts: {
    label: 'Meldungen',
    problem: 'Problem:',
    close: 'Diese Meldung schließen',
  },
  notOpened: {
    title: 'Das ließ sich nicht öffnen',
    whatToDo: 'Bitte prüfe deine Verbindung und versuch es noch einmal.',
    sentence: 'Das ließ sich nicht öffnen. Bitte prüfe deine Verbindung und versuch es noch einmal.',
    part: 'Dieser Teil ließ sich nicht laden. Bitte prüfe deine Verbindung und versuch es noch einmal.',
  },
  otherScreen: {
    failed: 'Diese Seite ließ sich nicht öffnen',
    offline: 'Gerade gibt es keine Verbindung. Hier bleibt alles, wie es ist. Bitte versuch es noch einmal.',
    missing:
      'Einige Dateien ließen sich nicht laden. Hier bleibt alles, wie es ist. Bitte versuch es noch einmal. Hilft das nicht, lade die Seite ganz neu; Text, der hier nicht gespeichert ist, kann dabei verloren gehen.',
    loadInFull: 'Ganz neu laden',
    stay: 'Hier bleiben',
  },
  trouble: {
    saved: 'Alles, was du gespeichert hattest, ist sicher.',
    today: 'Zu heute',
    whoIsHere: 'Wir konnten nicht feststellen, wer hier ist',
    stumbled: 'Diese Seite ist ins Stolpern geraten',
    whatToDo:
      'Beim Anzeigen ist etwas schiefgegangen. Meistens hilft es, es noch einmal zu versuchen. Wenn nicht, schreib uns bitte über die Kontaktseite.',
  },
  errors: {
    unknown: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
    noAnswer: 'Firstlight antwortet gerade nicht.',
    offline: 'Du scheinst offline zu sein.',
    tryInAMoment: (happened: string) => `${happened} Nichts ist verloren: Bitte versuch es gleich noch einmal.`,
    tryWhenConnected: (happened: string) =>
      `${happened} Nichts ist verloren: Bitte versuch es noch einmal, wenn die Verbindung wieder da ist.`,
    endsLater: 'Der Server antwortet nicht. Er beendet die Sitzung, bevor er hier wieder etwas zeigt.',
    noSession:
      'Dieser Browser hat sich die Anmeldung nicht gemerkt. Bitte erlaube Cookies für diese Website, oder nimm ein anderes Fenster oder einen anderen Browser.',
  },
  length: {
    of: (length: string, max: string) => `${length} von ${max} Zeichen`,
    over: (over: string) => `${over} Zeichen mehr, als gespeichert werden können`,
  },
  notice: { note: 'Hinweis:', done: 'Erledigt:', warning: 'Bitte beachte:', danger: 'Problem:' },
  selectDate: 'Datum wählen',
  hour: 'Stunde',
  minute: 'Minute',
  signInAgain: { action: 'Neu anmelden', pending: 'Meldet ab\u00A0…' },
  seePremium: 'Premium ansehen',
}

import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const operator: Texts['operator'] = {
  ago: {
    seconds: (count: number) => `vor ${count} s`,
    minutes: (count: number) => `vor ${count} min`,
    hours: (count: number) => `vor ${count} h`,
    days: (count: number) => `vor ${count} ${plural('de', count, 'Tag', 'Tagen')}`,
  },
  health: {
    title: 'Zustand',
    asOf: (time: string) => `Stand ${time} UTC`,
    again: 'Neu prüfen',
    looking: 'Prüft\u00A0…',
    schedules: { minute: 'Der Zeitplan jeder Minute', day: 'Der tägliche Zeitplan' },
    ran: (when: string) => `Lief ${when}`,
    notRan: 'Kein Lauf bekannt',
    database: (name: string) => `Datenbank ${name}`,
    size: ({ size, share }: { size: string; share: string }) =>
      `${size.replace('.', ',')} MB, ${share.replace('.', ',')}\u00A0% von 10 GB`,
    triedAgain: (what: string) => `${what}: noch einmal versucht`,
    nextTry: ({ count, minutes }: { count: number; minutes: number }) => `${count}, als Nächstes in ${minutes} min`,
    failedJobs: 'Gescheiterte Aufträge',
    noFailedJobs: 'Keine',
    failedJob: ({ error, failures, when, state }: { error: string; failures: number; when: string; state: string }) =>
      `${error}, ${failures}-mal, zuletzt ${when}. ${state}`,
  },
  coach: {
    title: 'Coach',
    writers: {
      openai: 'Ein Modell hinter der Adresse von OpenAI schreibt',
      'workers-ai': 'Ein Modell von Workers AI schreibt',
      'own-machine': 'Ein Modell auf dem eigenen Rechner schreibt',
      other: 'Ein Modell eines anderen Dienstes schreibt',
      composer: 'Firstlight selbst schreibt',
    },
    noFaults: 'Heute keine Fehler',
    withinADay: (count: string) => `${count} innerhalb eines Tages`,
    otherLetters: '„Nicht ganz“',
    noOtherLetters: 'Heute nie',
  },
  messages: {
    title: 'Nachrichten über Kontakt',
    empty: 'Nichts zu beantworten',
    from: ({ name, email, when }: { name: string; email: string; when: string }) => `${name}, ${email}, ${when}`,
    fromNotMailed: ({ name, email, when }: { name: string; email: string; when: string }) =>
      `${name}, ${email}, ${when}, noch nicht per Mail beim Support`,
    answer: 'Antworten',
    answered: {
      action: 'Als beantwortet markieren',
      title: 'Ist das beantwortet?',
      mailed: 'Hier wird sie gelöscht. Das Support-Postfach behält ihre Mail.',
      notMailed: 'Hier wird sie gelöscht, und das Support-Postfach hat sie noch nicht bekommen.',
    },
  },
  headlines: {
    title: 'Überschriften',
    count: ({ all, on }: { all: number; on: number }) => `${all} Überschriften, ${on} davon an`,
    note: 'Mit einer davon beginnt der Morgengruß, jeden Tag mit der nächsten.',
    label: 'Eine neue Überschrift',
    hint: 'Bis zu 80 einfache Zeichen, denn sie steht auch am Anfang einer SMS.',
    add: 'Hinzufügen',
    isOff: 'Aus',
    moveUp: 'Nach oben',
    switchOff: 'Ausschalten',
    switchOn: 'Einschalten',
  },
}

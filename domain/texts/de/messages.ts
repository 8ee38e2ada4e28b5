import type { Texts } from '../type.ts'

export const messages: Texts['messages'] = {
  empty: { title: 'Noch nichts', description: 'Hier stehen dann die letzten zehn Nachrichten.' },
  kinds: { prompt: 'Morgengruß', goal: 'Erinnerung', week: 'Wochenrückblick', test: 'Test' },
  titles: {
    email: (kind: string) => kind,
    sms: (kind: string) => `${kind} per SMS`,
    push: (kind: string) => `${kind} auf deinen Geräten`,
  },
  aboutGoal: ({ title, goal }: { title: string; goal: string }) => `${title}: ${goal}`,
  state: ({ moment, outcome }: { moment: string; outcome: string }) => `${moment} · ${outcome}`,
  moment: {
    today: (time: string) => `Heute um ${time} Uhr`,
    yesterday: (time: string) => `Gestern um ${time} Uhr`,
    earlier: ({ day, time }: { day: string; time: string }) => `${day} um ${time} Uhr`,
  },
  outcomes: {
    email: {
      waiting: 'Wartet auf den Versand',
      sending: 'Unterwegs',
      sent: 'Gesendet',
      'perhaps-sent': 'Wahrscheinlich gesendet: Die Antwort des Maildienstes ging verloren',
      failed: 'Nicht gesendet: Der Maildienst hat deine Adresse abgelehnt',
    },
    sms: {
      waiting: 'Wartet auf den Versand',
      sending: 'Unterwegs',
      sent: 'Gesendet',
      'perhaps-sent': 'Wahrscheinlich gesendet: Die Antwort des SMS-Dienstes ging verloren',
      failed: 'Nicht gesendet: Der SMS-Dienst hat deine Nummer abgelehnt',
    },
    push: {
      waiting: 'Wartet auf den Versand',
      sending: 'Unterwegs',
      sent: 'Gesendet',
      'perhaps-sent': 'Wahrscheinlich gesendet: Die Antwort des Push-Dienstes ging verloren',
      failed: 'Nicht gesendet: Der Push-Dienst hat es abgelehnt',
    },
  },
  deliveries: { sent: 'Gesendet', delivered: 'Zugestellt', undelivered: 'Vom Mobilfunknetz nicht zugestellt' },
  notSent: 'Nicht gesendet',
  skipped: {
    late: 'Nicht gesendet: Es wäre Stunden zu spät gekommen',
    'already-written': 'Nicht gesendet: Die Seite war schon geschrieben',
    away: 'Nicht gesendet: Du hattest Pause',
    'not-wanted': 'Nicht gesendet: Es war ausgeschaltet',
    'no-address': 'Nicht gesendet: Die Adresse ist nicht bestätigt',
    'no-premium': 'Nicht gesendet: Premium war zu Ende',
    'goal-gone': 'Nicht gesendet: Das Ziel war erreicht oder gelöscht',
    'opted-out': 'Nicht gesendet: Die Nummer hat mit STOP geantwortet',
    'no-device': 'Nicht gesendet: Kein Gerät bekommt mehr Mitteilungen',
    private: 'Nicht gesendet: Solche Worte kommen bei uns in keine Mail',
    'empty-week': 'Nicht gesendet, wie du es für Wochen ohne Seite gewählt hast',
  },
  send: 'Test senden',
  tests: {
    email: {
      label: 'Kommen unsere Mails an?',
      first: '[Bestätige zuerst deine E-Mail].',
      goesTo: (address: string) => `Ein Test geht an ${address}.`,
      outcomes: {
        waiting: 'Beim Maildienst ist gerade viel los. Wir versuchen es in ein paar Minuten noch einmal.',
        sending: 'Der Test ist unterwegs.',
        sent: 'Der Test ist gesendet. Sieh in deine Mails, und in den Spam-Ordner, wenn er nicht da ist.',
        'perhaps-sent': 'Der Test ist wahrscheinlich gesendet: Die Antwort des Maildienstes ging verloren.',
        skipped: 'Der Test wurde nicht gesendet. Bitte bestätige zuerst deine E-Mail.',
        failed:
          'Der Maildienst hat deine Adresse abgelehnt. Vielleicht hat dein Postfach unsere Mails schon einmal abgewiesen.',
      },
    },
    sms: {
      label: 'Kommen unsere SMS an?',
      first: 'Schalte zuerst den Morgengruß per SMS ein: Damit bestätigst du deine Nummer.',
      goesTo: (phone: string) => `Ein Test geht an ${phone}.`,
      outcomes: {
        waiting: 'Beim SMS-Dienst ist gerade viel los. Wir versuchen es in ein paar Minuten noch einmal.',
        sending: 'Der Test ist unterwegs.',
        sent: 'Der Test ist gesendet. Er sollte in einer Minute auf deinem Handy sein.',
        'perhaps-sent': 'Der Test ist wahrscheinlich gesendet: Die Antwort des SMS-Dienstes ging verloren.',
        skipped:
          'Der Test wurde nicht gesendet: Diese Nummer hat mit STOP geantwortet. Antworte START auf unsere letzte SMS, dann kommen sie wieder.',
        failed:
          'Der SMS-Dienst hat deine Nummer abgelehnt. Vielleicht gehört sie zu einem Telefon, das keine SMS empfängt.',
      },
    },
    push: {
      label: 'Kommen unsere Mitteilungen an?',
      goesTo: () => 'Ein Test geht an jedes Gerät, auf dem sie an sind.',
      outcomes: {
        waiting: 'Beim Push-Dienst ist gerade viel los. Wir versuchen es in ein paar Minuten noch einmal.',
        sending: 'Der Test ist unterwegs.',
        sent: 'Der Test ist gesendet. Er sollte in einer Minute erscheinen, außer das Gerät hält Mitteilungen zurück.',
        'perhaps-sent': 'Der Test ist wahrscheinlich gesendet: Die Antwort des Push-Dienstes ging verloren.',
        skipped:
          'Der Test wurde nicht gesendet: Die Geräte nehmen keine Mitteilungen mehr an. Schalte den Morgengruß noch einmal ein.',
        failed: 'Der Push-Dienst hat den Test abgelehnt. Oft hilft es, den Morgengruß aus- und wieder einzuschalten.',
      },
    },
  },
}

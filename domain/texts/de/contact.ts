import type { Texts } from '../type.ts'

export const contact: Texts['contact'] = {
  title: 'Kontakt',
  description: 'Schreib den Menschen hinter Firstlight. Innerhalb von 24 Stunden hörst du von uns.',
  lede: 'Eine Frage, eine Idee, etwas ist schiefgegangen: Wir lesen alles und antworten innerhalb von 24 Stunden.',
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sent: 'Nachricht gesendet',
  failed: 'Nicht gesendet',
  questions: {
    title: 'Häufige Fragen',
    sms: {
      question: 'Wie beende ich die SMS?',
      answer: 'Schalte sie unter Einstellungen → Mitteilungen aus, oder antworte auf eine SMS mit STOP.',
    },
    cancelling: {
      question: 'Wie kündige ich mein Abo?',
      answer:
        'Geh zu Einstellungen → Abo und wähle „Zahlung verwalten“. Premium läuft weiter, bis die bezahlte Zeit endet. Danach wird nichts mehr abgebucht.',
    },
    export: {
      question: 'Kann ich meine Daten exportieren?',
      answer:
        'Ja, in jedem Tarif: Einstellungen → Daten & Datenschutz, „Daten exportieren“. Du bekommst alles, was du geschrieben hast, in einer Datei.',
    },
    security: {
      question: 'Sind meine Daten sicher?',
      answer:
        'Ja. Sie sind unterwegs und am Speicherort verschlüsselt, nur du kannst sie hier lesen, und wir verkaufen sie nie.',
    },
  },
}

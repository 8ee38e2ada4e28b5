import type { Texts } from '../type.ts'

export const settings: Texts['settings'] = {
  page: 'Einstellungen · Firstlight',
  app: {
    title: 'Die App',
    theme: 'Farben',
    ads: {
      label: 'Ohne Werbung',
      off: 'Gehört zu Premium.',
      on: 'An. Danke, dass du Firstlight unterstützt.',
      action: 'Premium ansehen',
    },
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  },
  notifications: {
    title: 'Mitteilungen',
    next: {
      prompt: (when: string) => `Der nächste: ${when}, falls du bis dahin nicht geschrieben hast.`,
      week: (when: string) => `Der nächste: ${when}.`,
    },
    offers: { week: 'Deine Woche in einem kurzen Brief, sonntags. Gehört zu Premium.' },
    mailComesBack: '[Mails an diese Adresse kommen zurück.]',
    emailNotConfirmed: 'Beginnt, sobald du [deine E-Mail bestätigt] hast.',
    sms: {
      next: ({ next, phone }: { next: string; phone: string }) => `${next} Er geht an ${phone}.`,
      notConfirmed: 'Aus. Zuerst muss deine Nummer bestätigt werden.',
      confirming: 'Beginnt, sobald du deine Nummer bestätigt hast.',
    },
    push: {
      label: 'Morgengruß auf diesem Gerät',
      howToInstall:
        'Für Mitteilungen auf iPhone oder iPad muss Firstlight auf dem Home-Bildschirm sein: Wähle im Teilen-Menü „Zum Home-Bildschirm“.',
      blocked:
        'Dieser Browser blockiert Mitteilungen von Firstlight. Du kannst sie in seinen Einstellungen für diese Website erlauben. Lade danach neu.',
      failed: 'Dieser Browser konnte Mitteilungen nicht einschalten. Bitte versuch es noch einmal.',
    },
  },
  messages: {
    title: 'Letzte Nachrichten',
    label: 'Was gesendet wurde',
    value: 'Die letzten zehn Nachrichten, und ein Test, wenn du willst.',
  },
  calendar: {
    title: 'Kalender',
    label: 'Ziele in deinem Kalender',
    value: 'Ihre Termine und Erinnerungen im Kalender deines Handys oder Rechners, über eine geheime Adresse.',
  },
  data: {
    title: 'Daten & Datenschutz',
    letters: 'Deine Briefe',
    byComposer: 'Firstlight schreibt sie selbst. Kein anderer Dienst liest deine Seiten.',
    byModel: (model: string) =>
      `Deine Seite liest ${model}, das nichts behält. Wo das nicht gelingt, schreibt Firstlight selbst.`,
    pages: {
      privacy: 'Datenschutz',
      terms: 'Nutzungsbedingungen',
      accessibility: 'Barrierefreiheit',
      contact: 'Kontakt',
    },
  },
  asOnThisDevice: (choice: string) => `${choice}, wie auf diesem Gerät`,
}

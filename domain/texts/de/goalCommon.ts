import type { Texts } from '../type.ts'

export const goalCommon: Texts['goalCommon'] = {
  progress: {
    of: (title: string) => `Fortschritt: ${title}`,
    completed: 'Ziel erreicht!',
    remaining: (percent: number) => `Noch ${percent}\u00A0% bis zum Ziel`,
  },
  reminders: {
    title: 'Erinnerungen',
    lede: 'Welche Ziele dich erinnern, und wie oft.',
    isWaiting: 'Auf diesem Gerät gespeichert. Es wird gesendet, wenn die Verbindung wieder da ist.',
    by: (frequency: string) => `${frequency}, per E-Mail`,
    byAt: ({ frequency, time }: { frequency: string; time: string }) => `${frequency}, um ${time} Uhr, per E-Mail`,
    next: (when: string) => `Die nächste: ${when}.`,
    none: {
      off: 'Keine Erinnerungen',
      completed: 'Es kommt keine Erinnerung mehr: Das Ziel ist erreicht.',
      'no-date': 'Es kommt keine Erinnerung: „Nur am Zieltag“ braucht einen Zieltag.',
      past: 'Vor dem Zieltag kommt keine Erinnerung mehr.',
    },
    mail: {
      comes: 'Per E-Mail.',
      comesBack: 'Per E-Mail, aber Mails an deine Adresse kommen zurück: siehe Einstellungen.',
      isUnconfirmed: 'Per E-Mail, sobald deine Adresse in den Einstellungen bestätigt ist.',
    },
  },
  actions: {
    of: (title: string) => `Aktionen für ${title}`,
    view: 'Ziel ansehen',
    complete: 'Ziel erreicht',
    reopen: 'Wieder öffnen',
    edit: 'Ziel ändern',
    delete: 'Ziel löschen',
  },
  isUnsent: 'Was du an diesem Ziel geändert hast, ist noch nicht gesendet. Du findest es unter „Heute“.',
  saved: {
    created: {
      title: 'Ziel angelegt!',
      description: 'Dein neues Ziel steht jetzt in deiner Liste.',
    },
    updated: { title: 'Ziel geändert', description: 'Deine Änderungen sind gespeichert.' },
    reminders: { title: 'Ziel geändert', description: 'Die Erinnerungen sind eingestellt.' },
  },
  failed: {
    create: 'Ziel nicht angelegt',
    update: 'Ziel nicht geändert',
    progress: 'Fortschritt nicht geändert',
    reminders: 'Nicht geändert',
    delete: 'Ziel nicht gelöscht',
    restore: 'Das Ziel ließ sich nicht zurückholen',
  },
  delete: {
    title: 'Dieses Ziel löschen?',
    warning: (title: string) => `„${title}“ wird mit seinem Fortschritt gelöscht.`,
    done: { title: 'Ziel gelöscht', description: 'Das Ziel steht nicht mehr in deiner Liste.' },
  },
  dateAndTime: ({ date, time }: { date: string; time: string }) => `${date} um ${time} Uhr`,
  list: { loading: 'Deine Ziele werden geladen\u00A0…', failed: 'Deine Ziele ließen sich nicht laden' },
}

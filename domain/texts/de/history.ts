import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const history: Texts['history'] = {
  page: 'Dein Weg · Firstlight',
  description: 'Die Morgen, die du geschrieben hast, nach Monat, nach Jahr und mit einer Suche.',
  notOpened: 'Dieser Eintrag ließ sich nicht öffnen',
  month: {
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    year: 'Jahr',
    print: (month: string) => `Drucken[: ${month}]`,
    day: (date: string, is: { today: boolean; written: boolean }) =>
      `${is.today ? 'Heute, ' : ''}${date}${is.written ? ', geschrieben' : ''}`,
    failed: 'Die Tage dieses Monats ließen sich nicht laden.',
  },
  stats: {
    total: 'Einträge',
    since: (month: string) => `seit ${month}`,
    month: { label: 'Dieser Monat', hint: 'letzte 30 Tage' },
    week: { label: 'Diese Woche', hint: 'letzte 7 Tage' },
    run: {
      label: 'Beste Serie',
      hint: 'Tage mit einem Eintrag. Zwei von sieben Tagen dürfen Ruhetage sein, und nachgetragene Tage zählen mit.',
    },
  },
  entries: {
    ofMonth: (month: string) => `Einträge im ${month}`,
    older: 'Ältere Einträge',
    all: (count: number) => `Alle ${count} zeigen`,
    loading: 'Deine Einträge werden gesucht',
    failed: 'Die Einträge ließen sich nicht laden',
    emptyMonth: (month: string) => `Im ${month} wurde nichts geschrieben.`,
    empty: {
      title: 'Noch keine Einträge. Fang mit deiner ersten Seite an!',
      note: 'Jeder Morgen, den du schreibst, bekommt eine Sonne im Kalender und steht hier in deinen eigenen Worten.',
      begin: 'Zur Seite von heute',
    },
  },
  search: {
    label: 'Deine Einträge durchsuchen',
    clear: 'Suche leeren',
    title: 'Gefunden',
    pending: 'Sucht\u00A0…',
    failed: 'Die Einträge ließen sich nicht durchsuchen',
    found: (count: number) => `${count} ${plural('de', count, 'Eintrag', 'Einträge')}`,
    foundLatest: (count: number) => `Die neuesten ${count} Einträge`,
    nothingYet: 'Noch nichts',
    nothing: {
      title: 'Kein Eintrag passt zu deiner Suche.',
      note: 'Gesucht wird nach Wörtern und Wortanfängen: in deiner Dankbarkeit, deinen kleinen Schritten und deinem Tagebuch.',
    },
    searchedTo: (day: string) => `Durchsucht sind deine Seiten zurück bis ${day}. Ein weiteres Wort grenzt sie ein.`,
    older: 'Ältere Einträge durchsuchen',
    nothingOlder: 'Nichts Älteres gefunden.',
    nothingOlderYet: 'Noch nichts Älteres gefunden.',
  },
  ask: {
    notOpened: 'Dieser Teil ließ sich nicht öffnen',
  },
}

import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const history: Texts['history'] = {
  page: 'Dein Weg · Firstlight',
  description: 'Die Morgen, die du geschrieben hast, nach Monat, nach Jahr und mit einer Suche.',
  title: 'Dein Weg',
  toYear: 'Das Jahr',
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
  year: {
    title: (year: number) => `Die Tage von ${year}`,
    explanation:
      'Jeder Hügel ist ein Tag. Je mehr du geschrieben hast, desto höher ist er; je heller sich der Tag anfühlte, desto höher steht seine Sonne.',
    hills: (year: number) => `Die Hügel von ${year}`,
    previous: 'Voriges Jahr',
    next: 'Nächstes Jahr',
    failed: 'Die Tage dieses Jahres ließen sich nicht laden.',
    day: (date: string, words: string) => `${date}: ${words}`,
    month: (month: string, words: string) => `${month}: ${words}`,
    amounts: { 1: 'ein paar Worte', 2: 'eine kurze Seite', 3: 'eine Seite', 4: 'eine lange Seite' },
    withMood: (amount: string, mood: string) => `${amount}, ${mood.toLowerCase()}`,
    written: (days: number, moods: string[]) =>
      `${days} ${plural('de', days, 'Tag', 'Tage')} geschrieben: ${moods.join(', ')}.`,
    ofMood: (days: number, mood: string) => `${days} ${mood.toLowerCase()}`,
    withoutMood: (days: number) => `${days} ohne Stimmung`,
    empty: 'Nichts geschrieben.',
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
    recent: 'Letzte Einträge',
    ofMonth: (month: string) => `Einträge im ${month}`,
    older: 'Ältere Einträge',
    all: (count: number) => `Alle ${count} zeigen`,
    today: 'Heute',
    dayOfYear: (day: string, year: string) => `${day}, ${year}`,
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
    placeholder: 'Einträge durchsuchen\u00A0…',
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
    title: 'Frag dein Journal',
    notOpened: 'Dieser Teil ließ sich nicht öffnen',
  },
}

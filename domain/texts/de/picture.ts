import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const picture: Texts['picture'] = {
  title: 'Ein Bild aus diesem Kapitel',
  description: 'Es wird auf diesem Gerät gezeichnet und enthält, was du wählst, sonst nichts.',
  says: (words: string) => `Auf dem Bild steht: ${words}`,
  holds: 'Was darauf steht',
  parts: {
    dates: 'Der Zeitraum',
    count: 'Die Zahl der Tage',
    days: 'Die Tage',
    percentage: 'Der Prozentwert',
    message: 'Der Satz',
    isOwnLine: 'Eine Zeile von deiner Seite',
  },
  share: 'Teilen',
  save: 'Bild speichern',
  notShared: 'Das Bild wurde nicht geteilt. Du kannst es speichern und von deinem Gerät aus teilen.',
  notMade: 'Das Bild ist nicht gelungen. Bitte versuch es noch einmal.',
  headings: {
    week: 'Meine Woche',
    month: 'Mein Monat',
    year: 'Mein Jahr',
    inPages: { week: 'Meine Woche in Seiten', month: 'Mein Monat in Seiten', year: 'Mein Jahr in Seiten' },
    gratitude: 'Wofür ich dankbar war',
    goals: 'Wohin meine kleinen Schritte führten',
  },
  ofDays: (days: number) => `von ${days} ${plural('de', days, 'Tag', 'Tagen')} mit einer Seite`,
  countOfDays: (count: number, days: number) =>
    `${count} von ${days} ${plural('de', days, 'Tag', 'Tagen')} mit einer Seite`,
  daysOf: (count: number, days: number) => `An ${count} von ${days} ${plural('de', days, 'Tag', 'Tagen')}`,
}

import type { Texts } from '../type.ts'

export const preferences: Texts['preferences'] = {
  words: {
    name: { label: 'Name' },
    phone: { label: 'Telefon', hint: 'Es kommen keine SMS, bis du die neue Nummer bestätigt hast.' },
    timezone: { label: 'Zeitzone', hint: 'Nach dieser Uhr beginnt und endet dein Tag.' },
    preferredTime: { label: 'Deine Zeit am Morgen' },
    weekStart: {
      label: 'Erster Tag der Woche',
      hint: 'Damit beginnen Kalender und Rückblick. Die Mail zur Woche kommt sonntags.',
    },
    region: { label: 'Datum und Uhrzeit' },
    language: { label: 'Sprache', hint: 'Auch Mails, SMS und Mitteilungen kommen in ihr.' },
    awayUntil: {
      label: 'Pause bis',
      hint: 'Morgengruß und Erinnerungen warten bis zu diesem Tag, und deine Serie bleibt erhalten. Eine Seite für den Tag beendet die Pause auch.',
    },
    promptByEmail: { label: 'Morgengruß per E-Mail' },
    quotesYesterday: {
      label: 'Mit der ersten Zeile vom Tag davor',
      on: 'Die Mail zitiert deine Seite.',
      off: 'In der Mail steht kein Wort von dir.',
    },
    promptBySms: { label: 'Morgengruß per SMS' },
    weeklyByEmail: { label: 'Wochenrückblick per E-Mail' },
    weeklyWhenEmpty: {
      label: 'Auch nach einer Woche ohne Seite',
      on: 'Dann kommen ein paar freundliche Zeilen.',
      off: 'Dann kommt keine Mail.',
    },
    lettersByModel: { label: 'Briefe von einem KI-Modell' },
  },
  on: 'An',
  off: 'Aus',
  notAway: 'Keine Pause',
  updated: { title: 'Einstellungen geändert', description: 'Deine Auswahl ist gespeichert.' },
  failed: 'Nicht geändert',
}

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
  title: 'Einstellungen',
  row: {
    empty: 'Noch nicht angegeben',
    edit: (label: string) => `Ändern[: ${label}]`,
    add: (label: string) => `Angeben[: ${label}]`,
  },
  profile: {
    title: 'Profil',
    username: { label: 'Nutzername', hint: 'Damit meldest du dich an, oder mit deiner E-Mail.' },
    email: {
      label: 'E-Mail',
      confirmed: (email: string) => `${email}, bestätigt`,
      notConfirmed: (email: string) => `${email}, noch nicht bestätigt`,
      comesBack: (email: string) => `${email}. Mails an diese Adresse kommen zurück.`,
      confirm: 'Bestätigen[: diese E-Mail-Adresse]',
    },
    confirmedPhone: (phone: string) => `${phone}, bestätigt`,
  },
  subscription: {
    title: 'Abo',
    free: {
      name: 'Kostenlos',
      value: 'Jeden Tag deine Seite und ihre Antwort, ohne Kosten.',
      action: 'Tarife vergleichen',
    },
    active: { name: 'Premium', value: 'Alles steht dir offen.', action: 'Verwalten' },
  },
}

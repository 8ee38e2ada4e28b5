import type { Texts } from '../type.ts'

export const rules: Texts['rules'] = {
  unstorable: 'Bitte entferne die Zeichen, die sich nicht speichern lassen',
  tooLong: (most: number) => `Bitte bleib bei höchstens ${most.toLocaleString('de')} Zeichen`,
  severalLines: 'Bitte schreib das in eine Zeile',
  date: 'Bitte wähle ein Datum, das es gibt',
  tooEarly: 'Bitte wähle einen Tag ab dem 1. Januar 1900',
  email: 'Bitte gib eine gültige E-Mail-Adresse ein',
  code: 'Bitte gib die sechs Ziffern ein',
  passkey: 'Bitte gib einen Namen ein',
  login: {
    missing: 'Bitte gib deinen Nutzernamen oder deine E-Mail ein',
    tooLong: 'Nutzername oder E-Mail ist zu lang',
    password: 'Bitte gib dein Passwort ein',
  },
  username: {
    tooShort: (least: number) => `Der Nutzername braucht mindestens ${least} Zeichen`,
    tooLong: (most: number) => `Der Nutzername darf höchstens ${most} Zeichen haben`,
    signs: 'Der Nutzername darf weder Leerzeichen noch @ enthalten',
  },
  password: {
    differ: 'Die Passwörter stimmen nicht überein',
    current: 'Bitte gib dein Passwort ein',
    tooShort: (least: number) => `Das Passwort braucht mindestens ${least} Zeichen`,
    tooLong: (most: number) => `Das Passwort darf höchstens ${most} Zeichen haben`,
  },
  contact: {
    name: 'Bitte gib deinen Namen ein',
    email: 'Diese E-Mail-Adresse ist nicht gültig',
    subject: 'Bitte gib einen Betreff ein',
    message: (least: number) => `Die Nachricht braucht mindestens ${least} Zeichen`,
  },
  settings: {
    empty: 'Nichts zu ändern',
    name: 'Bitte gib deinen Namen ein',
    phone: 'Bitte gib eine gültige Telefonnummer ein',
    timezone: 'Bitte wähle eine Zeitzone, die es gibt',
    preferredTime: 'Die Uhrzeit braucht die Form HH:MM',
    weekStart: 'Bitte wähle Sonntag, Montag oder Samstag',
    region: 'Bitte wähle eine Form, die es gibt',
    language: 'Bitte wähle eine Sprache, die es gibt',
    awayUntil: 'Bitte wähle ein Datum, das es gibt',
  },
  headlines: {
    missing: 'Bitte schreib eine Überschrift',
    letters: 'In einer SMS ist nur Platz für einfache Buchstaben und Zeichen',
    tooMany: (most: number) => `Höchstens ${most} Überschriften`,
    twice: 'Diese Überschrift gibt es schon',
  },
}

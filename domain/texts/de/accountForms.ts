import type { Texts } from '../type.ts'

export const accountForms: Texts['accountForms'] = {
  email: {
    change: {
      field: 'Neue E-Mail',
      hint: (email: string) => `${email} gilt weiter, bis du die neue bestätigt hast.`,
      words: { save: 'Code senden', pending: 'Sendet\u00A0…' },
    },
    code: {
      field: 'Der Code aus der E-Mail',
      hint: 'Sechs Ziffern, zehn Minuten gültig.',
      hintOfChange: (email: string) => `Unterwegs an ${email}. Sechs Ziffern, zehn Minuten gültig.`,
      save: 'Adresse bestätigen',
      pending: 'Bestätigt\u00A0…',
      done: { title: 'Adresse bestätigt', description: 'Jetzt wissen wir, dass sie dir gehört.' },
    },
  },
  password: {
    current: 'Dein jetziges Passwort',
    next: 'Neues Passwort',
    hint: 'Mindestens 6 Zeichen. Alle anderen Geräte werden abgemeldet.',
    done: 'Passwort geändert',
  },
}

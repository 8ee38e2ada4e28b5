import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const auth: Texts['auth'] = {
  title: 'Anmelden · Firstlight',
  description: 'Melde dich bei deiner Morgenseite an, oder fang eine an.',
  heading: {
    visitor: 'Eine Seite für dich allein',
    waiting: 'Deine Seite wartet',
    reset: 'Wähle ein neues Passwort',
    takeBack: 'Hol dir deine Adresse zurück',
  },
  tabs: {
    label: 'Zugang',
    login: 'Anmelden',
    register: 'Neu hier',
    forgot: 'Vergessen?',
  },
  google: 'Weiter mit Google',
  apple: 'Weiter mit Apple',
  notices: {
    sessionEnded: {
      title: 'Deine Sitzung ist zu Ende',
      description: 'Was du geschrieben hast, ist auf diesem Gerät sicher. Melde dich an und mach dort weiter.',
    },
    failed: {
      title: 'Anmelden hat nicht geklappt',
      description: 'Bitte versuch es noch einmal oder nimm einen anderen Weg',
    },
    noApple: {
      title: 'Anmelden mit Apple kommt bald',
      description: 'Bitte melde dich mit Google an oder leg selbst ein Konto an',
    },
    completeProfile: {
      title: 'Dein Profil ist noch nicht vollständig',
      description: 'Bitte richte dein Konto fertig ein',
    },
    appleSignUp: {
      title: 'Anmelden mit Apple',
      description: 'Bitte leg ein Konto mit der E-Mail-Adresse deiner Apple-ID an',
    },
  },
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint: 'Mindestens 6 Zeichen.',
  },
  sharedDevice: {
    label: 'Dieses Gerät nutzen auch andere',
    hint: 'Dann behält es keine deiner Seiten.',
  },
  login: {
    username: 'Nutzername oder E-Mail',
    save: 'Anmelden',
    pending: 'Meldet an\u00A0…',
    done: { title: 'Willkommen zurück!', description: 'Du bist angemeldet.' },
    failed: 'Anmelden hat nicht geklappt',
  },
  forgot: {
    hint: 'Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
    save: 'Link schicken',
    done: 'E-Mail gesendet',
  },
  reset: {
    password: 'Neues Passwort',
    again: 'Passwort wiederholen',
    save: 'Passwort ändern',
    done: 'Geschafft',
  },
  recoveryFailed: 'Fehler',
  takeBack: {
    explanation:
      'Die Adresse, an die wir diesen Link geschickt haben, gehört dann wieder zu deinem Konto, und alle Geräte werden abgemeldet.',
    save: 'Zurückholen',
    pending: 'Holt zurück\u00A0…',
    done: (email: string) =>
      `${email} ist wieder die Adresse deines Kontos, und alle Geräte sind abgemeldet. Wähle jetzt ein neues Passwort: Wer die Adresse geändert hat, kennt vielleicht dein bisheriges.`,
  },
  waiting: {
    more: (lines: number) => `und noch ${lines} ${plural('de', lines, 'Zeile', 'Zeilen')}`,
    isSent: 'Leg ein Konto an, dann wird ihr Brief geschrieben. Oder [lies erst einen Brief].',
    isNotSent: 'Sie ist noch nicht gesendet. Leg ein Konto an und mach damit weiter. Oder [lies erst einen Brief].',
  },
}

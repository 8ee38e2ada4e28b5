import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const account: Texts['account'] = {
  list: {
    failed: 'Die Liste ließ sich nicht laden',
    pending: 'Sucht\u00A0…',
  },
  email: {
    again: 'Neuer Code [an diese E-Mail-Adresse]',
    pending: 'Sendet\u00A0… [an diese E-Mail-Adresse]',
    done: 'E-Mail gesendet',
    failed: 'Fehler',
  },
  // Of a passkey and of a device.
  notRemoved: 'Nicht geändert',
  waysIn: 'Anmeldung',
  password: {
    title: 'Passwort',
    change: 'Ändern[: Passwort]',
  },
  passkeys: {
    first: 'Ohne Passwort anmelden',
    another: 'Ein weiteres Gerät',
    explanation: 'Ein Passkey liegt auf deinem Gerät. Dein Finger, dein Gesicht oder die PIN öffnet ihn.',
    add: {
      action: 'Passkey anlegen',
      done: { title: 'Passkey angelegt', description: 'Ab jetzt kannst du dich damit anmelden.' },
      failed: 'Es wurde kein Passkey angelegt',
    },
    rename: {
      action: (name: string) => `Umbenennen[: ${name}]`,
      field: 'Name dieses Passkeys',
    },
    remove: {
      action: (name: string) => `Entfernen[: ${name}]`,
      title: (name: string) => `Passkey „${name}“ entfernen?`,
      warning: 'Damit kannst du dich dann nicht mehr anmelden. Deine anderen Wege bleiben.',
      confirm: 'Passkey entfernen',
      done: { title: 'Passkey entfernt', description: 'Er öffnet hier nichts mehr.' },
    },
    added: (day: string) => `Angelegt am ${day}, noch nicht benutzt`,
    used: (day: string) => `Zuletzt benutzt am ${day}`,
  },
  devices: {
    title: 'Geräte',
    device: (name: string, lastDay: string) => `${name}, ${lastDay}`,
    today: 'heute',
    yesterday: 'gestern',
    isThisOne: 'Dieses Gerät',
    signOut: (device: string) => `Abmelden[: ${device}]`,
    others: {
      label: 'Alle anderen Geräte',
      action: 'Überall sonst abmelden',
      title: 'Überall sonst abmelden?',
      warning: 'Dieses Gerät bleibt angemeldet. Wenn ein Kalender deine Ziele zeigt, braucht er eine neue Adresse.',
      confirm: 'Abmelden',
    },
    done: (devices: number) => plural('de', devices, 'Dort abgemeldet', `Auf ${devices} Geräten abgemeldet`),
  },
  export: {
    title: 'Deine Daten',
    explanation: 'Alles, was du geschrieben hast, in einer Datei: JSON mit allem, oder Markdown zum Lesen.',
    json: 'Daten exportieren',
    markdown: 'Als Markdown',
    pending: 'Sammelt\u00A0…',
    done: { title: 'Daten exportiert', description: 'Deine Daten sind heruntergeladen.' },
    failed: 'Export nicht gelungen',
  },
  import: {
    title: 'Dein Journal mitbringen',
    explanation:
      'Aus Day One, Journey, Apple Journal, Obsidian und mehr. Tage, die du hier geschrieben hast, bleiben, wie sie sind.',
    unfinished: (progress: string) =>
      `Der letzte Import ist nicht fertig. Übernommen: ${progress}. Der Rest kann folgen.`,
    start: 'Importieren',
    goOn: 'Weiter',
  },
  deletion: {
    title: 'Mein Konto löschen',
    explanation: 'Alles, was du geschrieben hast, verschwindet mit.',
  },
  signOut: {
    title: 'Möchtest du dich wirklich abmelden?',
    action: 'Abmelden',
    pending: 'Meldet ab\u00A0…',
    drafts: (count: number) =>
      `${plural('de', count, 'Ein Entwurf, den du nicht gesendet hast, bleibt', `${count} Entwürfe, die du nicht gesendet hast, bleiben`)} auf diesem Gerät, bis du dich hier wieder anmeldest.`,
    removeDrafts: (count: number) =>
      plural('de', count, 'Von diesem Gerät entfernen', 'Alle von diesem Gerät entfernen'),
    done: 'Abgemeldet',
    failed: 'Abmelden hat nicht geklappt',
  },
  device: {
    install: {
      title: 'Firstlight installieren',
      onApple: 'Wähle im Teilen-Menü „Zum Home-Bildschirm“. Dann öffnet es sich wie eine App.',
      elsewhere: 'Wähle im Menü des Browsers „Installieren“, wo es angeboten wird. Dann öffnet es sich wie eine App.',
    },
    keepDays: {
      title: 'Meine Tage auf diesem Gerät behalten',
      on: 'Das letzte Jahr öffnet sich auch ohne Verbindung, bis du dich abmeldest. Safari löscht es vielleicht nach sieben Tagen ohne Besuch.',
      off: 'Aus. Ohne Verbindung öffnet sich hier nichts. Gut für ein Gerät, das auch andere nutzen.',
    },
  },
}

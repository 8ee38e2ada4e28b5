import type { Texts } from '../type.ts'

const advice =
  'Wenn du es nicht warst, wähle sofort ein neues Passwort und sieh in den Einstellungen nach deinen Geräten und Passkeys.'

type Facts = { method: string; others: string | undefined }

export const accountMails: Texts['accountMails'] = {
  notice: {
    button: 'Einstellungen öffnen',
    footer: 'Wir sagen es dir immer, wenn ein Weg in dein Konto dazukommt oder wegfällt.',
  },
  methods: {
    passkey: 'Ein Passkey',
    // After 'mit'.
    otherPasskey: 'einem Passkey',
  },
  notices: {
    'method-added': ({ method }: Facts) => ({
      subject: 'Ein neuer Weg, dich anzumelden',
      preview: `${method} öffnet jetzt dein Konto.`,
      paragraphs: [`${method} ist eben zu deinem Konto dazugekommen und öffnet es ab jetzt.`, advice],
    }),
    'method-removed': ({ method }: Facts) => ({
      subject: 'Ein Weg, dich anzumelden, ist weg',
      preview: `${method} öffnet dein Konto nicht mehr.`,
      paragraphs: [`${method} wurde eben von deinem Konto entfernt und öffnet es nicht mehr.`, advice],
    }),
    'account-transferred': ({ method }: Facts) => ({
      subject: 'Jetzt kannst nur noch du dich anmelden',
      preview: `${method} öffnet dein Konto, sonst nichts.`,
      paragraphs: [
        `Du hast dich mit ${method} angemeldet. Damit ist bewiesen, dass diese Adresse dir gehört. Das Passwort, die Passkeys und alle Geräte von vorher wurden entfernt, und die Adresse des Kalenders auch, denn bis jetzt hatte niemand die Adresse bewiesen.`,
        'In den Einstellungen kannst du einen Passkey anlegen. Für ein Passwort öffne „Vergessen?“ auf der Seite zum Anmelden.',
      ],
    }),
    'address-changed': () => ({
      subject: 'Deine Adresse wurde geändert',
      preview: 'Einen Tag lang kannst du sie zurückholen.',
      paragraphs: [
        'Dein Konto bei Firstlight hat seit eben eine andere E-Mail-Adresse. Mails gehen dorthin, und diese Adresse öffnet das Konto nicht mehr.',
        'Wenn du es nicht warst, hol sie zurück: Dann gehört diese Adresse wieder zu deinem Konto, und alle Geräte werden abgemeldet. Der Link gilt einmal, einen Tag lang.',
      ],
      button: 'Zurückholen',
      footer: 'Wir sagen es dir immer, wenn sich die Adresse deines Kontos ändert.',
    }),
    'address-returned': () => ({
      subject: 'Deine Adresse wurde zurückgeholt',
      preview: 'Dein Konto hat wieder die Adresse von vorher.',
      paragraphs: [
        'Jemand hat den Link benutzt, den wir an die vorige Adresse deines Kontos geschickt haben. Sie gehört jetzt wieder zu deinem Konto, und alle Geräte wurden abgemeldet. Die Adresse, an die diese Mail geht, öffnet es nicht mehr.',
        'Wenn du es nicht warst, schreib uns bitte.',
      ],
      button: 'Schreib uns',
      footer: 'Wir sagen es dir immer, wenn sich die Adresse deines Kontos ändert.',
    }),
    'username-changed': () => ({
      subject: 'Dein Nutzername wurde geändert',
      preview: 'Der bisherige öffnet dein Konto nicht mehr.',
      paragraphs: [
        'Der Nutzername deines Kontos wurde eben geändert: Du meldest dich mit dem neuen an, den die Einstellungen zeigen, oder mit dieser Adresse. Der bisherige öffnet das Konto nicht mehr.',
        advice,
      ],
    }),
    'feed-made': () => ({
      subject: 'Eine neue Adresse für Kalender',
      preview: 'Sie zeigt die Ziele deines Kontos.',
      paragraphs: [
        'In deinem Konto wurde eben eine Adresse für Kalender angelegt. Wer sie hat, kann die Titel, Termine und Erinnerungen deiner Ziele lesen.',
        'Wenn du es nicht warst, wähle sofort ein neues Passwort und sieh in den Einstellungen nach deinen Geräten und Passkeys. Dort kannst du die Adresse auch ausschalten.',
      ],
    }),
    'number-confirmed': () => ({
      subject: 'Eine Telefonnummer wurde bestätigt',
      preview: 'SMS von dieser Nummer können deine Seiten schreiben.',
      paragraphs: [
        'Für dein Konto wurde eben eine Telefonnummer bestätigt. Wer dieses Telefon hat, kann deinen Morgengruß bekommen und mit einer Antwort darauf deine Seite schreiben.',
        advice,
      ],
    }),
    'account-barred': () => ({
      subject: 'Dein Konto ist vorerst geschlossen',
      preview: 'Wir haben alle Anmeldungen beendet.',
      paragraphs: [
        'Wir haben dein Konto eben gesperrt: Niemand kann sich anmelden, und alle Geräte wurden abgemeldet. Was du geschrieben hast, bleibt aufbewahrt.',
        'Wenn du denkst, dass das ein Irrtum ist, schreib uns bitte.',
      ],
      button: 'Schreib uns',
      footer: 'Wir sagen es dir immer, wenn wir ein Konto schließen.',
    }),
    'password-changed': ({ others }: Facts) => ({
      subject: 'Dein Passwort wurde geändert',
      preview: 'Alle anderen Geräte wurden abgemeldet.',
      paragraphs: [
        'Dein Passwort wurde eben geändert, und alle anderen Geräte wurden abgemeldet.',
        others === undefined
          ? 'Jetzt öffnet nur das neue Passwort dein Konto.'
          : `Außer mit dem neuen Passwort öffnet sich dein Konto noch mit ${others}. In den Einstellungen kannst du einen Passkey entfernen, der nicht deiner ist.`,
        'Wenn ein Kalender deine Ziele zeigt, braucht er eine neue Adresse. Du legst sie in den Einstellungen an.',
        'Wenn du es nicht warst, wähle sofort ein neues Passwort.',
      ],
      button: 'Neues Passwort wählen',
      footer: 'Wir sagen es dir immer, wenn sich dein Passwort ändert.',
    }),
  },
  reset: {
    subject: 'Wähle ein neues Passwort',
    preview: 'Der Link gilt einmal, eine Stunde lang.',
    text: 'Du wolltest ein neues Passwort. Der Link hier gilt einmal, eine Stunde lang.',
    button: 'Neues Passwort wählen',
    notYou: 'Wenn du es nicht warst, hat sich nichts geändert, und du musst nichts tun.',
    footer: 'Diese Mail kommt, weil jemand bei Firstlight für diese Adresse ein neues Passwort wollte.',
  },
  code: {
    subject: (code: string) => `${code} ist dein Code für Firstlight`,
    preview: 'Er gilt zehn Minuten.',
    text: 'Gib diesen Code in den Einstellungen ein, um zu bestätigen, dass diese Adresse dir gehört. Er gilt zehn Minuten.',
    notYou: 'Wenn du ihn nicht wolltest, lass diese Mail einfach liegen. Niemand außer dir kann den Code benutzen.',
    footer: 'Diese Mail kommt, weil jemand diese Adresse bei Firstlight bestätigen wollte.',
  },
  farewell: {
    subject: 'Dein Konto ist gelöscht',
    preview: 'Alles, was du geschrieben hast, ist gelöscht.',
    text: 'Dein Konto ist gelöscht, wie du es wolltest, mit allem, was du darin geschrieben hattest. Es ist nichts mehr da, was sich zurückholen ließe.',
    thanks: 'Danke für die Morgen, die du hier verbracht hast. Die Tür bleibt offen.',
    footer: 'Das ist die letzte Mail, die du von uns bekommst.',
  },
}

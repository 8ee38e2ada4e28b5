import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const answers: Texts['answers'] = {
  fault: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  invalid: 'Bitte sieh noch einmal nach, was du eingegeben hast.',
  notSignedIn: 'Bitte melde dich an, dann geht es weiter.',
  needsPremium: 'Das gehört zu Premium.',
  foreignOrigin: 'Diese Anfrage kam von einer anderen Website.',
  notFound: 'Hier ist nichts.',
  tooLarge: 'Das ist mehr, als wir auf einmal annehmen können.',
  tooMany: {
    soon: 'Zu viele Versuche. Bitte warte einen Moment.',
    minutes: (count: number) =>
      `Zu viele Versuche. Bitte warte ${plural('de', count, 'eine Minute', `${count} Minuten`)}.`,
    hours: (count: number) => `Zu viele Versuche. Bitte warte ${count} Stunden.`,
  },
  dailyLimit: {
    soon: 'Das ist mehr, als an einem Tag geht. Was gespeichert wurde, ist sicher; bitte mach gleich weiter.',
    minutes: (count: number) =>
      `Das ist mehr, als an einem Tag geht. Was gespeichert wurde, ist sicher; bitte mach in ${plural('de', count, 'einer Minute', `${count} Minuten`)} weiter.`,
    hours: (count: number) =>
      `Das ist mehr, als an einem Tag geht. Was gespeichert wurde, ist sicher; bitte mach in ${count} Stunden weiter.`,
  },
  notSetUp: {
    address: 'Auf diesem Server ist die Adresse noch nicht eingerichtet.',
    apple: 'Auf diesem Server ist Apple noch nicht eingerichtet.',
    google: 'Auf diesem Server ist Google noch nicht eingerichtet.',
    mail: 'Auf diesem Server sind Mails noch nicht eingerichtet.',
    payments: 'Auf diesem Server sind Zahlungen noch nicht eingerichtet.',
    push: 'Auf diesem Server sind Mitteilungen noch nicht eingerichtet.',
    sms: 'Auf diesem Server sind SMS noch nicht eingerichtet.',
    'support mailbox': 'Auf diesem Server ist das Support-Postfach noch nicht eingerichtet.',
  },
  unavailable: {
    mail: 'Die Mail ließ sich gerade nicht senden. Bitte versuch es in ein paar Minuten noch einmal.',
    sms: 'Die SMS ließ sich gerade nicht senden. Bitte versuch es in ein paar Minuten noch einmal.',
    payments: 'Zahlungen sind gerade nicht zu erreichen. Bitte versuch es in einer Minute noch einmal.',
  },
  session: {
    otherPerson: 'Hier ist jetzt jemand anderes angemeldet. Bitte lade die Seite neu.',
    signInAgain: {
      passkey:
        'Einen Passkey kannst du in den ersten Minuten nach dem Anmelden anlegen. Bitte melde dich neu an; du kommst hierher zurück.',
      calendar:
        'Eine Adresse kannst du in den ersten Minuten nach dem Anmelden anlegen. Bitte melde dich neu an; du kommst hierher zurück.',
      operator:
        'Diesen Bildschirm kannst du in den ersten Minuten nach dem Anmelden benutzen. Bitte melde dich neu an; du kommst hierher zurück.',
      google:
        'Google kannst du in den ersten Minuten nach dem Anmelden verknüpfen. Bitte melde dich neu an; du kommst hierher zurück.',
      apple:
        'Apple kannst du in den ersten Minuten nach dem Anmelden verknüpfen. Bitte melde dich neu an; du kommst hierher zurück.',
    },
    proof: {
      withPassword:
        'Dein Anmelden ist eine Weile her. Bitte gib dein Passwort ein, oder melde dich neu an: Du kommst hierher zurück.',
      withoutPassword: 'Dein Anmelden ist eine Weile her. Bitte melde dich neu an: Du kommst hierher zurück.',
    },
  },
  signIn: {
    busy: 'Gerade melden sich viele an. Bitte versuch es in ein paar Sekunden noch einmal.',
    wrong: 'Nutzername oder Passwort stimmt nicht.',
    identityLost: 'Das hat etwas zu lange gedauert. Bitte fang noch einmal mit Google oder Apple an.',
  },
  taken: {
    username: 'Diesen Nutzernamen gibt es schon. Bitte wähle einen anderen.',
    email: 'Mit dieser E-Mail gibt es schon ein Konto. Versuch, dich anzumelden.',
    phone: 'Bitte gib eine gültige Telefonnummer ein, die kein anderes Konto hat, oder melde dich bei jenem Konto an.',
  },
  password: {
    wrong: 'Das ist nicht dein Passwort.',
    none: 'Dein Konto hat noch kein Passwort. „Vergessen?“ auf der Seite zum Anmelden setzt eines.',
    linkSent: 'Wenn ein Konto diese Adresse hat, ist ein Link für ein neues Passwort unterwegs.',
    linkSpent: 'Dieser Link ist benutzt oder abgelaufen. Bitte lass dir einen neuen schicken.',
    changed: 'Dein neues Passwort gilt. Bitte melde dich damit an.',
    changedHere: 'Dein neues Passwort gilt. Alle anderen Geräte wurden abgemeldet.',
  },
  passkey: {
    notAccepted: 'Dieser Passkey hat nicht geklappt. Bitte versuch es noch einmal, oder nimm einen anderen Weg.',
    notAdded: 'Dieser Passkey ließ sich nicht anlegen. Bitte versuch es noch einmal.',
    alreadyThere: 'Dieser Passkey ist schon in Gebrauch.',
    tooMany: 'Du hast so viele Passkeys, wie wir speichern können. Bitte entferne zuerst einen.',
    lastMethod:
      'Sonst öffnet nichts dein Konto. Bitte leg zuerst einen anderen Weg zum Anmelden an: einen Passkey, oder ein Passwort über „Vergessen?“ auf der Seite zum Anmelden.',
  },
  account: {
    returnSpent:
      'Dieser Link gilt hier nicht. Er wurde benutzt, oder sein Tag ist vorbei, oder in diesem Browser ist jemand anderes angemeldet.',
    confirmation: 'Bitte tippe es genau so, wie es dasteht.',
    unknown: 'Niemand hat diese Adresse.',
    closed: 'Dieses Konto wird gerade gelöscht.',
    unproven: 'Die Adresse ist noch nicht bewiesen. Bestätigen lässt sie sich mit einem Code in den Einstellungen.',
  },
  code: {
    sent: (to: string) => `Ein Code ist unterwegs an ${to}.`,
    nothingToConfirm: 'Hier gibt es nichts mehr zu bestätigen.',
    spent: 'Dieser Code gilt nicht mehr. Bitte lass dir einen neuen schicken.',
    wrong: 'Das ist nicht der Code, den wir gesendet haben.',
  },
  email: {
    same: 'Das ist schon deine Adresse.',
    confirmedElsewhere: 'Diese Adresse ist in einem anderen Konto bestätigt. Sie kann nur in einem Konto sein.',
  },
  phone: {
    noCountry: 'Bitte schreib deine Nummer mit + und der Vorwahl ihres Landes.',
    noCountryInField: 'Bitte schreib sie mit + und der Vorwahl ihres Landes',
    refused: 'An diese Nummer lässt sich keine SMS senden.',
    optedOut:
      'Diese Nummer hat mit STOP geantwortet, darum senden wir ihr nichts. Antworte START auf unsere letzte SMS, dann geht es wieder.',
    confirmedElsewhere: 'Diese Nummer ist in einem anderen Konto bestätigt. Sie kann nur in einem Konto sein.',
    changed: 'Deine Nummer wurde inzwischen geändert. Bitte lass dir einen neuen Code schicken.',
    unconfirmed: 'Bitte bestätige zuerst deine Telefonnummer.',
  },
  entry: {
    notFound: 'Hier ist kein Eintrag.',
    dayIsWritten: 'Dieser Tag hat schon einen Eintrag.',
    hasChanged: 'Dieser Eintrag hat sich inzwischen geändert.',
    noOtherLetter: 'Ein anderer Brief ließ sich gerade nicht schreiben. Dieser hier bleibt.',
    noMoreLetters: 'Für diese Seite gibt es heute keine weiteren Briefe. Dieser hier bleibt.',
    dayToCome: 'Bitte wähle einen Tag, spätestens morgen.',
    noQuestion: 'Bitte schreib eine Frage',
    diaryOfToday: 'Ohne Premium wird das Tagebuch nur für vergangene Tage übernommen.',
  },
  goal: {
    notFound: 'Hier ist kein Ziel.',
    wasDeleted: 'Dieses Ziel wurde schon angelegt und dann gelöscht.',
    hasChanged: 'Dieses Ziel hat sich inzwischen geändert.',
    full: 'Deine Ziele haben 1 MB Text erreicht. Mehr fasst ein Konto nicht. Nichts davon ist verloren, und ein gelöschtes Ziel macht Platz.',
    tooMany: 'Du hast so viele Ziele, wie wir speichern können. Bitte lösche zuerst eines.',
  },
  journal: {
    moving: 'Dein Journal zieht gerade an einen anderen Ort. Bitte versuch es gleich noch einmal.',
    moved: 'Dein Journal ist eben umgezogen. Bitte versuch es noch einmal.',
    full: (size: string) =>
      `Dein Journal hat ${size} erreicht. Mehr fasst ein Konto nicht. Nichts davon ist verloren, und ein gelöschter Eintrag macht Platz.`,
    fullUntilConfirmed: (size: string) =>
      `Dein Journal hat ${size} erreicht. Mehr fasst es nicht, bis du in den Einstellungen deine E-Mail bestätigst. Nichts davon ist verloren, und danach ist Platz für mehr.`,
    fullForNow: (size: string) =>
      `Dein Journal hat ${size} erreicht. Mehr fasst es vorerst nicht. Nichts davon ist verloren, und mit jedem Tag gibt es Platz für mehr.`,
    noRoom: 'Platz ist nur für die Seite von heute, bis wir mehr geschaffen haben. Nichts ist verloren.',
  },
  message: {
    noAddress: 'Bitte bestätige zuerst deine E-Mail: Mails gehen an keine andere Adresse.',
    noNumber: 'Bitte bestätige zuerst deine Nummer: SMS gehen an keine andere.',
    noDevice: 'Bitte schalte zuerst den Morgengruß auf einem Gerät ein.',
    unknown: 'Dieser Link ist zu alt oder nicht vollständig. In der App lässt sich jede Nachricht ausschalten.',
    unknownPushService: 'Wir kennen den Push-Dienst dieses Browsers nicht.',
  },
  billing: {
    alreadyActive: 'Du hast Premium schon.',
    noCustomer: 'Es gibt noch keine Abrechnung: Von diesem Konto wurde nie etwas gekauft.',
  },
  device: { name: (browser: string, system: string) => `${browser} auf ${system}`, unknown: 'Ein unbekanntes Gerät' },
  contactSent: 'Wir melden uns innerhalb von 24 Stunden!',
}

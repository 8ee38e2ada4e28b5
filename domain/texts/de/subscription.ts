import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const subscription: Texts['subscription'] = {
  title: 'Abo',
  error: 'Fehler',
  period: '/ Monat',
  terms: {
    now: (price: string) => `${price} heute, dann jeden Monat, bis du kündigst.`,
    trial: ({ days, price, day }: { days: number; price: string; day: string }) =>
      `${plural('de', days, 'Einen Tag', `${days} Tage`)} kostenlos. Am ${day} werden die ersten ${price} abgebucht, dann jeden Monat, bis du kündigst. Kündigst du vor diesem Tag, wird nichts abgebucht.`,
    later: 'Auf der nächsten Seite steht, was wann abgebucht wird, bevor du zahlst.',
  },
  plans: {
    isCurrent: 'Dein Tarif',
    free: {
      name: 'Kostenlos',
      parts: {
        writing: 'Jeden Tag Dankbarkeit und Ziele',
        letters: 'Einfache Antworten der KI',
        prompts: 'Morgengruß per SMS',
        ads: 'Werbung',
      },
    },
    premium: {
      name: 'Premium',
      parts: {
        free: 'Alles, was kostenlos ist',
        noAds: 'Ohne Werbung',
        diary: 'Privates Tagebuch',
        goals: 'Ziele planen und verfolgen',
        highlights: 'Wochenrückblick und Auswertung',
        history: 'Alle deine Einträge',
        letters: 'Premium-Antworten der KI',
      },
    },
    ownDays:
      'Die Hügel deiner letzten Tage. Was du geschrieben hast, gehört dir in beiden Tarifen, zum Lesen und zum Mitnehmen.',
  },
  start: 'Premium starten',
  startTrial: 'Premium testen',
  employee: {
    title: 'Du gehörst zum Team, darum steht dir alles offen',
    ads: 'Die Werbung verschwindet nur mit einem Abo.',
  },
  ended: {
    title: 'Premium ist zu Ende',
    day: (day: string) =>
      `Es lief bis ${day}. Alles, was du geschrieben hast, ist gespeichert und gehört dir, zum Lesen und zum Mitnehmen.`,
    invoices: 'Rechnungen ansehen',
  },
  active: {
    title: 'Premium ist aktiv',
    cancelled: (day: string) =>
      `Es ist gekündigt und läuft noch bis ${day}. Es wird nichts mehr abgebucht. Bis dahin kannst du die Kündigung zurücknehmen.`,
    trial: ({ price, day }: { price: string; day: string }) =>
      `Deine Probezeit dauert bis ${day}. An diesem Tag werden die ersten ${price} abgebucht, wenn du nicht vorher kündigst.`,
    pastDue: 'Alles steht dir vorerst offen.',
    renewed: ({ price, day }: { price: string; day: string }) =>
      `Alles steht dir offen, ohne Werbung. Die nächsten ${price} werden am ${day} abgebucht.`,
    open: 'Alles steht dir offen, ohne Werbung.',
    manage: 'Zahlung verwalten',
    manageNote: 'Rechnungen, Zahlungsart, Kündigung. Öffnet einen neuen Tab.',
  },
  pastDue: {
    title: 'Die letzte Zahlung ist nicht durchgegangen',
    whatToDo:
      'Premium läuft weiter, während sie in den nächsten Tagen noch einmal versucht wird. Meist hilft eine neue Karte oder ein Anruf bei der Bank: Wähle „Zahlung verwalten“.',
  },
  paid: {
    title: 'Zahlung erfolgreich',
    welcome: 'Willkommen bei Firstlight Premium!',
    looking: 'Deine Zahlung wird geprüft\u00A0…',
    unknown: 'Deine Zahlung ist noch nicht bestätigt',
    unknownNote: 'Vielleicht braucht die Bank einen Moment. Nichts wird doppelt abgebucht.',
    again: 'Neu prüfen',
    lookingAgain: 'Prüft\u00A0…',
  },
  checkout: {
    pageTitle: 'Bezahlen',
    title: 'Dein Abo abschließen',
    back: 'Zurück zu den Tarifen',
    loading: 'Das Zahlungsformular lädt.',
    notBegun: 'Das Bezahlen ließ sich nicht starten',
    notCharged: (reason: string) => `${reason} Es wurde nichts abgebucht.`,
    already: { title: 'Du hast Premium schon', note: 'Es gibt nichts zu bezahlen.', seePlan: 'Zu deinem Tarif' },
    pay: 'Kostenpflichtig abonnieren',
    paying: 'Zahlt\u00A0…',
    failed: 'Zahlung nicht gelungen',
    notSent: 'Die Zahlung ließ sich nicht senden. Bitte prüfe deine Verbindung und versuch es noch einmal.',
    notLoaded: 'Das Zahlungsformular ließ sich nicht laden. Bitte prüfe deine Verbindung und lade die Seite neu.',
    refused: 'Die Karte wurde nicht angenommen.',
    stripe: 'Stripe nimmt die Zahlung entgegen. Die Nummer deiner Karte erreicht Firstlight nie.',
  },
}

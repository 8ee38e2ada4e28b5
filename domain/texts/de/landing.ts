import type { Texts } from '../type.ts'

export const landing: Texts['landing'] = {
  title: 'Dreimal Danke, drei kleine Schritte und eine\u00A0Antwort, die\u00A0beides gelesen hat.',
  start: 'Los geht’s',
  preview: 'Vorschau ansehen',
  writtenByModel: (model: string) =>
    `Den Brief der Vorschau kann ${model} schreiben. Es liest dafür deine Zeilen und behält nichts.`,
  empty: 'Beide Felder sind noch leer. Eine Zeile genügt für den Anfang.',
  sample: {
    name: 'Ida',
    gratitudeText: 'Kaffee und Kuchen mit meiner Schwester, einfach so\nRegen auf dem Dach\nEin gutes Buch',
    goalsText: 'Formular abschicken\nZum Fluss und zurück\nOma anrufen',
    reply:
      'Wie schön, das zu lesen: „Kaffee und Kuchen mit meiner Schwester, einfach so“. Auf deiner Liste für heute steht „Zum Fluss und zurück“.',
  },
  letter: {
    title: 'Du schreibst sechs Zeilen. Ein Brief kommt zurück.',
    note: 'Die Antwort auf diese sechs Zeilen, Wort für Wort.',
    writtenAt: 'Geschrieben um 6:42 Uhr',
  },
  week: {
    title: 'So sieht eine Woche aus.',
    note: 'Fünf von sieben Morgen, jeder mit den Hügeln seiner eigenen Zeilen. Ein ausgelassener Tag ist nur ein Tag. Hier macht dir niemand einen Vorwurf daraus.',
    days: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
    isWritten: ', geschrieben',
    isNotWritten: ', nicht geschrieben',
  },
  privacy: {
    title: 'Was du schreibst, gehört dir.',
    promise:
      'Deine Seiten sind nur für dich gespeichert. Wir verkaufen sie nicht, keine Werbung richtet sich nach ihnen, und Tracker gibt es hier nicht. In jedem Tarif kannst du alles mitnehmen oder löschen. [So halten wir dieses Versprechen]',
  },
  cost: {
    title: 'Was es kostet.',
    plans: (price: string) =>
      `Deine Seite und ihr Brief kosten nichts; daneben steht Werbung. Premium kostet ${price} im Monat: keine Werbung, dafür ein privates Tagebuch, Ziele, der Wochenrückblick und jeder Morgen, den du geschrieben hast.`,
  },
  footer: {
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    accessibility: 'Barrierefreiheit',
    contact: 'Kontakt',
  },
}

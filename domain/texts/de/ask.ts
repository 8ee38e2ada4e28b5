import type { Texts } from '../type.ts'

export const ask: Texts['ask'] = {
  close: 'Frage schließen',
  question: 'Deine Frage',
  placeholder: 'Wann war ich zuletzt gut ausgeschlafen?',
  ask: 'Fragen',
  pending: 'Deine Seiten werden durchsucht\u00A0…',
  failed: 'Dein Journal ließ sich nicht fragen',
  answeredBy: (model: string) => `Beantwortet von ${model}, aus deiner Dankbarkeit und deinen Zielen.`,
  leftOut: 'Einige Tage wurden der KI nicht gegeben.',
  section: (title: string) => `${title}:`,
  found: 'Was du geschrieben hast',
  nothing: 'Dazu finde ich nichts.',
  searchedTo: (day: string) =>
    `Durchsucht sind deine Seiten zurück bis ${day}. Nenne ein Jahr, um weiter zurückzuschauen.`,
}

import type { OpenLines } from '../letter-lines.ts'

/** Neutral for Brazil and Portugal. The sentences do not show the gender of the writer. */
export const portuguese: OpenLines = {
  marks: ['“', '”'],
  days: { locale: 'pt', yesterday: 'ontem', on: (day) => day },
  ofMorning: /bom dia/i,
  greeting: ['{name},', 'Bom dia, {name} –', 'Olá, {name} –'],
  lead: ['Li {q} duas vezes | {q} fica comigo | Li {q} e depois reli'],
  others: ['; reparei também em {qs} | ; guardo também {qs}'],
  together: ['Guardo {all} | É isto que guardo: {all} | Guardei {all}'],
  short: ['{all}: chega para uma página | {all}: não é preciso mais | {all}: por hoje chega'],
  climax: ['Li {qs}, e {q} fica comigo | Li {qs}, e volto a {q}'],
  wished: ['Boa sorte com {p} | Muita sorte com {p} | Tudo de bom para {p}'],
  named: ['E se hoje houver lugar: {p} | Se hoje houver lugar: {p}'],
  continued: ['Vejo de onde vem {p} | E por isso, claro, {p} | Não admira que a lista diga {p}'],
  later: ['', '; amanhã conte como foi, se quiser'],
  bare: ['Li a sua página. Amanhã há outra | Vi o que escreveu. Até amanhã'],
  closing: ['Até amanhã | A próxima página é amanhã | Até a próxima página'],
  ending: ['Tenha um bom dia.', 'Até amanhã.'],
  threads: ['Com hoje são {days} dias de {q} na lista. | {q}: hoje é o dia {days} na sua lista.'],
}

import type { OpenLines } from '../letter-lines.ts'

/** The sentences show neither the gender of the writer nor that of the coach. */
export const italian: OpenLines = {
  marks: ['«', '»'],
  days: { locale: 'it-IT', yesterday: 'ieri', on: (day) => day },
  ofMorning: /buongiorno|giornata/i,
  greeting: ['{name},', 'Buongiorno, {name} –', 'Ciao, {name} –'],
  lead: ['Ho letto {q} due volte | {q} mi resta in mente | Ho letto {q} e poi ho riletto'],
  others: ['; noto anche {qs} | ; tengo anche {qs}'],
  together: ['Tengo con me {all} | Ecco cosa tengo con me: {all} | Ho tenuto {all}'],
  short: ['{all}: basta per una pagina | {all}: non serve altro | {all}: per oggi basta'],
  climax: ['Leggo {qs}, e {q} mi resta in mente | Leggo {qs}, e torno a {q}'],
  wished: ['Buona fortuna con {p} | In bocca al lupo per {p} | Ti auguro il meglio per {p}'],
  named: ['E se oggi c’è posto: {p} | Se oggi c’è posto: {p}'],
  continued: ['Vedo da dove viene {p} | E quindi, certo, {p} | Non mi stupisce che la lista dica {p}'],
  later: ['', '; domani raccontami com’è andata, se vuoi'],
  bare: ['Ho letto la tua pagina. Domani ce n’è un’altra | Ho visto quello che hai scritto. A domani'],
  closing: ['A domani | Ci vediamo domani | La prossima pagina è qui domani | Alla prossima pagina'],
  ending: ['Buona giornata.', 'A domani.'],
  threads: ['Con oggi {q} è nella lista da {days} giorni. | {q}: oggi è il giorno {days} nella tua lista.'],
}

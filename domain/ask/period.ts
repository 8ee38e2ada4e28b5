import { plainWords } from '../entry-search.ts'
import { addDays, noonUtc } from '../time/local-date.ts'
import { addMonths, daysIn, monthOf } from '../time/month.ts'

/** The days that a question is about. All that is named must hold. */
export type Period = {
  from?: string
  to?: string
  /** Of any year, from 1. */
  months?: number[]
  dayOfMonth?: number
}

export function isWithin(date: string, { from = '', to = '9999', months, dayOfMonth }: Period): boolean {
  return (
    date >= from &&
    date <= to &&
    (!months || months.includes(Number(date.slice(5, 7)))) &&
    (dayOfMonth === undefined || Number(date.slice(8)) === dayOfMonth)
  )
}

const monthNames = `
january januar janvier enero janeiro
february februar fevrier febrero fevereiro
march marz mars marzo marco
april avril abril
may mai mayo maio
june juni juin junio junho
july juli juillet julio julho
august aout agosto
september septembre septiembre setembro
october oktober octobre octubre outubro
november novembre noviembre novembro
december dezember decembre diciembre dezembro`
const seasonNames: [names: string, months: number[]][] = [
  ['spring fruhling fruhjahr printemps primavera', [3, 4, 5]],
  ['summer sommer ete verano verao', [6, 7, 8]],
  ['autumn fall herbst automne otono outono', [9, 10, 11]],
  ['winter hiver invierno inverno', [12, 1, 2]],
]
const weekdayNames = `
sunday sonntag dimanche domingo
monday montag lundi lunes
tuesday dienstag mardi martes
wednesday mittwoch mercredi miercoles
thursday donnerstag jeudi jueves
friday freitag vendredi viernes
saturday samstag samedi sabado`

const rowsOf = (names: string) => names.trim().split('\n')
const numbered = (rows: string[]) =>
  new Map(rows.flatMap((row, at) => row.split(' ').map((name) => [name, at] as const)))
const monthsByName = numbered(rowsOf(monthNames))
const weekdaysByName = numbered(rowsOf(weekdayNames))
const seasonsByName = new Map(seasonNames.flatMap(([names, months]) => names.split(' ').map((name) => [name, months])))

/** Before a name that is also a word for something else, such as "may", "fall", or "spring" in spring cleaning. */
const before =
  '(?:in|of|my|last|this|during|since|early|late|mid|im|mein|meinem|meinen|letzten|letzter|diesen|diesem|seit|en|au|cet|ce|del|de|este|ultimo|pasado|no|na|em|mon|mi|meu|minha|neste|nesta|desde|l|d)'
const alternatives = (names: Iterable<string>) => [...names].join('|')
const month = alternatives(monthsByName.keys())
const otherWords = 'may|march|mars|mai'
const season = alternatives(seasonsByName.keys())
const year = '(?:19|20)\\d\\d'
const ofYear = `(?: (?:of|de|del|do)? ?(?<year>${year}))?`

const oneDay = (date: string): Period => ({ from: date, to: date })
const wholeMonth = (of: string): Period => ({ from: `${of}-01`, to: `${of}-${daysIn(of)}` })
const wholeYear = (of: number): Period => ({ from: `${of}-01-01`, to: `${of}-12-31` })
const yearOf = (date: string) => Number(date.slice(0, 4))
/** The days from Monday to Sunday, with the Monday of which they count. */
const wholeWeek = (date: string): Period => {
  const monday = addDays(date, -((weekdayNumber(date) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) }
}

const counts = new Map(
  'a one ein einem einer einen un une uno una um uma,two zwei deux dos dois duas,three drei trois tres,four vier quatre cuatro quatro,five funf cinq cinco,six sechs seis'
    .split(',')
    .flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)
const count = `(?<count>\\d{1,3}|${alternatives(counts.keys())})`
const unit =
  '(?<unit>day|tag|jour|dia|week|woche|semaine|semana|month|monat|mois|mes|mese|year|jahr|an|annee|ano)(?:s|en|e|n|es)?'
const isUnit = (names: string) => (found: string) => names.split(' ').includes(found)
const isDay = isUnit('day tag jour dia')
const isWeek = isUnit('week woche semaine semana')
const isMonth = isUnit('month monat mois mes mese')

/** So long ago, and some days around it. */
function around(today: string, how: number, of: string): Period {
  const [ago, near] = isDay(of)
    ? [how, 0]
    : isWeek(of)
      ? [how * 7, 4]
      : isMonth(of)
        ? [how * 30.4, 16]
        : [how * 365.25, 60]
  const middle = Math.round(ago)
  return { from: addDays(today, -middle - near), to: addDays(today, near - middle) }
}

type Named = Record<string, string | undefined>
const patterns: [pattern: string, periodOf: (today: string, named: Named) => Period][] = [
  ['day before yesterday|vorgestern|avant hier|anteayer|anteontem', (today) => oneDay(addDays(today, -2))],
  ['yesterday|last night|gestern|ayer|ontem', (today) => oneDay(addDays(today, -1))],
  // In German it means "here".
  ['(?<=\\b(?:je|j|ai|est|fait|ecrit|que|quoi|qui|passe|matin)\\b.*)hier', (today) => oneDay(addDays(today, -1))],
  ['today|heute|aujourd hui|hoy|hoje', oneDay],
  [
    'last weekend|letztes wochenende|letzten wochenende|week end dernier|fin de semana pasado|fim de semana passado',
    (today) => {
      const { from } = wholeWeek(addDays(today, -7))
      const past = weekdayNumber(today) === 0 ? addDays(from!, -7) : from!
      return { from: addDays(past, 5), to: addDays(past, 6) }
    },
  ],
  [
    'last week|letzte woche|letzten woche|semaine derniere|semana pasada|semana passada',
    (today) => wholeWeek(addDays(today, -7)),
  ],
  ['this week|diese woche|dieser woche|cette semaine|esta semana', wholeWeek],
  [
    'last month|letzten monat|letzter monat|mois dernier|mes pasado|mes passado',
    (today) => wholeMonth(addMonths(monthOf(today), -1)),
  ],
  ['this month|diesen monat|diesem monat|ce mois(?: ci)?|este mes', (today) => wholeMonth(monthOf(today))],
  [
    'last year|letztes jahr|letzten jahr|vorigen jahr|vergangenes jahr|an dernier|annee derniere|ano pasado|ano passado',
    (today) => wholeYear(yearOf(today) - 1),
  ],
  ['this year|dieses jahr|diesem jahr|cette annee|este ano', (today) => wholeYear(yearOf(today))],
  [
    `(?:last|past|letzten|derniers|dernieres|ultimos|ultimas) ${count} ${unit}`,
    (today, { count: how, unit: of }) => {
      const { from } = around(today, countOf(how!), of!)
      return { from: from!, to: today }
    },
  ],
  [`${count} ${unit} ago`, (today, { count: how, unit: of }) => around(today, countOf(how!), of!)],
  [`(?:vor|il y a|hace) ${count} ${unit}`, (today, { count: how, unit: of }) => around(today, countOf(how!), of!)],
  [`ha ${count} ${unit}`, (today, { count: how, unit: of }) => around(today, countOf(how!), of!)],
  [
    `(?:${before} )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?)?(?<month>(?:(?<=\\b${before} |\\d{1,2}(?:st|nd|rd|th)? (?:of )?)(?:${otherWords})|(?:${otherWords})(?= ${year}| \\d{1,2}\\b)|(?!(?:${otherWords})\\b)(?:${month})))(?: (?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?${ofYear}`,
    (today, { month: name, year: of, day, dayAfter }) => {
      const months = [monthsByName.get(name!)! + 1]
      const dayOfMonth = Number(day ?? dayAfter) || undefined
      return { months, ...(dayOfMonth && { dayOfMonth }), ...(of ? wholeYear(Number(of)) : { to: today }) }
    },
  ],
  [
    `${before} (?:the |el |la |der |dem |le )?(?<season>${season})${ofYear}`,
    (today, { season: name, year: of }) => {
      const months = seasonsByName.get(name!)!
      // The winter of a year begins in December before it.
      const from = of && (months.includes(12) ? `${Number(of) - 1}-12-01` : `${of}-01-01`)
      return { months, ...(of ? { from: from!, to: `${of}-12-31` } : { to: today }) }
    },
  ],
  [
    `(?:on|last|am|letzten) (?<weekday>${alternatives(weekdaysByName.keys())})`,
    (today, { weekday }) => {
      const back = (weekdayNumber(today) - weekdaysByName.get(weekday!)! + 7) % 7
      return oneDay(addDays(today, -(back || 7)))
    },
  ],
  [`(?<year>${year})`, (_today, { year: of }) => wholeYear(Number(of))],
]
const compiled = patterns.map(([pattern, periodOf]) => [new RegExp(`\\b(?:${pattern})\\b`), periodOf] as const)

const countOf = (written: string) => counts.get(written) ?? Number(written)

/** The period that is named in a question of plain words, and the question without it. */
export function readPeriod(question: string, today: string): { period: Period | undefined; rest: string } {
  let rest = question
  let period: Period | undefined
  for (const [pattern, periodOf] of compiled) {
    const found = pattern.exec(rest)
    if (!found) continue
    period = { ...periodOf(today, found.groups ?? {}), ...period }
    rest = rest.replace(found[0], ' ')
  }
  return { period, rest }
}

/** The months, from 1, and the days of the week, from Sunday as 0, that a sentence names. */
export function namesOfDaysIn(sentence: string): { months: number[]; weekdays: number[] } {
  const words = plainWords(sentence)
  const capital = [...sentence.matchAll(/(?<=\p{L}\p{P}* )\p{Lu}\p{L}+/gu)].flatMap(([word]) => plainWords(word))
  const isSure = (word: string) => capital.includes(word) || !otherWords.split('|').includes(word)
  return {
    months: words.filter(isSure).flatMap((word) => (monthsByName.has(word) ? monthsByName.get(word)! + 1 : [])),
    weekdays: words.flatMap((word) => weekdaysByName.get(word) ?? []),
  }
}

export const weekdayNumber = (date: string) => noonUtc(date).getUTCDay()

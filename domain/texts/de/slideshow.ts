import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const slideshow: Texts['slideshow'] = {
  page: 'Wochenrückblick · Firstlight',
  period: 'Zeitraum',
  periods: {
    week: {
      label: 'Woche',
      title: 'Wochenrückblick',
      previous: 'Vorige Woche',
      next: 'Nächste Woche',
      failed: 'Die Einträge der Woche ließen sich nicht laden',
      welcome: 'Deine Woche, erzählt in sechs kurzen Kapiteln.',
      inPages: 'Deine Woche in Seiten',
      heavy:
        'Diese Woche hat eine schwere Seite. Du musst das nicht allein tragen: Über [findahelpline.com] findest du Menschen, die zuhören, in deiner Sprache.',
    },
    month: {
      label: 'Monat',
      title: 'Dein Monat',
      previous: 'Voriger Monat',
      next: 'Nächster Monat',
      failed: 'Dein Monat ließ sich nicht laden',
      welcome: 'Dein Monat, erzählt in sechs kurzen Kapiteln.',
      inPages: 'Dein Monat in Seiten',
      heavy:
        'Dieser Monat hat eine schwere Seite. Du musst das nicht allein tragen: Über [findahelpline.com] findest du Menschen, die zuhören, in deiner Sprache.',
    },
    year: {
      label: 'Jahr',
      title: 'Dein Jahr',
      previous: 'Voriges Jahr',
      next: 'Nächstes Jahr',
      failed: 'Dein Jahr ließ sich nicht laden',
      welcome: 'Dein Jahr, erzählt in sechs kurzen Kapiteln.',
      inPages: 'Dein Jahr in Seiten',
      heavy:
        'Dieses Jahr hat eine schwere Seite. Du musst das nicht allein tragen: Über [findahelpline.com] findest du Menschen, die zuhören, in deiner Sprache.',
    },
  },
  weekOf: 'Woche',
  noPageYet: 'In dieser Woche ist noch nichts geschrieben.',
  lastWeek: 'Letzte Woche ansehen',
  loading: 'Deine Seiten werden gesucht',
  label: (period: string) => `Rückblick: ${period}`,
  role: 'Diashow',
  slide: 'Kapitel',
  slideOf: (number: number, count: number, title: string) => `${number} von ${count}: ${title}`,
  dot: (number: number, title: string) => `Kapitel ${number}: ${title}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  makePicture: 'Bild machen',
  noPicture: 'Das Bild konnte nicht gemacht werden',
  days: {
    ofMonth: 'Die Tage des Monats',
    months: 'Die Monate des Jahres',
    written: (month: string, days: number) => `${month}: ${days} ${plural('de', days, 'Tag', 'Tage')}`,
  },
  stats: {
    days: (count: number) => plural('de', count, 'Tag mit einer Seite', 'Tage mit einer Seite'),
    gratitude: 'Dankbarkeit',
    goals: 'Ziele',
    diary: 'Tagebuch',
  },
  gratitude: {
    title: 'Wofür du dankbar warst',
    empty: 'Hier erscheint, wofür du dankbar bist, in deinen eigenen Worten.',
    times: (count: number) => `${count}-mal`,
    wordTimes: (word: string, count: number) => `${word}, ${count}-mal`,
  },
  goals: {
    title: 'Deine Schwerpunkte',
    note: 'Wohin deine kleinen Schritte führten.',
    empty: 'Hier erscheint, wohin deine kleinen Schritte führen.',
    smallWins: (count: number) => `${count} ${plural('de', count, 'Schritt', 'Schritte')}`,
  },
  areas: {
    'Health & Fitness': 'Gesundheit & Fitness',
    'Career & Work': 'Beruf & Arbeit',
    Relationships: 'Beziehungen',
    'Personal Growth': 'Eigenes Wachstum',
    Creativity: 'Kreativität',
    Finance: 'Finanzen',
  },
  momentum: {
    title: 'Rhythmus',
    days: (written: number, days: number) =>
      `An ${written} von ${days} ${plural('de', days, 'Tag', 'Tagen')} geschrieben.`,
  },
  end: 'Für die nächsten Tage',
  // The last one praises nothing. None names a kind of period.
  encouragements: [
    'Du hast Platz gemacht für das, was zählt. Sei in den nächsten Tagen genauso gut zu dir.',
    'Kleine Morgen, aufgeschrieben, werden zu einem Leben, auf das man zurückschauen kann.',
    'Was dir aufgefallen ist, war die ganze Zeit da. Danke, dass du hingeschaut hast.',
    'Jede Seite, die du geschrieben hast, ist ein Ort, an den du heimkehren kannst.',
    'Fang die nächste Seite behutsam an. Du weißt schon, wie.',
  ],
}

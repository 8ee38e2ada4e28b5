import { encouragements, mostShown } from '#domain/highlights/highlights'
import type { Theme } from '#domain/highlights/themes'
import { skyOfDays, type Sky } from '#domain/sky'
import { closingOf, type SlideName, type SlideFigures } from './slides.tsx'

/** What a picture can hold. The person chooses; words of the person are left out until they are chosen. */
export type PicturePart = { label: string } & (
  | { kind: 'line'; text: string }
  | { kind: 'figure'; text: string; unit: string }
  | { kind: 'words'; text: string }
  /** A line of the person. */
  | { kind: 'own'; text: string }
  | { kind: 'days'; days: boolean[] }
)

export type PictureContent = { heading: string; sky: Sky; parts: PicturePart[] }

/**
 * The heading and the parts of the picture of a slide, under the sky of its period. No text of a page, only figures,
 * until a whole line is chosen.
 */
export function pictureContentOf(name: SlideName, figures: SlideFigures): PictureContent {
  return { ...partsOf(name, figures), sky: skyOfDays(Object.values(figures.highlights.skies)) }
}

function partsOf(name: SlideName, figures: SlideFigures): Omit<PictureContent, 'sky'> {
  const { highlights, label, noun } = figures
  const { counts, days, themes, areas, momentum, hasHelpPage } = highlights
  const dates: PicturePart = { kind: 'line', label: 'The dates', text: label }
  const ofDays = `of ${days.length} days with a page`
  const total: PicturePart = { kind: 'figure', label: 'The number of days', text: String(counts.total), unit: ofDays }
  const written: PicturePart[] =
    days.length === 7 ? [{ kind: 'days', label: 'The days', days: days.map(({ isWritten }) => isWritten) }] : []
  switch (name) {
    case 'welcome':
      return { heading: `My ${noun}`, parts: [dates, ...(written.length > 0 ? written : [total])] }
    case 'stats':
      return { heading: `My ${noun} in pages`, parts: [total, ...written, dates] }
    case 'gratitude':
      return {
        heading: 'Grateful for',
        parts: [
          // Without a line that was chosen, the picture still says something.
          { kind: 'words', label: 'The number of days', text: `${counts.gratitude} of ${days.length} days` },
          ...linesOf(themes).map((line): PicturePart => ({ kind: 'own', label: line, text: line })),
          ...written,
          dates,
        ],
      }
    case 'goals':
      return {
        heading: 'Where my small wins went',
        parts: [...areas.map((area): PicturePart => ({ kind: 'words', label: area.name, text: area.name })), dates],
      }
    case 'momentum':
      return {
        heading: 'Growth momentum',
        parts: [
          { kind: 'figure', label: 'The percentage', text: `${momentum}%`, unit: `${counts.total} ${ofDays}` },
          ...written,
          dates,
        ],
      }
    case 'celebration':
      return {
        heading: `My ${noun}`,
        parts: [
          ...(hasHelpPage && noun !== 'year'
            ? []
            : [{ kind: 'words', label: 'The message', text: encouragements[closingOf(figures)]! } as const]),
          dates,
        ],
      }
  }
}

/** The lines of the themes that are shown, each once. */
function linesOf(themes: Theme[]): string[] {
  return [...new Set(themes.slice(0, mostShown).flatMap(({ line }) => line ?? []))]
}

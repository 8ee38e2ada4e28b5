import { mostShown } from '#domain/highlights/highlights'
import type { Theme } from '#domain/highlights/themes'
import { skyOfDays, type Sky } from '#domain/sky'
import { inPercent } from '#domain/numbers'
import { picture, slideshow } from '#domain/texts'
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
  const dates: PicturePart = { kind: 'line', label: picture.parts.dates, text: label }
  const total: PicturePart = {
    kind: 'figure',
    label: picture.parts.count,
    text: String(counts.total),
    unit: picture.ofDays(days.length),
  }
  const written: PicturePart[] =
    days.length === 7 ? [{ kind: 'days', label: picture.parts.days, days: days.map(({ isWritten }) => isWritten) }] : []
  switch (name) {
    case 'welcome':
      return { heading: picture.headings[noun], parts: [dates, ...(written.length > 0 ? written : [total])] }
    case 'stats':
      return { heading: picture.headings.inPages[noun], parts: [total, ...written, dates] }
    case 'gratitude':
      return {
        heading: picture.headings.gratitude,
        parts: [
          // Without a line that was chosen, the picture still says something.
          { kind: 'words', label: picture.parts.count, text: picture.daysOf(counts.gratitude, days.length) },
          ...linesOf(themes).map((line): PicturePart => ({ kind: 'own', label: line, text: line })),
          ...written,
          dates,
        ],
      }
    case 'goals':
      return {
        heading: picture.headings.goals,
        parts: [
          ...areas.map((area): PicturePart => ({
            kind: 'words',
            label: slideshow.areas[area.name],
            text: slideshow.areas[area.name],
          })),
          dates,
        ],
      }
    case 'momentum':
      return {
        heading: slideshow.momentum.title,
        parts: [
          {
            kind: 'figure',
            label: picture.parts.percentage,
            text: inPercent(momentum),
            unit: picture.countOfDays(counts.total, days.length),
          },
          ...written,
          dates,
        ],
      }
    case 'celebration':
      return {
        heading: picture.headings[noun],
        parts: [
          ...(hasHelpPage && noun !== 'year'
            ? []
            : [
                {
                  kind: 'words',
                  label: picture.parts.message,
                  text: slideshow.encouragements[closingOf(figures)]!,
                } as const,
              ]),
          dates,
        ],
      }
  }
}

/** The lines of the themes that are shown, each once. */
function linesOf(themes: Theme[]): string[] {
  return [...new Set(themes.slice(0, mostShown).flatMap(({ line }) => line ?? []))]
}

import { encouragements, mostShown } from '#domain/highlights/highlights'
import type { SlideName, SlideFigures } from './slides.tsx'

/** What a picture can hold. The person chooses; words of the person are left out until they are chosen. */
export type PicturePart = { label: string } & (
  | { kind: 'line'; text: string }
  | { kind: 'figure'; text: string; unit: string }
  | { kind: 'words'; text: string }
  /** A word of the person. */
  | { kind: 'word'; text: string }
  | { kind: 'days'; days: boolean[] }
)

export type PictureContent = { heading: string; parts: PicturePart[] }

/** The heading and the parts of the picture of a slide. No text of a page, only figures and single words. */
export function pictureContentOf(
  name: SlideName,
  { highlights, label, noun, encouragement }: SlideFigures,
): PictureContent {
  const { counts, days, themes, areas, momentum, hasHelpPage } = highlights
  const dates: PicturePart = { kind: 'line', label: 'The dates', text: label }
  const written: PicturePart[] =
    days.length === 7 ? [{ kind: 'days', label: 'The days', days: days.map(({ isWritten }) => isWritten) }] : []
  const ofDays = `of ${days.length} days with a page`
  switch (name) {
    case 'welcome':
      return { heading: `My ${noun}`, parts: [dates, ...written] }
    case 'stats':
      return {
        heading: `My ${noun} in pages`,
        parts: [{ kind: 'figure', label: 'The number of days', text: String(counts.total), unit: ofDays }, dates],
      }
    case 'gratitude':
      return {
        heading: 'Grateful for',
        parts: [
          ...themes
            .slice(0, mostShown)
            .map((theme): PicturePart => ({ kind: 'word', label: theme.name, text: theme.name })),
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
          ...(hasHelpPage
            ? []
            : [{ kind: 'words', label: 'The message', text: encouragements[encouragement]! } as const]),
          dates,
        ],
      }
  }
}

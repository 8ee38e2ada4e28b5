import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { moods } from './mood.ts'
import {
  starlightOf,
  linesOf,
  mostLines,
  skiesOf,
  skyColors,
  skyOfDays,
  skyOfEntry,
  colorThemes,
  type Sky,
  type SkyColors,
  type ColorTheme,
} from './sky.ts'
import { dayParts } from './time/day-part.ts'

const skies: Sky[] = dayParts.flatMap((part) =>
  Array.from({ length: mostLines + 1 }, (_, lines) => lines).flatMap((lines) =>
    [null, ...moods].flatMap((mood) => [true, false].map((isWritten) => ({ part, lines, mood, isWritten }))),
  ),
)
const tokens = readFileSync('src/ui/tokens.css', 'utf8')
function token(name: string, theme: ColorTheme): string {
  const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)!
  return theme === 'light' ? light! : dark!
}

/** Contrast as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** The lowest contrast of two colors among all skies. */
function lowest(theme: ColorTheme, of: (colors: SkyColors) => [string, string]): number {
  return Math.min(...skies.map((sky) => contrast(...of(skyColors(sky, theme)))))
}

describe.each(colorThemes)('in the theme %s', (theme) => {
  const onSky = token('on-sky', theme)

  it.each(theme === 'light' ? (['zenith', 'upper'] as const) : (['zenith', 'upper', 'horizon'] as const))(
    'text on the color %s of every sky has the contrast AA',
    (name) => {
      expect(lowest(theme, (colors) => [onSky, colors[name]])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['card', 'letter'] as const)('text on the paper %s in every light has the contrast AA', (paper) => {
    for (const text of ['ink', 'soft'] as const)
      expect(lowest(theme, (colors) => [colors[text], colors[paper]])).toBeGreaterThanOrEqual(4.5)
    for (const text of ['action', 'premium', 'warning', 'danger'])
      expect(lowest(theme, (colors) => [token(text, theme), colors[paper]])).toBeGreaterThanOrEqual(4.5)
    expect(lowest(theme, (colors) => [token('control', theme), colors[paper]])).toBeGreaterThanOrEqual(3)
  })

  it('each line makes the sky and the paper lighter, and storing the page does too', () => {
    for (const part of dayParts) {
      const steps = [
        ...Array.from({ length: mostLines + 1 }, (_, lines) => ({ lines, isWritten: false })),
        { lines: mostLines, isWritten: true },
      ].map((step) => skyColors({ part, mood: null, ...step }, theme))
      for (const name of ['horizon', 'lower', 'card'] as const) {
        const values = steps.map((colors) => luminance(colors[name]))
        expect(values, `${part} ${name}`).toEqual(values.toSorted((a, b) => a - b))
        expect(new Set(values).size, `${part} ${name}`).toBeGreaterThan(mostLines - 2)
      }
    }
  })

  it('differs by the part of the day and by the mood', () => {
    const looks = skies
      .filter(({ lines, isWritten }) => lines === mostLines && isWritten)
      .map((sky) => skyColors(sky, theme).lower)
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('has the colors of the tokens in full light', () => {
    const sky = skyColors({ part: 'dawn', lines: mostLines, mood: null, isWritten: true }, theme)
    expect([sky.zenith, sky.upper, sky.lower, sky.horizon]).toEqual(
      ['night', 'violet', 'rose', 'gold'].map((name) => token(`sky-${name}`, theme)),
    )
    expect([sky.card, sky.letter, sky.ink, sky.soft]).toEqual(
      ['card', 'letter', 'ink', 'soft'].map((name) => token(name, theme)),
    )
  })
})

describe('the sky of an entry', () => {
  const entry = {
    id: 'a',
    userId: 'u',
    date: '2026-11-23',
    gratitudeText: '1. Rain\n\n2. Tea\n3. A letter\n4. Ida',
    goalsText: 'Walk',
    diaryText: '',
    eveningText: '',
    doneItems: [],
    mood: 4,
    aiResponse: 'Thank you.',
    version: 1,
    createdAt: Date.parse('2026-11-23T23:30:00Z'),
    updatedAt: 0,
    respondedAt: 0,
  } as const satisfies Entry

  it('is made of when it was written, of its lines, three a section, and of its mood', () => {
    expect(skyOfEntry(entry, 'America/New_York')).toEqual({ part: 'dusk', lines: 4, mood: 4, isWritten: true })
    expect(linesOf({ gratitudeText: '', goalsText: ' \n' })).toBe(0)
  })
  it('is a dawn if it was stored on another day', () => {
    expect(skyOfEntry({ ...entry, date: '2019-05-01' }, 'America/New_York').part).toBe('dawn')
  })
  it('has no sun and no mood over a page that needs help', () => {
    expect(skyOfEntry({ ...entry, tone: 'help' }, 'UTC')).toEqual({
      part: 'night',
      lines: 4,
      mood: null,
      isWritten: false,
    })
  })
})

describe('the stars', () => {
  const starlight = (sky: Partial<Sky>) => starlightOf({ part: 'dawn', lines: 0, mood: null, isWritten: false, ...sky })

  it('fade with each line, and only at night some stay', () => {
    const lights = [0, 1, 3, 6].map((lines) => starlight({ lines }))
    expect(lights).toEqual(lights.toSorted((one, other) => other - one))
    expect(lights[0]).toBeGreaterThan(0.9)
    expect(starlight({ lines: 6, isWritten: true })).toBe(0)
    expect(starlight({ lines: 6, isWritten: true, part: 'night' })).toBe(0.5)
  })
})

describe('the sky of several days', () => {
  const day = (part: Sky['part'], mood: Sky['mood']): Sky => ({ part, lines: 2, mood, isWritten: true })

  it('has the part in which most were written, the middle mood, and the lines that are asked for', () => {
    const days = [day('dawn', 1), day('night', 5), day('night', null), day('night', 4)]
    expect(skyOfDays(days, 3)).toEqual({ part: 'night', lines: 3, mood: 4, isWritten: true })
  })
  it('is one before light without a day', () => {
    expect(skyOfDays([], 1)).toEqual({ part: 'dawn', lines: 1, mood: null, isWritten: false })
  })
  it('is made of one sky for each day', () => {
    const entries = ['2026-11-22', '2026-11-23'].map((date) => ({ date })) as Entry[]
    const texts = { gratitudeText: 'Rain', goalsText: 'Walk', mood: null, createdAt: 0 }
    expect(
      Object.keys(
        skiesOf(
          entries.map((entry) => ({ ...entry, ...texts })),
          'UTC',
        ),
      ),
    ).toEqual(['2026-11-22', '2026-11-23'])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { Entry } from './entry.ts'
import { moods } from './mood.ts'
import { contourOf, mostRidges, view } from './ridges.ts'
import {
  starlightOf,
  ridgesOf,
  hillsOfSky,
  fullDawn,
  mix,
  mostLines,
  skiesOf,
  skyColors,
  skyOfDays,
  skyAround,
  skyOfEntry,
  skyOfGoal,
  colorThemes,
  type Sky,
  type SkyColors,
  type ColorTheme,
} from './sky.ts'
import { landing } from './texts.ts'
import { dayParts } from './time/day-part.ts'

const { ridges } = fullDawn
test('The ridges of a full dawn are those of the sample.', () => expect(ridges).toEqual(ridgesOf(landing.sample)))

const skies: Sky[] = dayParts.flatMap((part) =>
  Array.from({ length: mostLines + 1 }, (_, lines) => ridges.slice(0, lines)).flatMap((ridges) =>
    [null, ...moods].flatMap((mood) => [true, false].map((isWritten) => ({ part, ridges, mood, isWritten }))),
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

  it.each(['zenith', 'upper', 'far', 'near'] as const)(
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

  it('soft text on the light behind the head of a page has the contrast AA', () => {
    const [, share] = /--color-sky-gold\) (\d+)%/.exec(readFileSync('src/ui/frame.css', 'utf8'))!
    const light = mix(token('page', theme), token('sky-gold', theme), Number(share) / 100)
    expect(contrast(token('soft', theme), light)).toBeGreaterThanOrEqual(4.5)
  })

  it('each line makes the sky and the paper lighter, and storing the page does too', () => {
    for (const part of dayParts) {
      const steps = [
        ...Array.from({ length: mostLines + 1 }, (_, lines) => ({ ridges: ridges.slice(0, lines), isWritten: false })),
        { ridges, isWritten: true },
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
      .filter((sky) => sky.ridges.length === mostLines && sky.isWritten)
      .map((sky) => skyColors(sky, theme).lower)
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('has the paper of the tokens in full light', () => {
    const sky = skyColors(fullDawn, theme)
    expect([sky.card, sky.letter, sky.ink, sky.soft]).toEqual(
      ['card', 'letter', 'ink', 'soft'].map((name) => token(name, theme)),
    )
  })
})

const fullEntry = {
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

describe('the sky of an entry', () => {
  const entry = fullEntry

  it('is made of when it was written, of its lines, and of its mood', () => {
    expect(skyOfEntry(entry, 'America/New_York')).toEqual({
      part: 'dusk',
      ridges: ['Rain', 'Tea', 'A letter', 'Ida', 'Walk'].map(contourOf),
      mood: 4,
      isWritten: true,
    })
    expect(ridgesOf({ gratitudeText: '', goalsText: ' \n' })).toEqual([])
    expect(ridgesOf({ gratitudeText: 'Tea\n'.repeat(20), goalsText: '' })).toHaveLength(mostRidges)
  })
  it('is a dawn if it was stored on another day', () => {
    expect(skyOfEntry({ ...entry, date: '2019-05-01' }, 'America/New_York').part).toBe('dawn')
  })
  it('has no sun and no mood over a page that needs help', () => {
    expect(skyOfEntry({ ...entry, tone: 'help' }, 'UTC')).toEqual({
      part: 'night',
      ridges: [],
      mood: null,
      isWritten: false,
    })
  })
})

describe('the stars', () => {
  const starlight = (sky: Partial<Sky>) =>
    starlightOf({ part: 'dawn', ridges: [], mood: null, isWritten: false, ...sky })

  it('fade with each line; at night some stay, and by day there are none', () => {
    const lights = [0, 1, 3, 6].map((lines) => starlight({ ridges: ridges.slice(0, lines) }))
    expect(lights).toEqual(lights.toSorted((one, other) => other - one))
    expect(lights[0]).toBeGreaterThan(0.9)
    expect(starlight({ ridges, isWritten: true })).toBe(0)
    expect(starlight({ ridges, isWritten: true, part: 'night' })).toBe(0.5)
    expect(starlight({ part: 'day' })).toBe(0)
  })
})

describe('the sky of several days', () => {
  const day = (part: Sky['part'], mood: Sky['mood'], last = 'Tea'): Sky => ({
    part,
    ridges: [contourOf('Rain'), contourOf(last)],
    mood,
    isWritten: true,
  })

  it('has the part in which most were written, the middle mood, and the last ridge of each', () => {
    const days = [day('dawn', 1), day('night', 5), day('night', null, 'Walk'), day('night', 4, 'Ida')]
    expect(skyOfDays(days, 2)).toEqual({
      part: 'night',
      ridges: [contourOf('Walk'), contourOf('Ida')],
      mood: 4,
      isWritten: true,
    })
  })
  it('is one before light without a day', () => {
    expect(skyOfDays([], 1)).toEqual({ part: 'dawn', ridges: [], mood: null, isWritten: false })
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

describe('the hills', () => {
  const sky: Sky = { ...fullDawn, mood: 3 }

  it('have a sun that is higher the brighter the day, and none on a hard day', () => {
    const heights = moods.slice(1).map((mood) => view.height - hillsOfSky({ ...sky, mood }, true).sun.y)
    for (const [index, height] of heights.slice(1).entries()) expect(height).toBeGreaterThan(heights[index]! + 5)
    const entry = { ...fullEntry, tone: 'quiet' } as Entry
    for (const hard of [{ ...entry, mood: 1 }, entry] as Entry[]) {
      const hills = hillsOfSky(skyOfEntry(hard, 'UTC'))
      expect(hills.isRisen).toBe(false)
      expect(hills.sun.y).toBeGreaterThan(hillsOfSky(sky).sun.y)
    }
    expect(hillsOfSky({ ...sky, isWritten: false }).isRisen).toBe(false)
  })
})

test('a goal comes nearer with its progress, and its sun rises', () => {
  const skies = [0, 40, 80, 100].map((progress) => skyOfGoal({ title: 'Run the river loop', progress }))
  const counts = skies.map((sky) => sky.ridges.length)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  expect(skies.at(-1)).toMatchObject({ ridges: [contourOf('Run the river loop')], mood: 5 })
  for (const sky of skies) expect(sky.ridges.at(-1)).toBe(contourOf('Run the river loop'))
})

test('around the page of today is the hour, around an earlier one its own', () => {
  const shown = { zone: 'America/New_York', part: 'night' } as const
  expect(skyAround(fullEntry, { ...shown, isToday: true }).part).toBe('night')
  expect(skyAround(fullEntry, { ...shown, isToday: false }).part).toBe('dusk')
})

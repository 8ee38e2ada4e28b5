import type { Entry } from './entry.ts'
import { itemsOf } from './items.ts'
import { formSections, type FormSection } from './entry-sections.ts'
import type { Mood } from './mood.ts'
import { dayPartOf, dayParts, type DayPart } from './time/day-part.ts'
import { localDate } from './time/local-date.ts'

/** What the colors of a day are made of: when it was written, how many lines, and the mood. */
export type Sky = { part: DayPart; lines: number; mood: Mood | null; isWritten: boolean }

export const colorThemes = ['light', 'dark'] as const
export type ColorTheme = (typeof colorThemes)[number]

/** From the top of the sky to its lower end, the sun, and the paper that lies in its light. */
export type SkyColors = Record<'zenith' | 'upper' | 'lower' | 'horizon' | 'sun' | Paper, string>
type Paper = 'card' | 'letter' | 'ink' | 'soft'

const linesOfSection = 3
export const mostLines = linesOfSection * formSections.length

/** Text lies on the two upper colors, which are therefore dark. */
type Row = [zenith: string, upper: string, lower: string, horizon: string, sun: string]
const beforeLight: Row = ['#14112b', '#221a47', '#3a2a63', '#5a4380', '#fdf4e6']
const inLight: Record<DayPart, Row> = {
  dawn: ['#2b2350', '#7a4e8f', '#e58a6b', '#fad9a8', '#fdf4e6'],
  day: ['#1c4a86', '#3d70a8', '#9cc3df', '#f6ecd2', '#fffbea'],
  dusk: ['#261a4a', '#7b3562', '#d9623f', '#f8bb74', '#ffe3b0'],
  night: ['#0d1230', '#27336a', '#5b6aa3', '#c8c3de', '#f1eef8'],
}
/** The mood colors the lower half. */
const moodColors: Record<Mood, string> = { 1: '#4d4678', 2: '#8a6aa6', 3: '#d68f95', 4: '#f5a55c', 5: '#ffd670' }

const paperBeforeLight: Record<ColorTheme, Record<Paper, string>> = {
  light: { card: '#efedf6', letter: '#f1ecf0', ink: '#1b1430', soft: '#564b66' },
  dark: { card: '#1a1525', letter: '#1f1824', ink: '#ded4d4', soft: '#a89cb2' },
}
/** As in tokens.css. */
const paperInLight: Record<ColorTheme, Record<Paper, string>> = {
  light: { card: '#ffffff', letter: '#fffaf1', ink: '#2b2334', soft: '#6a5f75' },
  dark: { card: '#211b2c', letter: '#2a2029', ink: '#f4ece4', soft: '#b5a9bf' },
}

/** How many lines of the form are written, each section counted up to its three. */
export function linesOf(texts: Record<FormSection, string>): number {
  return formSections.reduce((sum, name) => sum + Math.min(itemsOf(texts[name]).length, linesOfSection), 0)
}

/** When a page was written. An imported day was stored on another one: its hour is not known. */
export function partOfEntry({ date, createdAt }: Pick<Entry, 'date' | 'createdAt'>, zone: string): DayPart {
  return localDate(createdAt, zone) === date ? dayPartOf(createdAt, zone) : 'dawn'
}

/** The sky of a stored page. The sun does not rise over one that needs help. */
export function skyOfEntry(entry: Entry, zone: string): Sky {
  const isHelp = entry.tone === 'help'
  return {
    part: partOfEntry(entry, zone),
    lines: linesOf(entry),
    mood: isHelp ? null : entry.mood,
    isWritten: !isHelp,
  }
}

/** The skies of the days that have an entry. */
export type Skies = Record<string, Sky>

export function skiesOf(entries: readonly Entry[], zone: string): Skies {
  return Object.fromEntries(entries.map((entry) => [entry.date, skyOfEntry(entry, zone)]))
}

/** One sky of several days, with so many lines: their most frequent part, and the middle one of their moods. */
export function skyOfDays(skies: readonly Sky[], lines: number = mostLines): Sky {
  const moods = skies.flatMap(({ mood }) => mood ?? []).toSorted((one, other) => one - other)
  const countOf = (part: DayPart) => skies.filter((sky) => sky.part === part).length
  const [part] = dayParts.toSorted((one, other) => countOf(other) - countOf(one))
  return { part: part!, lines, mood: moods[Math.floor(moods.length / 2)] ?? null, isWritten: skies.length > 0 }
}

/** The sky of a day that has an entry of which nothing else is known. */
export const fullDawn: Sky = { part: 'dawn', lines: mostLines, mood: null, isWritten: true }

/** From 0, night, to 1. Each line adds to it, and so does storing the page, however short it is. */
function lightOf({ lines, isWritten }: Sky): number {
  const share = Math.min(lines, mostLines) / mostLines
  return isWritten ? 0.6 + 0.4 * share : 0.08 + 0.77 * share
}

/** How bright the stars are. They fade as the sky grows light, and at night some stay. */
export function starlightOf(sky: Sky): number {
  const light = lightOf(sky)
  return Math.round((1 - (sky.part === 'night' ? light / 2 : light)) * 100) / 100
}

/** The one source of the colors of the sky, as #rrggbb. */
export function skyColors(sky: Sky, theme: ColorTheme): SkyColors {
  const light = lightOf(sky)
  const [zenith, upper, lower, horizon, sun] = inLight[sky.part].map((color, index) =>
    mix(beforeLight[index]!, color, light),
  ) as Row
  const dimmed = (color: string, share: number) => (theme === 'dark' ? mix(color, '#000000', share) : color)
  const inMood = (color: string, share: number) =>
    sky.mood === null ? color : mix(color, moodColors[sky.mood], share * light)
  const low = inMood(lower, 0.6)
  const far = inMood(horizon, 0.35)
  const paper = (name: Paper) => mix(paperBeforeLight[theme][name], paperInLight[theme][name], light)
  return {
    zenith: dimmed(zenith, 0.22),
    upper: dimmed(upper, 0.22),
    lower: dimmed(low, 0.28),
    horizon: dimmed(theme === 'dark' ? mix(far, low, 0.7) : far, 0.42),
    sun,
    card: paper('card'),
    letter: paper('letter'),
    ink: paper('ink'),
    soft: paper('soft'),
  }
}

/** Custom properties with the colors for both color themes. */
export function skyProperties(sky: Sky): Record<`--sky-${string}`, string> {
  const [light, dark] = [skyColors(sky, 'light'), skyColors(sky, 'dark')]
  return Object.fromEntries(
    Object.entries(light).map(([name, color]) => [
      `--sky-${name}`,
      `light-dark(${color}, ${dark[name as keyof SkyColors]})`,
    ]),
  )
}

/** A mixture in Oklab, in which steps of the same size look the same. */
function mix(one: string, other: string, share: number): string {
  const from = toOklab(one)
  const to = toOklab(other)
  return fromOklab(from.map((value, index) => value + (to[index]! - value) * share))
}

function toOklab(color: string): number[] {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: number[]): string {
  const l = (lightness! + 0.3963377774 * a! + 0.2158037573 * b!) ** 3
  const m = (lightness! - 0.1055613458 * a! - 0.0638541728 * b!) ** 3
  const s = (lightness! - 0.0894841775 * a! - 1.291485548 * b!) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, gamma)) * 255)
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

import type { Entry } from './entry.ts'
import { itemsOf } from './items.ts'
import { formSections, type FormSection } from './entry-sections.ts'
import type { Mood } from './mood.ts'
import { contourOf, hillsOf, mostRidges, type Contour, type Hills } from './ridges.ts'
import { dayPartOf, dayParts, type DayPart } from './time/day-part.ts'
import { localDate } from './time/local-date.ts'

/** What the picture of a day is made of: when it was written, its lines, and how it felt. */
export type Sky = {
  part: DayPart
  ridges: readonly Contour[]
  mood: Mood | null
  isWritten: boolean
  /** As on a heavy day: low hills under a soft light, without a sun. */
  isHard?: true
}

export const colorThemes = ['light', 'dark'] as const
export type ColorTheme = (typeof colorThemes)[number]

/** From the top of the sky to its light, the sun, the hills, and the paper that lies in their light. */
export type SkyColors = Record<'zenith' | 'upper' | 'lower' | 'horizon' | 'sun' | 'far' | 'near' | Paper, string>
type Paper = 'card' | 'letter' | 'ink' | 'soft'

const linesOfSection = 3
/** So many lines make the full light. */
export const mostLines = linesOfSection * formSections.length

type Row = [zenith: string, upper: string, lower: string, horizon: string, sun: string, far: string, near: string]
/** Text lies on the upper sky and on the hills, which are therefore dark. Before the first line, and in full light. */
const hours: Record<DayPart, { before: Row; full: Row }> = {
  dawn: {
    before: ['#15122f', '#2c2358', '#57407f', '#8f6590', '#fdf4e6', '#43366f', '#120e28'],
    full: ['#2b2350', '#6f4788', '#e58a6b', '#fbd9a4', '#fff3da', '#8a567f', '#1d1738'],
  },
  day: {
    before: ['#1f3d5c', '#3d6284', '#7896ac', '#b9c5c6', '#f4f1e4', '#4a6d7c', '#16323a'],
    full: ['#1c4f8d', '#3a6fa6', '#a3cbe2', '#fbf0d3', '#fffaea', '#41757f', '#12383c'],
  },
  dusk: {
    before: ['#1e1639', '#472a57', '#8e4a58', '#c9875f', '#ffdcae', '#6a3a58', '#1a0f24'],
    full: ['#2a1b4c', '#7b3562', '#dd6440', '#fbbf78', '#ffdf9f', '#934a4f', '#260f2a'],
  },
  night: {
    before: ['#080b20', '#141b42', '#2f3b70', '#69719f', '#e4e6f4', '#232c5c', '#070a1c'],
    full: ['#0d1334', '#2a3872', '#6273ae', '#ccc9e4', '#f4f1fa', '#475393', '#0c1029'],
  },
}
/** How much of the night each color of a row has in the dark theme. */
const dimmed = [0.4, 0.42, 0.34, 0.3, 0.06, 0.42, 0.4]
const darkness = '#120c1f'
/** The mood colors the light. */
const moodColors: Record<Mood, string> = { 1: '#6d6a94', 2: '#9a7fb0', 3: '#dc9a9d', 4: '#f7ae66', 5: '#ffd973' }

const paperBeforeLight: Record<ColorTheme, Record<Paper, string>> = {
  light: { card: '#efedf6', letter: '#f1ecf0', ink: '#1b1430', soft: '#564b66' },
  dark: { card: '#1a1525', letter: '#1f1824', ink: '#ded4d4', soft: '#a89cb2' },
}
/** As in tokens.css. */
const paperInLight: Record<ColorTheme, Record<Paper, string>> = {
  light: { card: '#ffffff', letter: '#fffaf1', ink: '#2b2334', soft: '#6a5f75' },
  dark: { card: '#211b2c', letter: '#2a2029', ink: '#f4ece4', soft: '#b5a9bf' },
}

/** The ridges of the lines of the form, in their order. */
export function ridgesOf(texts: Record<FormSection, string>): Contour[] {
  return formSections
    .flatMap((name) => itemsOf(texts[name]))
    .slice(0, mostRidges)
    .map(contourOf)
}

/** When a page was written. An imported day was stored on another one: its hour is not known. */
export function partOfEntry({ date, createdAt }: Pick<Entry, 'date' | 'createdAt'>, zone: string): DayPart {
  return localDate(createdAt, zone) === date ? dayPartOf(createdAt, zone) : 'dawn'
}

type SkyEntry = Pick<Entry, FormSection | 'date' | 'createdAt' | 'mood' | 'tone'>

/** The sky of a stored page. Nothing is drawn of one that needs help. */
export function skyOfEntry(entry: SkyEntry, zone: string): Sky {
  const isHelp = entry.tone === 'help'
  return {
    part: partOfEntry(entry, zone),
    ridges: isHelp ? [] : ridgesOf(entry),
    mood: isHelp ? null : entry.mood,
    isWritten: !isHelp,
    ...(entry.tone === 'quiet' && { isHard: true }),
  }
}

type Shown = { zone: string; part: DayPart; isToday: boolean }

/** The sky around a stored page: today it is that of the hour, later the one in which the page was written. */
export function skyAround(entry: Entry, { zone, part, isToday }: Shown): Sky {
  return { ...skyOfEntry(entry, zone), ...(isToday && { part }) }
}

/** The skies of the days that have an entry. */
export type Skies = Record<string, Sky>

export function skiesOf(entries: readonly Entry[], zone: string): Skies {
  return Object.fromEntries(entries.map((entry) => [entry.date, skyOfEntry(entry, zone)]))
}

/** One sky of several days: their most frequent part, the middle one of their moods, and the last ridge of each. */
export function skyOfDays(skies: readonly Sky[], most: number = mostLines): Sky {
  const moods = skies.flatMap(({ mood }) => mood ?? []).toSorted((one, other) => one - other)
  const countOf = (part: DayPart) => skies.filter((sky) => sky.part === part).length
  const [part] = dayParts.toSorted((one, other) => countOf(other) - countOf(one))
  const ridges = skies.flatMap((sky) => sky.ridges.at(-1) ?? []).slice(-most)
  return { part: part!, ridges, mood: moods[Math.floor(moods.length / 2)] ?? null, isWritten: skies.length > 0 }
}

/** Those of the English `landing.sample`, since making them would cost the start of every process and page. */
const ridgesOfSample = [
  'owyulkpnijnj94bhknppoja0',
  '210015bgjkjijmopooprttrn',
  'krutojkopmifea79ba742110',
  'qsrokhhjihhkorttrnhb5100',
  'ckqtsqooqstssssttqlf9410',
  '148bgjkkklmopqpnkfa52000',
]

/** The sky of a day that has an entry of which nothing else is known. */
export const fullDawn: Sky = { part: 'dawn', ridges: ridgesOfSample, mood: null, isWritten: true }

/** The sky of a day that has an entry, as far as that is known. */
export const skyOfKnown = (entry: Entry | undefined, zone: string): Sky => (entry ? skyOfEntry(entry, zone) : fullDawn)

const hillsBeforeSummit = 5

/** A goal is the last ridge. With its progress fewer hills lie before it, and the sun is higher. */
export function skyOfGoal({ title, progress }: { title: string; progress: number }): Sky {
  const summit = contourOf(title)
  const before = Array.from({ length: Math.round(hillsBeforeSummit * (1 - progress / 100)) }, (_, index) => {
    const moved = (index + 1) * 5
    return summit.slice(moved) + summit.slice(0, moved)
  })
  const mood = ([2, 3, 4, 5] as const)[Math.min(3, Math.floor(progress / 33))]!
  return { part: 'dawn', ridges: [...before, summit], mood, isWritten: true }
}

/** From 0, before the first line, to 1. Each line adds to it, and so does storing the page, however short it is. */
function lightOf({ ridges, isWritten }: Sky): number {
  const share = Math.min(ridges.length, mostLines) / mostLines
  return isWritten ? 0.6 + 0.4 * share : 0.08 + 0.77 * share
}

/** How bright the stars are. They fade as the sky grows light; by day there are none, and at night some stay. */
export function starlightOf(sky: Sky): number {
  const light = lightOf(sky)
  const shares: Record<DayPart, number> = { dawn: 1 - light, day: 0, dusk: 0.5 * (1 - light), night: 1 - light / 2 }
  return Math.round(shares[sky.part] * 100) / 100
}

/** The one source of the colors of the sky, as #rrggbb. */
export function skyColors(sky: Sky, theme: ColorTheme): SkyColors {
  const light = lightOf(sky)
  const { before, full } = hours[sky.part]
  const inMood = (color: string, share: number) =>
    sky.mood === null ? color : mix(color, moodColors[sky.mood], share * light)
  const inTheme = (color: string, index: number) => (theme === 'dark' ? mix(color, darkness, dimmed[index]!) : color)
  const [zenith, upper, lower, horizon, sun, far, near] = before.map((color, index) => {
    const lit = mix(color, full[index]!, light)
    return inTheme(index === 2 ? inMood(lit, 0.55) : index === 3 ? inMood(lit, 0.3) : lit, index)
  }) as Row
  const paper = (name: Paper) => mix(paperBeforeLight[theme][name], paperInLight[theme][name], light)
  return {
    ...{ zenith, upper, lower, horizon, sun, far, near },
    card: paper('card'),
    letter: paper('letter'),
    ink: paper('ink'),
    soft: paper('soft'),
  }
}

/** How high the sun of each mood is over the last ridge, in its radius. */
const liftOfMood: Record<Mood, number> = { 1: -1, 2: -0.1, 3: 0.35, 4: 0.95, 5: 1.7 }

/** The hills of a day, and whether the sun has risen over them. */
export function hillsOfSky(sky: Sky, isSmall?: boolean): Hills & { isRisen: boolean } {
  const { ridges, mood, isWritten } = sky
  const isHard = sky.isHard || mood === 1
  const relief = isHard ? 0.5 : mood === 2 ? 0.75 : 1
  const look = { relief, lift: liftOfMood[mood ?? 3], ...(isSmall && { isSmall }) }
  return { ...hillsOf(ridges, look), isRisen: isWritten && !isHard }
}

const known = new Map<string, Record<`--sky-${string}`, string>>()

/** Custom properties with the colors for both color themes. */
export function skyProperties(sky: Sky): Record<`--sky-${string}`, string> {
  // A year has hundreds of days and few skies.
  const key = `${sky.part} ${lightOf(sky)} ${sky.mood}`
  const found = known.get(key)
  if (found) return found
  const [light, dark] = [skyColors(sky, 'light'), skyColors(sky, 'dark')]
  const made = Object.fromEntries(
    Object.entries(light).map(([name, color]) => [
      `--sky-${name}`,
      `light-dark(${color}, ${dark[name as keyof SkyColors]})`,
    ]),
  )
  known.set(key, made)
  return made
}

/** A mixture in Oklab, in which steps of the same size look the same. */
export function mix(one: string, other: string, share: number): string {
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

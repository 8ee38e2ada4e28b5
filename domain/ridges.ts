/*
 * Each written line draws one ridge of hills: its words are rises, their length is the width, and a pause is a pass.
 * Pure and without a clock: browser, Worker, mails, pictures and print draw the same.
 */

/** The heights of a ridge from left to right, in base 36. No text can be read in it. */
export type Contour = string

const points = 24
/** So many ridges are drawn at most. */
export const mostRidges = 10
const mostRises = 6
const lettersOfRise = 5
const lettersOfHan = 3
/** A longer line has no more hills, and to find them would take the square of its length. */
const longestDrawn = 400
/** So few that the form of a ridge does not prove a line that someone guesses. */
const seeds = 256

type Rise = { letters: number; pauses: boolean }

/** A line without spaces is divided too. */
const words = /\p{sc=Han}{1,2}|[^\s\p{sc=Han}]{1,12}/gu
const isRightToLeft = /^[^\p{L}]*[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}]/u

function risesOf(line: string): Rise[] {
  const rises: Rise[] = []
  let open = 0
  for (const [word] of line.slice(0, longestDrawn).matchAll(words)) {
    const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    open += /\p{sc=Han}/u.test(word) ? letters * lettersOfHan : letters
    const pauses = /[,.;:!?…–—،؛。、，]$/u.test(word)
    if (open < lettersOfRise && !pauses) continue
    rises.push({ letters: open, pauses })
    open = 0
  }
  if (open > 0 || rises.length === 0) rises.push({ letters: open, pauses: false })
  while (rises.length > mostRises) {
    const sizes = rises.slice(1).map(({ letters }, index) => letters + rises[index]!.letters)
    const at = sizes.indexOf(Math.min(...sizes))
    rises.splice(at, 2, { letters: sizes[at]!, pauses: rises[at + 1]!.pauses })
  }
  return isRightToLeft.test(line) ? rises.reverse() : rises
}

function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16777619)
  return value >>> 0
}

/** From 0 to 1, the same on every machine. */
function random(seed: number, step: number): number {
  let value = Math.imul(seed * 61 + step + 1, 0x9e3779b1)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32
}

/** Rolling ground under the rises. */
function ground(seed: number, at: number): number {
  const step = Math.floor(at)
  const share = (at - step) ** 2 * (3 - 2 * (at - step))
  return random(seed, step) * (1 - share) + random(seed, step + 1) * share
}

export function contourOf(line: string): Contour {
  const rises = risesOf(line)
  const seed = hash(line) % seeds
  const total = rises.reduce((sum, { letters }) => sum + letters + 2, 0)
  // A short line is one broad hill, a long one goes through the whole picture.
  const span = Math.min(1.05, 0.5 + total / 90)
  let left = 0.5 - span / 2 + (random(seed, 90) - 0.5) * (1.25 - span) * 0.7
  const hills = rises.map(({ letters, pauses }, index) => {
    const width = (span * (letters + 2)) / total
    const middle = left + width * (0.35 + 0.3 * random(seed, index))
    left += width
    const height = Math.min(1, 0.3 + 0.17 * Math.sqrt(letters)) * (0.6 + 0.4 * random(seed, index + 20))
    return { middle, height, reach: width * (pauses ? 0.8 : 1) }
  })
  const levels = Array.from({ length: points }, (_, index) => {
    const at = index / (points - 1)
    const squares = hills.reduce((sum, { middle, height, reach }) => {
      const far = (at - middle) / reach
      return far * far < 1 ? sum + (height * (1 - far * far) ** 2) ** 2 : sum
    }, 0)
    return Math.sqrt(squares) + 0.3 * ground(seed, 40 + at * 3) + 0.14 * ground(seed, 60 + at * 9)
  })
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  // The more a line says, the higher its summit.
  const summit = 22 + 13 * Math.min(1, total / 50)
  return levels.map((level) => Math.round(((level - low) / (high - low)) * summit).toString(36)).join('')
}

/** A large picture has this size, and can be stretched; a small one shows the middle of it. */
export const view = { width: 1200, height: 400 }
const gaps = points - 3
/** A small picture shows a whole ridge. */
const widthIfSmall = 560

/** How far up the ground reaches, and how high the hills on it are: the near ones, and what the far ones have more. */
const forms = {
  large: { depth: 215, height: 88, growth: 30 },
  small: { depth: 140, height: 75, growth: 35 },
}

type Ridge = {
  /** Of an SVG path. */
  path: string
  /** How far away it is: from 0, near, to 1. */
  distance: number
}
export type Sun = { x: number; y: number; radius: number }
/** `ridges` from the far one to the ground. `aside` is the place of the sun beside what is written at the left. */
export type Hills = { ridges: Ridge[]; sun: Sun; aside: Sun }

type Look = {
  /** How high the hills are: less on a hard day. */
  relief?: number
  /** How high the sun is over them, in its radius. */
  lift?: number
  /** For a small picture: few ridges, and a large sun. */
  isSmall?: boolean
}

/** The first line is the nearest ridge, the last one stands at the horizon, and before all of them lies the ground. */
export function hillsOf(contours: readonly Contour[], { relief = 1, lift = 0.3, isSmall = false }: Look = {}): Hills {
  // Before the first line a low hill stands in its place.
  const isEmpty = contours.length === 0
  const shown = isEmpty ? [contourOf('')] : contours.slice(0, mostRidges)
  const ground = shown[0]!.split('').reverse().join('')
  const masses = shown.map((contour) => heightsOf(contour).reduce((sum, height) => sum + height, 0))
  // One summit carries the day: the line that says most.
  const summit = masses.indexOf(Math.max(...masses))
  const lowGround = 17 * Math.max(0, 4 - shown.length)
  const last = shown.length
  const middle = summit > 0 && summit + 1 < last ? summit + 1 : Math.round((last + 1) / 2)
  const shownIfSmall = new Set(last < 3 ? [0, 1, last] : [1, middle, last])
  // Two lines or one are not as far away as six.
  const horizon = Math.min(1, 0.55 + 0.15 * contours.length)
  const step = (isSmall ? widthIfSmall : view.width) / gaps
  const left = isSmall ? (view.width - widthIfSmall) / 2 : 0
  const drawn = [ground, ...shown]
    .map((contour, place) => {
      const distance = place / Math.max(1, shown.length)
      const { depth, height, growth } = isSmall ? forms.small : forms.large
      const isGround = place === 0
      const base =
        (isSmall ? 372 : 388) -
        (isGround ? lowGround : depth * horizon * (1.35 * distance - 0.35 * distance * distance))
      const rises =
        (isGround ? 46 : height + growth * distance) *
        (place === summit + 1 ? 1.4 : 1) *
        (isEmpty ? relief / 2 : relief)
      const levels = heightsOf(contour).map((share) => Math.round(Math.max(24, base - share * rises)))
      return { place, distance, levels }
    })
    .filter(({ place }) => !isSmall || shownIfSmall.has(place))
  const sunIn = (first: number, width: number, level: number): Sun => {
    const skyline = (x: number) => Math.min(...drawn.map(({ levels }) => levelAt(levels, (x - left) / step)))
    const seed = hash(shown.join(''))
    const places = Array.from({ length: 4 }, (_, index) => first + ((seed >>> (index * 6)) % 64) * (width / 64))
    const heights = places.map(skyline)
    const offs = heights.map((height) => Math.abs(height - level))
    const x = Math.round(places[offs.indexOf(Math.min(...offs))]!)
    const radius = isSmall ? 36 : 26
    return { x, y: Math.round(skyline(x) - radius * lift), radius }
  }
  return {
    ridges: drawn.map(({ levels, distance }) => ({ path: pathOf(levels, left, step), distance })).reverse(),
    // In a pass, and beside pages over their edge.
    sun: sunIn(view.width * 0.4, view.width * 0.2, view.height),
    aside: sunIn(view.width * 0.7, view.width * 0.14, 125),
  }
}

/** A hill of its own, which comes down to the ground at both sides: a day in the panorama of a year. */
export const hillView = { width: 240, height: 100 }

export function hillOf(contour: Contour): string {
  const step = hillView.width / gaps
  const levels = heightsOf(contour).map((height, index) => {
    const aside = (2 * index) / (points - 1) - 1
    return Math.round(hillView.height * (1 - (0.3 + 0.7 * height) * (1 - aside * aside)))
  })
  const middles = levels.slice(1).map((level, index) => `${Math.round(step * index)} ${(level + levels[index]!) / 2}`)
  return `M${middles[0]}Q${Math.round(step / 2)} ${levels[1]} ${middles[1]}T${middles.slice(2).join(' ')}Z`
}

function heightsOf(contour: Contour): number[] {
  return Array.from(contour, (digit) => Number.parseInt(digit, 36) / 35)
}

/** A smooth curve (a quadratic B-spline): the levels are its control points. */
function pathOf(levels: number[], left: number, step: number): string {
  const xOf = (index: number) => Math.round(left + step * index)
  const middles = levels.slice(1).map((level, index) => [xOf(index), (level + levels[index]!) / 2] as const)
  const [first, second, ...rest] = middles
  const curve = `Q${Math.round(left + step / 2)} ${levels[1]} ${second!.join(' ')}T${rest.flat().join(' ')}`
  // A small picture may be wider than its hills.
  return `M0 ${first![1]}H${first![0]}${curve}H${view.width}V${view.height}H0Z`
}

/** Where the curve of `pathOf` is after so many steps. */
function levelAt(levels: number[], steps: number): number {
  const index = Math.min(levels.length - 3, Math.max(0, Math.floor(steps)))
  const share = steps - index
  const [one, two, three] = levels.slice(index, index + 3) as [number, number, number]
  const [from, to] = [(one + two) / 2, (two + three) / 2]
  return from * (1 - share) ** 2 + 2 * two * share * (1 - share) + to * share * share
}

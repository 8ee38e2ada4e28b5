import { view } from '#domain/ridges'
import { hillsOfSky, mix, skyColors, type Sky, type SkyColors } from '#domain/sky'
import { tokenColor } from '~/lib/token-color'
import type { PictureContent, PicturePart } from './picture-content.ts'

const width = 1080
const height = 1350
const margin = 96
const hillsHeight = 640
const serif = 'Fraunces, serif'

/** Draws the chosen parts. Returns the texts of the picture, in their order. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  { heading, sky, parts }: PictureContent,
): Promise<string[]> {
  canvas.width = width
  canvas.height = height
  // A canvas does not wait for a font.
  await document.fonts.load(`450 72px ${serif}`)
  const draw = canvas.getContext('2d')!
  draw.textBaseline = 'top'
  const colors = drawSky(draw, sky)

  const ink = tokenColor('on-sky')
  const texts: string[] = []
  let y = margin
  const write = (text: string, size: number, fill = ink) => {
    draw.font = `450 ${size}px ${serif}`
    draw.fillStyle = fill
    for (const line of linesOf(draw, text)) {
      draw.fillText(line, margin, y)
      y += size * 1.3
    }
    texts.push(text)
  }
  const drawPart: { [Kind in PicturePart['kind']]: (part: Extract<PicturePart, { kind: Kind }>) => void } = {
    line: ({ text }) => write(text, 40),
    words: ({ text }) => write(text, 68),
    own: ({ text }) => write(text, 40),
    figure: ({ text, unit }) => {
      write(text, 240, colors.sun)
      write(unit, 44)
    },
    days: ({ days }) => {
      drawDays(draw, days, y + 48, colors.sun)
      y += 64
    },
  }
  write(heading, 56)
  y += 24
  for (const part of parts) {
    drawPart[part.kind](part as never)
    y += 28
  }
  draw.font = `500 36px ${serif}`
  draw.fillStyle = ink
  draw.fillText('Firstlight', margin, height - margin)
  return texts
}

/** The upper part is for the text, and the hills are seen whole below it. */
function drawSky(draw: CanvasRenderingContext2D, picture: Sky): SkyColors {
  // On every device and in each theme the same picture.
  const colors = skyColors(picture, 'light')
  const { zenith, upper, lower, horizon, near, far } = colors
  draw.fillStyle = gradient(draw.createLinearGradient(0, 0, 0, height), [zenith, upper])
  draw.fillRect(0, 0, width, height)
  const { ridges, sun, isRisen } = hillsOfSky(picture)
  draw.save()
  // As on a phone the middle of the hills.
  draw.translate(-0.25 * width, height - hillsHeight)
  const [across, down] = [(1.5 * width) / view.width, hillsHeight / view.height]
  const [x, y] = [sun.x * across, sun.y * down]
  draw.save()
  draw.translate(x, y)
  draw.scale(1, 0.6)
  draw.fillStyle = gradient(draw.createRadialGradient(0, 0, 0, 0, 0, 520), [
    horizon,
    `${lower}d0`,
    `${lower}50`,
    `${lower}00`,
  ])
  draw.fillRect(-width, -width, 2 * width, 2 * width)
  draw.restore()
  if (isRisen) {
    draw.fillStyle = colors.sun
    draw.beginPath()
    draw.arc(x, y, 64, 0, 2 * Math.PI)
    draw.fill()
  }
  draw.scale(across, down)
  for (const { path, distance } of ridges) {
    const [top, foot] = [distance, Math.min(1, distance * 1.3 + 0.08)].map((share) => mix(near, far, share))
    draw.fillStyle = gradient(draw.createLinearGradient(0, 60, 0, view.height), [top!, foot!])
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- It fills a shape.
    draw.fill(new Path2D(path))
  }
  draw.restore()
  return colors
}

function gradient(on: CanvasGradient, colors: string[]): CanvasGradient {
  for (const [index, color] of colors.entries()) on.addColorStop(index / (colors.length - 1), color)
  return on
}

/** A disc for each day with a page, a ring for the others. */
function drawDays(draw: CanvasRenderingContext2D, days: boolean[], y: number, color: string): void {
  draw.lineWidth = 3
  draw.fillStyle = draw.strokeStyle = color
  for (const [index, isWritten] of days.entries()) {
    draw.beginPath()
    draw.arc(margin + 18 + 72 * index, y - 12, 16, 0, 2 * Math.PI)
    if (isWritten) draw.fill()
    else draw.stroke()
  }
}

/** Lines that fit the width. A word that is longer than a line is divided. */
function linesOf(draw: CanvasRenderingContext2D, text: string): string[] {
  const fits = (line: string) => draw.measureText(line).width <= width - 2 * margin
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (!fits(line + segment)) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return [...lines, line]
}

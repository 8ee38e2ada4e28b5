import { skyColors, type SkyColors } from '#domain/sky'
import { tokenColor } from '~/lib/token-color'
import type { PictureContent, PicturePart } from './picture-content.ts'

const width = 1080
const height = 1350
const margin = 96
/** From here on the sky is too light for text. */
const darkUntil = 0.78
const smallestWord = 36
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
  // On every device and in each theme the same picture.
  const colors = skyColors(sky, 'light')
  drawSky(draw, colors)

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
    word: ({ text }) => write(...onOneLine(draw, text, 68)),
    figure: ({ text, unit }) => {
      write(text, 240, colors.sun)
      write(unit, 44)
    },
    days: ({ days }) => {
      drawDays(draw, days, y + 48, ink, colors.sun)
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
  draw.fillStyle = colors.ink
  draw.fillText('Firstlight', margin, height - margin)
  return texts
}

function drawSky(draw: CanvasRenderingContext2D, { zenith, upper, lower, horizon, sun }: SkyColors): void {
  const sky = draw.createLinearGradient(0, 0, 0, height)
  for (const [at, color] of [
    [0, zenith],
    [darkUntil, upper],
    [0.91, lower],
    [1, horizon],
  ] as const)
    sky.addColorStop(at, color)
  draw.fillStyle = sky
  draw.fillRect(0, 0, width, height)
  draw.fillStyle = sun
  draw.beginPath()
  draw.arc(width - margin - 90, height * 0.9, 90, 0, 2 * Math.PI)
  draw.fill()
}

/** A half sun over a line for each day with a page, the line alone for the others. */
function drawDays(draw: CanvasRenderingContext2D, days: boolean[], y: number, ink: string, sun: string): void {
  const step = (width - 2 * margin) / days.length
  for (const [index, isWritten] of days.entries()) {
    const middle = margin + step * (index + 0.5)
    draw.strokeStyle = ink
    draw.lineWidth = 4
    draw.beginPath()
    draw.moveTo(middle - 44, y)
    draw.lineTo(middle + 44, y)
    draw.stroke()
    if (!isWritten) continue
    draw.fillStyle = sun
    draw.beginPath()
    draw.arc(middle, y - 10, 30, Math.PI, 2 * Math.PI)
    draw.fill()
  }
}

/** A word and the size in which it fits the width; beyond a smallest size it is cut. */
function onOneLine(draw: CanvasRenderingContext2D, word: string, largest: number): [text: string, size: number] {
  draw.font = `450 ${largest}px ${serif}`
  const size = Math.min(largest, Math.floor((largest * (width - 2 * margin)) / draw.measureText(word).width))
  if (size >= smallestWord) return [word, size]
  draw.font = `450 ${smallestWord}px ${serif}`
  const [line] = linesOf(draw, word)
  return [`${[...line!].slice(0, -1).join('')}…`, smallestWord]
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

import { tokenColor } from '~/lib/token-color'
import type { PictureContent, PicturePart } from './picture-content.ts'

const width = 1080
const height = 1350
const margin = 96
const skyHeight = 440
const smallestWord = 36
const serif = 'Fraunces, serif'

/** Draws the chosen parts. Returns the texts of the picture, in their order. */
export async function drawPicture(canvas: HTMLCanvasElement, { heading, parts }: PictureContent): Promise<string[]> {
  canvas.width = width
  canvas.height = height
  // A canvas does not wait for a font.
  await document.fonts.load(`450 72px ${serif}`)
  const draw = canvas.getContext('2d')!
  draw.textBaseline = 'top'
  drawSky(draw)

  const texts: string[] = []
  let y = skyHeight + 64
  const write = (text: string, size: number, ink: string) => {
    draw.font = `450 ${size}px ${serif}`
    draw.fillStyle = tokenColor(ink)
    for (const line of linesOf(draw, text)) {
      draw.fillText(line, margin, y)
      y += size * 1.3
    }
    texts.push(text)
  }
  const drawPart: { [Kind in PicturePart['kind']]: (part: Extract<PicturePart, { kind: Kind }>) => void } = {
    line: ({ text }) => write(text, 40, 'soft'),
    words: ({ text }) => write(text, 68, 'ink'),
    word: ({ text }) => write(...onOneLine(draw, text, 68), 'ink'),
    figure: ({ text, unit }) => {
      write(text, 200, 'action')
      write(unit, 44, 'ink')
    },
    days: ({ days }) => {
      drawDays(draw, days, y + 48)
      y += 64
    },
  }
  write(heading, 56, 'soft')
  y += 24
  for (const part of parts) {
    drawPart[part.kind](part as never)
    y += 28
  }
  y = height - margin
  draw.font = `500 36px ${serif}`
  draw.fillStyle = tokenColor('soft')
  draw.fillText('Firstlight', margin, y)
  return texts
}

function drawSky(draw: CanvasRenderingContext2D): void {
  draw.fillStyle = tokenColor('page')
  draw.fillRect(0, 0, width, height)
  const sky = draw.createLinearGradient(0, 0, 0, skyHeight)
  for (const [at, name] of [
    [0, 'sky-night'],
    [0.42, 'sky-violet'],
    [0.7, 'sky-rose'],
    [0.84, 'sky-gold'],
    [1, 'page'],
  ] as const)
    sky.addColorStop(at, tokenColor(name))
  draw.fillStyle = sky
  draw.fillRect(0, 0, width, skyHeight)
  draw.fillStyle = tokenColor('on-sky')
  draw.beginPath()
  draw.arc(width - margin - 60, 210, 60, 0, 2 * Math.PI)
  draw.fill()
}

/** A half sun over a line for each day with a page, the line alone for the others. */
function drawDays(draw: CanvasRenderingContext2D, days: boolean[], y: number): void {
  const step = (width - 2 * margin) / days.length
  for (const [index, isWritten] of days.entries()) {
    const middle = margin + step * (index + 0.5)
    draw.strokeStyle = tokenColor('control')
    draw.lineWidth = 4
    draw.beginPath()
    draw.moveTo(middle - 44, y)
    draw.lineTo(middle + 44, y)
    draw.stroke()
    if (!isWritten) continue
    draw.fillStyle = tokenColor('action')
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

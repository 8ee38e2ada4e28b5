/**
 * node bench/ridges.ts FILE: draws 400 pages of bench/texts on one sheet, and pages of unusual forms, to be looked at.
 */
import { chromium } from '@playwright/test'
import { moods, type Mood } from '#domain/mood'
import { contourOf, view } from '#domain/ridges'
import { colorThemes, hillsOfSky, mix, skyColors, type ColorTheme, type Sky } from '#domain/sky'
import { dayParts } from '#domain/time/day-part'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { readFiles, readTexts } from './texts.ts'

const [file = 'ridges.png'] = process.argv.slice(2)

let id = 0
/** As src/drawings/ridges.tsx draws it, without a stylesheet. */
function picture(sky: Sky, width: number, height: number, theme: ColorTheme = 'light', isSmall = false): string {
  const { zenith, upper, lower, horizon, sun: light, near, far } = skyColors(sky, theme)
  const { ridges, sun, isRisen } = hillsOfSky(sky, isSmall)
  const [across, down] = isSmall ? [1, 1] : [Math.max(width, 640) / view.width, height / view.height]
  id += 1
  const shades = ridges.map(
    ({ distance }, index) =>
      `<linearGradient id="m${id}-${index}" x2="0" y2="1"><stop stop-color="${mix(near, far, distance)}"/><stop offset=".75" stop-color="${mix(near, far, Math.min(1, isSmall ? distance : distance * 1.3 + 0.08))}"/></linearGradient>`,
  )
  const paths = ridges.map(({ path }, index) => `<path d="${path}" fill="url(#m${id}-${index})"/>`).join('')
  const [x, y] = [sun.x * across, sun.y * down]
  const disc = isRisen ? `<circle cx="${x}" cy="${y}" r="${isSmall ? sun.radius : 21}" fill="${light}"/>` : ''
  const box = isSmall
    ? `${view.width / 2 - 200} 0 400 400`
    : `${(Math.max(width, 640) - width) / 2} 0 ${width} ${height}`
  const sheen = isSmall
    ? `linear-gradient(${zenith},${upper} 18%,${lower} 45%,${horizon} 66%)`
    : `linear-gradient(${zenith},${upper} 70%)`
  const glow = isSmall
    ? ''
    : `<radialGradient id="g${id}"><stop stop-color="${horizon}"/><stop offset=".26" stop-color="${lower}" stop-opacity=".82"/><stop offset=".62" stop-color="${lower}" stop-opacity=".3"/><stop offset="1" stop-color="${lower}" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y + 12}" rx="350" ry="190" fill="url(#g${id})"/>`
  return `<svg width="${width}" height="${height}" viewBox="${box}" style="background:${sheen}"><defs>${shades.join('')}</defs>${glow}${disc}<g transform="scale(${across} ${down})">${paths}</g></svg>`
}

const pages = readTexts()
  .concat(readTexts(readFiles('unseen')))
  .filter(({ lines }) => lines.length >= 3 && lines.length <= 10 && lines.every(({ text }) => text.length < 140))
const chosen = Array.from({ length: 400 }, (_, index) => pages[Math.floor((index * pages.length) / 400)]!)
const skies = chosen.map(({ lines }, index): Sky => {
  const mood = [null, ...moods][index % 6] as Mood | null
  return {
    part: ['dawn', 'dawn', 'dawn', 'day', 'dusk', 'night'][Math.floor(index / 6) % 6] as Sky['part'],
    ridges: lines.map(({ text }) => contourOf(text)),
    mood,
    isWritten: true,
  }
})
const forms = {
  'one line': ['My mother laughed on the phone, for the first time since spring'],
  coffee: ['coffee'],
  'six words': ['one', 'coffee', 'rain', 'tea', 'Ida', 'walk'],
  'three lines': ['Rain on the roof all night', 'Tea', 'A letter from Ida, with a drawing of the harbour in it'],
  six: [
    'The heron stood on one leg by the lock',
    'Maya rang from the night train',
    'The first bread of the day',
    'Two pages of the river chapter',
    'Walk to the mill and back',
    'Write to Ida',
  ],
  ten: Array.from({ length: 10 }, (_, at) => chosen[at * 7]!.lines[0]!.text),
  arabic: ['أمي ضحكت في الهاتف، للمرة الأولى منذ الربيع', 'قهوة الصباح', 'المطر على السطح طوال الليل'],
  chinese: ['妈妈在电话里笑了，这是春天以来第一次', '早晨的咖啡', '整夜屋顶上的雨声'],
  japanese: ['電話で母が笑った、春からはじめて', '朝のコーヒー', '一晩中屋根に降る雨'],
}
const ofForms = Object.entries(forms).map(([name, lines]) => {
  const sky: Sky = { part: 'dawn', ridges: lines.map(contourOf), mood: null, isWritten: true }
  return `<figure>${picture(sky, 390, 220)}<figcaption>${name}</figcaption></figure>`
})
const ofHours = dayParts.flatMap((part) =>
  colorThemes.flatMap((theme) =>
    [null, 1, 5].map((mood) => {
      const sky = { part, ridges: forms.six.map(contourOf), mood, isWritten: true } as Sky
      return `<figure>${picture(sky, 390, 220, theme)}<figcaption>${part}, ${theme}, mood ${mood}</figcaption></figure>`
    }),
  ),
)
const growing = Array.from({ length: 7 }, (_, count) => {
  const sky: Sky = { part: 'dawn', ridges: forms.six.slice(0, count).map(contourOf), mood: null, isWritten: false }
  return `<figure>${picture(sky, 390, 220)}<figcaption>${count} lines</figcaption></figure>`
})
const browser = await chromium.launch(chromiumLaunch())
const page = await browser.newPage({ viewport: { width: 1660, height: 1000 } })
const style =
  'body{margin:12px;background:#fbf6ef;font:13px sans-serif}div{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:16px}figure{margin:0}svg{border-radius:6px}'
const rows = [
  [picture({ part: 'dawn', ridges: forms.six.map(contourOf), mood: null, isWritten: true }, 1280, 420)],
  ofForms,
  ofHours,
  growing,
  skies.map((sky) => picture(sky, 76, 76, 'light', true)),
  skies.slice(0, 24).map((sky) => picture(sky, 390, 180)),
]
await page.setContent(`<style>${style}</style>${rows.map((row) => `<div>${row.join('')}</div>`).join('')}`)
await page.screenshot({ path: file, fullPage: true })
for (const [index, row] of (await page.locator('body > div').all()).entries())
  await row.screenshot({ path: file.replace('.png', `-${index}.png`) })
await browser.close()

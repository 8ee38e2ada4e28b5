/**
 * npm run bench:help: how many texts that need help are found, and how many others are taken for such. The texts are
 * invented, in files that were written apart from each other, each in the language that its name begins with. Nothing in
 * `domain/crisis` was made with them. Most of those that need help only hint; most others are look-alikes, except in the
 * files of ordinary lines.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { speaksOfSelfHarm } from '#domain/crisis/self-harm'

type HelpText = { group: string; needsHelp: boolean; text: string }

const folder = join(import.meta.dirname, 'help-texts')
const texts = readdirSync(folder).flatMap(readTexts)
for (const group of [...new Set(texts.map((text) => text.group))].sort())
  print(
    group,
    texts.filter((text) => text.group === group),
  )
console.log('The goal is 0.9 found and at most 0.1 false alarms (docs/decisions/0019-safe-replies.md).')

/** One text a line: h (needs help) or n, a tab, the text. */
function readTexts(file: string): HelpText[] {
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  const group = `${file.slice(0, 2)}${file.includes('ordinary') ? ', ordinary lines' : ''}`
  return lines.map((line) => ({ group, needsHelp: line.startsWith('h\t'), text: line.slice(2) }))
}

function print(group: string, of: HelpText[]): void {
  const needing = of.filter(({ needsHelp }) => needsHelp)
  const others = of.filter(({ needsHelp }) => !needsHelp)
  const shareFound = (list: HelpText[]) =>
    (list.filter(({ text }) => speaksOfSelfHarm(text)).length / list.length).toFixed(3)
  console.log(
    group.padEnd(20),
    needing.length === 0 ? '' : `found ${shareFound(needing)} of ${needing.length},`,
    `false alarms ${shareFound(others)} of ${others.length}`,
  )
}

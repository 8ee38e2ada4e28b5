import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type HelpText = { file: string; needsHelp: boolean; text: string }

const folder = join(import.meta.dirname, 'help-texts')

/** The texts of a folder in `help-texts/`, one a line: h (needs help) or n, a tab, the text, in which ` / ` is a new line. */
export function readHelpTexts(under: '' | 'unseen'): HelpText[] {
  const files = readdirSync(join(folder, under)).filter((file) => file.endsWith('.tsv'))
  return files.sort().flatMap((file) =>
    readFileSync(join(folder, under, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ file, needsHelp: line.startsWith('h\t'), text: line.slice(2).replaceAll(' / ', '\n') })),
  )
}

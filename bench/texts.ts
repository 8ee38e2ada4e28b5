import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * What a text was written or read as. `help` needs help, `hint` hints at it, `none` does not; of `sample-…` a test
 * counts nine of ten, of `must-…` all; `harm-…` plans a harm. `hard`, `open` and `bright` are how mornings read,
 * `read-…` how texts of another kind do. `stressed` and `sad` are texts of strangers who may be in danger or not.
 */
export type Text = {
  file: string
  language: string
  /** The file, or for texts of strangers their source. */
  set: string
  isOutside: boolean
  label: string
  text: string
  lines: { text: string; isPlan: boolean }[]
}

const folder = join(import.meta.dirname, 'texts')

/**
 * The texts of a folder, one a line: a label, a tab, the text. ` / ` is a new line, and ` || ` divides the thanks from
 * the plans. Nothing is learned from those in `unseen/`. Files are compressed (`bench/texts/README.md`).
 */
export function readTexts(under: '' | 'unseen' = ''): Text[] {
  const files = readdirSync(join(folder, under)).filter((file) => /\.tsv(\.br)?$/u.test(file))
  return files.sort().flatMap((file) =>
    readRows(join(folder, under, file)).map(([label = '', text = '']) => {
      const lines = text
        .split(/ ?\|\| ?/u)
        .flatMap((part, at) => part.split(' / ').map((line) => ({ text: line, isPlan: at > 0 })))
        .filter((line) => line.text !== '')
      const [source, outside] = label.split(':') as [string, string?]
      return {
        file,
        language: file.slice(0, 2),
        set: outside === undefined ? file : source,
        isOutside: outside !== undefined,
        label: outside ?? source,
        text: lines.map((line) => line.text).join('\n'),
        lines,
      }
    }),
  )
}

function readRows(path: string): string[][] {
  const bytes = readFileSync(path)
  const text = (path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
}

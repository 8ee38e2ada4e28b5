import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Written } from '#domain/coach/band'

/**
 * What a text was written or read as. `help` needs help, `hint` hints at it, `none` does not; of `sample-…` a test
 * counts nine of ten, of `must-…` all; `harm-…` plans a harm. `hard`, `open` and `bright` are the bands of mornings,
 * `read-…` those of texts of another kind.
 */
export type Label =
  | 'help'
  | 'hint'
  | 'none'
  | 'sample-help'
  | 'sample-none'
  | 'must-help'
  | 'must-none'
  | `harm-${string}`
  | 'hard'
  | 'open'
  | 'bright'
  | `read-${'hard' | 'open' | 'bright'}`
export type Text = { file: string; label: Label; text: string; lines: Written[] }

const folder = join(import.meta.dirname, 'texts')

/**
 * The invented texts of a folder, one a line: a label, a tab, the text. ` / ` is a new line, and ` || ` divides the
 * thanks from the plans. Nothing is learned from those in `unseen/`.
 */
export function readTexts(under: '' | 'unseen' = ''): Text[] {
  const files = readdirSync(join(folder, under)).filter((file) => file.endsWith('.tsv'))
  return files.sort().flatMap((file) =>
    readFileSync(join(folder, under, file), 'utf8')
      .trim()
      .split('\n')
      .map((row) => {
        const [label = '', text = ''] = row.split('\t')
        const lines = text
          .split(/ ?\|\| ?/u)
          .flatMap((part, at) => part.split(' / ').map((line) => ({ text: line, isPlan: at > 0 })))
          .filter((line) => line.text !== '')
        return { file, label: label as Label, text: lines.map((line) => line.text).join('\n'), lines }
      }),
  )
}

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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

export const folder = join(import.meta.dirname, 'texts')
/** Where all texts that were learned from are: ten megabytes, which training alone needs, in the history. */
const learned = { commit: '791ce4b43f796469cd823833f421600eff19a96b', folder: 'bench/texts' }

/** The files of a folder by name, opened. */
export function readFiles(under: '' | 'unseen' | 'learned'): Map<string, string> {
  const names = readdirSync(join(folder, under)).filter((name) => name.endsWith('.br'))
  return opened(names.sort(), (name) => readFileSync(join(folder, under, name)))
}

/** Those in `learned/`, if new ones are there, else those of the history. */
export function readLearnedFiles(): Map<string, string> {
  if (existsSync(join(folder, 'learned'))) return readFiles('learned')
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, maxBuffer: 2 ** 26 })
    if (status === 0) return stdout
    throw new Error(`The texts are at commit ${learned.commit}, which this clone does not have: git fetch --unshallow`)
  }
  const { commit, folder: path } = learned
  const names = git('ls-tree', '--full-tree', '--name-only', commit, `${path}/`).toString().split('\n')
  return opened(
    names.filter((name) => name.endsWith('.br')),
    (name) => git('cat-file', 'blob', `${commit}:${name}`),
  )
}

const opened = (names: string[], read: (name: string) => Buffer) =>
  new Map(names.map((name) => [basename(name, '.br'), brotliDecompressSync(read(name)).toString('utf8')]))

/**
 * The texts of a folder, one a line: a label, a tab, the text. ` / ` is a new line, and ` || ` divides the thanks from
 * the plans. Nothing is learned from those in `unseen/`.
 */
export function readTexts(files = readFiles('')): Text[] {
  return [...files].flatMap(([file, rows]) =>
    rowsOf(rows).map(([label = '', text = '']) => {
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

function rowsOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
}

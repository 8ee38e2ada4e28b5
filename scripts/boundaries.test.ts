import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const planted = join(import.meta.dirname, 'boundaries')
const files = globSync('**/*.{ts,tsx}', { cwd: planted })

describe('the import rules of the linter', () => {
  let folder: string
  let reported: string[]

  beforeAll(() => {
    // The rules match paths relative to the configuration, so both are copied to a folder of their own.
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
    cpSync(planted, folder, { recursive: true })
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const lines = run.stdout.matchAll(/^(\S+?):(\d+):\d+: .*\((no-restricted-imports|no-cycle)\)/gm)
    // An import can break two rules.
    reported = [...new Set([...lines].map(([, file, line]) => `${file}:${line}`))]
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(files)('refuse the marked imports of %s and no others', (file) => {
    const lines = readFileSync(join(planted, file), 'utf8').split('\n')
    const refused = lines.flatMap((line, index) => (line.endsWith('// refused') ? [`${file}:${index + 1}`] : []))
    expect(refused).not.toEqual([])
    expect(reported.filter((place) => place.startsWith(`${file}:`)).sort()).toEqual(refused.sort())
  })
})

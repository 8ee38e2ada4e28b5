import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const planted = join(import.meta.dirname, 'boundaries')
const files = globSync('**/*.ts', { cwd: planted })

describe('who may import whom', () => {
  let house: string
  let heard: string[]

  beforeAll(() => {
    // The rules go by folder from where the configuration lies, so the fixture gets a house of its own.
    house = mkdtempSync(join(tmpdir(), 'boundaries-'))
    cpSync(planted, house, { recursive: true })
    cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
    const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
      cwd: house,
      encoding: 'utf8',
    })
    const spoken = run.stdout.matchAll(/^(\S+?):(\d+):\d+: .*\((no-restricted-imports|no-cycle)\)/gm)
    // An import can break two rules at once.
    heard = [...new Set([...spoken].map(([, file, line]) => `${file}:${line}`))]
  })
  afterAll(() => rmSync(house, { recursive: true }))

  it.each(files)('is held in %s', (file) => {
    const lines = readFileSync(join(planted, file), 'utf8').split('\n')
    const refused = lines.flatMap((line, index) => (line.endsWith('// refused') ? [`${file}:${index + 1}`] : []))
    expect(refused).not.toEqual([])
    expect(heard.filter((place) => place.startsWith(`${file}:`)).sort()).toEqual(refused)
  })
})

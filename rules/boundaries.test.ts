import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../oxlint.config.ts'
import { boundaries, importOf } from './boundaries.ts'

type Diagnostic = { code: string; help: string; filename: string; labels: { span: { line: number } }[] }

const oxlint = resolve(import.meta.dirname, '../node_modules/.bin/oxlint')
const planted = boundaries.flatMap((boundary) => Object.entries(boundary.planted))
const cycle = [
  ['one', 'two'],
  ['two', 'one'],
] as const

describe('the import rules of the linter', () => {
  let folder: string
  let refusals: Diagnostic[]
  let reported: string[]

  beforeAll(() => {
    // The rules match paths relative to the configuration, so both are in a folder of their own.
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
    const write = (file: string, lines: string[]) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${lines.join('\n')}\n`)
    }
    write('.oxlintrc.json', [JSON.stringify(config)])
    for (const [file, { passes, refused }] of planted) write(file, [...passes, ...refused].map(importOf))
    for (const [one, other] of cycle)
      write(`worker/core/${one}.ts`, [`import type { T } from './${other}.ts'`, 'export type { T }'])
    const run = spawnSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8' })
    const all = (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics
    refusals = all.filter(({ code }) => /\((no-restricted-imports|no-cycle)\)$/.test(code))
    // An import can break two rules.
    reported = [...new Set(refusals.map(({ filename, labels }) => `${filename}:${labels[0]!.span.line}`))]
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(planted)('refuse the marked imports of %s and no others', (file, { passes, refused }) => {
    expect(refused).not.toEqual([])
    expect(reported.filter((place) => place.startsWith(`${file}:`)).sort()).toEqual(
      refused.map((_, index) => `${file}:${passes.length + index + 1}`).sort(),
    )
  })

  it('have a planted violation each', () => {
    const messages = boundaries.flatMap(({ refuses }) => refuses.map(({ message }) => message))
    const given = refusals.map(({ help }) => help)
    expect(messages.filter((message) => !given.includes(message))).toEqual([])
  })

  it('refuse a cycle of types', () => {
    expect(reported).toEqual(expect.arrayContaining(cycle.map(([name]) => `worker/core/${name}.ts:1`)))
  })
})

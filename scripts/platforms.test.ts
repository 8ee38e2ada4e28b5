import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const planted = join(import.meta.dirname, 'platforms')
const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc')

it.each(['browser', 'worker', 'domain', 'tools'])('the %s project has the globals of its platform only', (project) => {
  const lines = readFileSync(join(planted, project, 'planted.ts'), 'utf8').split('\n')
  const refused = lines.flatMap((line, index) => (line.endsWith('// refused') ? [index + 1] : []))
  const { stdout } = spawnSync(tsc, ['--project', join(planted, project), '--pretty', 'false'], { encoding: 'utf8' })
  const reported = stdout.matchAll(/planted\.ts\((\d+),\d+\): error/g)
  expect(refused).not.toEqual([])
  expect([...new Set([...reported].map(([, line]) => Number(line)))].sort(), stdout).toEqual(refused)
})

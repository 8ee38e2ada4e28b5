import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgets, callsPerMinute } from '../worker/budgets.ts'
import { readLimits } from '../worker/core/limits.ts'
import { budgetsPage } from './budgets.ts'
import { root } from './local-environment.ts'

const { limits } = readLimits('{}')
const testFiles = globSync('{bench,domain,rules,scripts,src,worker}/**/*.test.ts', { cwd: root })

/** The first argument of `it(...)`, `test(...)` and `it.each(...)(...)`. */
function titlesOf(file: string): string[] {
  const named = testFiles.filter((path) => basename(path) === file)
  return named.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(/(?:\b(?:it|test)|\))\(\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g),
    ].map(([, single, double, template]) => single ?? double ?? template ?? ''),
  )
}

describe('the table of budgets', () => {
  it('is what docs/budgets.md says; `npm run docs` writes it', () => {
    expect(readFileSync(join(root, 'docs/budgets.md'), 'utf8')).toBe(budgetsPage(limits))
  })

  it('knows the rate limit of the platform', () => {
    const settings = readFileSync(join(root, 'wrangler.toml'), 'utf8')
    const [, limit, period] = /name = "FLOOD_GUARD"\n.*\nsimple = \{ limit = (\d+), period = (\d+) \}/.exec(settings)!
    expect([Number(limit), Number(period)]).toEqual([callsPerMinute, 60])
  })

  it('names every limit', () => {
    const named = budgets.flatMap(({ most }) => [...most.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect([...new Set(named)].sort()).toEqual(Object.keys(limits).sort())
  })

  it.each(budgets)('names tests that exist for: $what', ({ heldBy }) => {
    expect(heldBy).not.toEqual([])
    const isThere = (test: string) => {
      const [, file, title] = /^(.*?): (.*)$/.exec(test)!
      return titlesOf(file!).some((other) => other.startsWith(title!))
    }
    expect(heldBy.filter((test) => !isThere(test))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readLimits } from '#domain/limits'
import { budgetsPage } from './budgets.ts'
import { root } from './local-environment.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('docs/budgets.md is what the tables say; `npm run docs` writes it', () => {
  expect(read('docs/budgets.md')).toBe(budgetsPage(readLimits('{}').limits))
})

it.each([
  ['FLOOD_GUARD', 600],
  ['VISITOR_GUARD', 60],
  ['CALLBACK_GUARD', 6_000],
])('the page knows the rate limit %s of the platform', (name, limit) => {
  expect(read('wrangler.toml')).toMatch(
    new RegExp(`name = "${name}"\\n.*\\nsimple = \\{ limit = ${limit}, period = 60 \\}`),
  )
})

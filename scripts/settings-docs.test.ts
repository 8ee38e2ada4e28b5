import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { everySetting } from '../worker/core/settings.ts'
import { root } from './local-environment.ts'
import { devVarsExample, settingsPage } from './settings-docs.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('docs/settings.md and .dev.vars.example have the settings of their table; `npm run docs` writes them', () => {
  const page = read('docs/settings.md')
  expect(page).toBe(settingsPage())
  for (const { env } of everySetting) expect(page).toContain(`\`${env}\``)
  expect(read('.dev.vars.example')).toBe(devVarsExample())
})

it('docs/deploying.md says which settings are secrets', () => {
  const [, section] = /\n## 5\. Secrets\n([\s\S]*?)\n### /.exec(read('docs/deploying.md'))!
  const named = [...section!.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names]) =>
    names!.replaceAll('`', '').split(', '),
  )
  expect(named.sort()).toEqual(everySetting.flatMap(({ env, secret }) => (secret ? [env] : [])).sort())
})

it('the deploy button asks for settings that exist', () => {
  const { cloudflare } = JSON.parse(read('package.json')) as { cloudflare: { bindings: object } }
  const names = everySetting.map(({ env }) => env)
  expect(Object.keys(cloudflare.bindings).filter((name) => !names.includes(name))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const settings = readFileSync('wrangler.toml', 'utf8')

it('keeps the addresses of requests out of the log of the platform', () => {
  expect(settings).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m)
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readQueues } from './deployed-settings.ts'

const settings = readFileSync('wrangler.toml', 'utf8')

it('keeps the addresses of requests out of the log of the platform', () => {
  expect(settings).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m)
})

it('keeps the failed jobs of every queue', () => {
  const produced = [...settings.matchAll(/^\[\[queues\.producers\]\]\nbinding = ".+"\nqueue = "(.+)"$/gm)].map(
    ([, name]) => name,
  )
  const stuck = 'firstlight-stuck'
  expect(produced).toHaveLength(2)
  expect(readQueues('wrangler.toml')).toEqual([
    ...produced.map((name) => ({ name, deadLetterQueue: stuck })),
    { name: stuck, deadLetterQueue: undefined },
  ])
})

import { expect, it } from 'vitest'
import { createMissing } from './created-parts.ts'

/** An account as wrangler shows it, with these parts. */
function account(...parts: string[]) {
  const created: string[] = []
  const run = (args: string[]) => {
    const [kind, verb, name] = args[0] === 'kv' ? args.slice(1) : args
    if (verb === 'create') {
      created.push(args.join(' '))
      parts.push(name!)
    }
    const stdout = verb === 'list' ? JSON.stringify(parts.map((title) => ({ title, id: `id of ${title}` }))) : ''
    return { status: kind === 'namespace' || verb === 'create' || parts.includes(name!) ? 0 : 1, stdout }
  }
  return { created, run }
}

const named = { databases: ['firstlight', 'firstlight-journal-1'], queues: ['firstlight'] }

it('creates what is missing in the jurisdiction, and only once', () => {
  const { created, run } = account('firstlight-journal-1')
  for (let time = 0; time < 2; time += 1)
    expect(createMissing({ ...named, queues: ['mail'], jurisdiction: 'eu' }, run)).toBe('id of firstlight-kv')
  expect(created).toEqual([
    'd1 create firstlight --jurisdiction eu',
    'queues create mail --jurisdiction eu',
    'kv namespace create firstlight-kv --jurisdiction eu',
  ])
})

it('leaves the namespace to wrangler without one', () => {
  const { created, run } = account()
  expect(createMissing({ ...named, queues: ['mail'], jurisdiction: undefined }, run)).toBeUndefined()
  expect(created).toEqual(['d1 create firstlight', 'd1 create firstlight-journal-1', 'queues create mail'])
})

it('says what could not be created', () => {
  const run = (args: string[]) => ({ status: args[1] === 'create' ? 1 : args[1] === 'info' ? 1 : 0, stdout: '' })
  expect(() => createMissing({ ...named, jurisdiction: 'eu' }, run)).toThrow(
    'wrangler d1 create firstlight --jurisdiction eu failed',
  )
})

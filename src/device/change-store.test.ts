import { expect, test, vi } from 'vitest'
import { readChange, updateChange } from './change-store.ts'

const items = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (item: string) => items.get(item) ?? null,
  setItem: (item: string, value: string) => items.set(item, value),
  removeItem: (item: string) => items.delete(item),
})

const place = { userId: 'ada', kind: 'goal', key: 'new' }
const item = 'change:ada:goal:new'
const keptByRelease = (shape: number | undefined) =>
  items.set(item, JSON.stringify({ shape, id: '1', fields: { title: 'Run' } }))

test('a change of an earlier release, which wrote no shape, is completed', () => {
  keptByRelease(undefined)
  const change = { id: '1', fields: { title: 'Run' }, seen: {}, submitted: [] }
  expect(readChange(place)).toEqual(change)
  updateChange(place, (latest) => latest)
  expect(JSON.parse(items.get(item)!).shape).toBe(1)
  expect(readChange(place)).toEqual(change)
})

test('a change of a release that was taken back is not read', () => {
  keptByRelease(2)
  expect(readChange(place)).toBeUndefined()
})

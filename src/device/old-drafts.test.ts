import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { emptyTexts, type EntryTexts } from '#domain/entry-sections'
import { readChange } from './change-store.ts'
import { changedNames, conflictingNames } from './change.ts'
import { convertOldDrafts } from './old-drafts.ts'

let items: Record<string, string>
let now = 0
beforeEach(() => {
  // What a page has just written it would repeat.
  vi.spyOn(Date, 'now').mockReturnValue((now += 10_000))
  // Object.keys gives the items, as it does for the browser's storage.
  items = {}
  const storage = Object.create({
    getItem: (key: string) => (key in items ? items[key] : null),
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void delete items[key],
  }) as Storage
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(items),
      getOwnPropertyDescriptor: (_, key) =>
        key in items ? { value: items[key as string], enumerable: true, configurable: true } : undefined,
    }),
  )
})

afterAll(() => void vi.restoreAllMocks())

const date = '2026-11-21'
const place = { userId: 'ada', kind: 'entry', key: date }
const put = (part: string, draft: unknown) => void (items[`draft:ada:${part}:${date}`] = JSON.stringify(draft))
const convert = () => {
  convertOldDrafts()
  return readChange<EntryTexts>(place)
}
const stored = (texts: Partial<EntryTexts> = {}, version = 3) => ({
  ...emptyTexts,
  id: 'stored',
  version,
  gratitudeText: 'Rain',
  goalsText: 'Walk',
  diaryText: '',
  ...texts,
})

test('a page keeps its id, its texts and whether it was sent, and the old item is removed', () => {
  put('entry', { id: 'page', gratitudeText: 'Rain', goalsText: 'Walk', isSent: true })
  expect(convert()).toEqual({
    id: 'page',
    fields: { gratitudeText: 'Rain', goalsText: 'Walk' },
    seen: {},
    submitted: ['gratitudeText', 'goalsText'],
  })
  expect(Object.keys(items)).toEqual([`change:ada:entry:${date}`])
  expect(convert()).toMatchObject({ id: 'page' })
})

test('a page that was not sent stays a draft', () => {
  put('entry', { id: 'page', gratitudeText: 'Rain', goalsText: '', isSent: false })
  expect(convert()).toMatchObject({ fields: { gratitudeText: 'Rain' }, submitted: [] })
})

test('a diary is a conflict only if the stored diary has changed since', () => {
  put('diary', { diaryText: 'The kettle sang.', base: 'The kettle' })
  const change = convert()
  expect(changedNames(change, stored({ diaryText: 'The kettle' }))).toEqual(['diaryText'])
  expect(conflictingNames(change, stored({ diaryText: 'The kettle' }))).toEqual([])
  expect(conflictingNames(change, stored({ diaryText: 'Written elsewhere' }))).toEqual(['diaryText'])
})

test('an edit is a conflict only if the entry has another version', () => {
  put('edit', { gratitudeText: 'Snow', version: 3, fromBoth: true })
  const change = convert()
  expect(change).toMatchObject({ seenVersion: 3, submitted: [] })
  expect(conflictingNames(change, stored())).toEqual([])
  expect(conflictingNames(change, stored({}, 4))).toEqual(['gratitudeText'])
})

test('three drafts of one day lose no word, and nothing is sent by itself where two differ', () => {
  put('edit', { gratitudeText: 'Edited', goalsText: 'Walk', version: 2 })
  put('diary', { diaryText: 'A diary', base: '' })
  put('entry', { id: 'page', gratitudeText: 'Sent', goalsText: 'Walk', isSent: true })
  const change = convert()
  expect(change).toMatchObject({ id: 'page', submitted: [] })
  expect(change?.fields).toEqual({ gratitudeText: 'Edited\nSent', goalsText: 'Walk', diaryText: 'A diary' })
  // The version that the edit names was not seen by the writer of the page.
  expect(conflictingNames(change, stored({ gratitudeText: 'Rain', goalsText: 'Walk' }, 2))).toEqual(['gratitudeText'])
})

test('an item that is not a draft is removed, and nothing is made of it', () => {
  items[`draft:ada:entry:${date}`] = 'no json'
  items['draft:ada:other:x'] = '{}'
  expect(convert()).toBeUndefined()
  expect(items).toEqual({})
})

test('without room for the change the old draft stays', () => {
  put('entry', { id: 'page', gratitudeText: 'Rain', goalsText: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items[key] ?? null,
    setItem: () => {
      throw new DOMException('No room left', 'QuotaExceededError')
    },
    removeItem: (key: string) => void delete items[key],
    ...items,
  })
  expect(convert()).toMatchObject({ fields: { gratitudeText: 'Rain' } })
  expect(items).toHaveProperty(`draft:ada:entry:${date}`)
})

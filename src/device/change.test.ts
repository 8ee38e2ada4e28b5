import { expect, test } from 'vitest'
import { emptyTexts, type EntryTexts } from '#domain/entry-sections'
import {
  changedNames,
  conflictingNames,
  resolved,
  settled,
  submitted,
  withField,
  unsubmitted,
  type Change,
} from './change.ts'

type EntryChange = Change<EntryTexts>
const newId = () => 'made here'
const entry = (texts: Partial<EntryTexts> = {}, version = 1) => ({
  ...emptyTexts,
  id: 'stored',
  version,
  gratitudeText: 'Rain',
  goalsText: 'Walk',
  diaryText: '',
  ...texts,
})
const type = (
  change: EntryChange | undefined,
  name: keyof EntryTexts,
  text: string,
  stored: ReturnType<typeof entry> | null = null,
) => withField<EntryTexts, keyof EntryTexts>(change, { stored, name, value: text, newId })
const page = (gratitudeText = 'Snow', goalsText = 'Sing') =>
  type(type(undefined, 'gratitudeText', gratitudeText), 'goalsText', goalsText)!
const names = ['gratitudeText', 'goalsText'] as ('gratitudeText' | 'goalsText')[]

test('a new page has an id that is made once, and no version', () => {
  expect(page()).toEqual({
    id: 'made here',
    fields: { gratitudeText: 'Snow', goalsText: 'Sing' },
    seen: {},
    submitted: [],
  })
  expect(type(type(undefined, 'gratitudeText', 'S'), 'gratitudeText', '')).toBeUndefined()
})

test('typing takes a sent page back', () => {
  const sent = submitted(page(), { stored: null, names, newId })
  expect(sent.submitted).toEqual(names)
  expect(type(sent, 'goalsText', 'More')?.submitted).toEqual([])
})

test('typing in one section of a stored entry does not stop the sending of another one', () => {
  const stored = entry()
  const edit = submitted(type(undefined, 'gratitudeText', 'Snow', stored)!, {
    stored,
    names: ['gratitudeText'],
    newId,
  })
  expect(type(edit, 'diaryText', 'Dear', stored)?.submitted).toEqual(['gratitudeText'])
})

test('a text that is typed back to the stored one is not a change', () => {
  const stored = entry()
  expect(type(type(undefined, 'gratitudeText', 'Snow', stored), 'gratitudeText', 'Rain', stored)).toBeUndefined()
})

test('a conflict is a section that was changed here and elsewhere', () => {
  const edit = type(undefined, 'gratitudeText', 'Snow', entry())
  expect(conflictingNames(edit, entry({ goalsText: 'Rest' }, 2))).toEqual([])
  expect(conflictingNames(edit, entry({ gratitudeText: 'Hail' }, 2))).toEqual(['gratitudeText'])
  expect(conflictingNames(edit, entry({ gratitudeText: 'Snow' }, 2))).toEqual([])
})

test('a page for a day that has an entry conflicts where it differs, and an empty section empties nothing', () => {
  expect(conflictingNames(page('Rain', 'Sing'), entry())).toEqual(['goalsText'])
  expect(changedNames(page('Snow', ' '), entry())).toEqual(['gratitudeText'])
  expect(changedNames(type(undefined, 'goalsText', '', entry()), entry())).toEqual(['goalsText'])
})

test('what was stored leaves the change; what was typed meanwhile stays', () => {
  const stored = entry()
  const edit = submitted(type(undefined, 'diaryText', 'One', stored)!, { stored, names: ['diaryText'], newId })
  const after = entry({ diaryText: 'One' }, 2)
  expect(settled(edit, { stored: after, sent: { diaryText: 'One' } })).toBeUndefined()
  const left = settled(type(edit, 'diaryText', 'One two', stored)!, { stored: after, sent: { diaryText: 'One' } })
  expect(left?.fields).toEqual({ diaryText: 'One two' })
  expect(conflictingNames(left, after)).toEqual([])
})

test('a text that is submitted again while the earlier one is sent is still to be sent', () => {
  const stored = entry()
  const save = (text: string, change?: EntryChange) =>
    submitted(type(change, 'diaryText', text, stored)!, { stored, names: ['diaryText'], newId })
  const left = settled(save('Two', save('One')), {
    stored: entry({ diaryText: 'One' }, 2),
    sent: { diaryText: 'One' },
  })
  expect(left).toMatchObject({ fields: { diaryText: 'Two' }, submitted: ['diaryText'] })
})

test('a new page on which another tab wrote while it was sent is a conflict', () => {
  const sent = submitted(page(), { stored: null, names, newId })
  const left = settled(type(sent, 'gratitudeText', 'More')!, {
    stored: entry({ gratitudeText: 'Snow', goalsText: 'Sing' }),
    sent: { gratitudeText: 'Snow', goalsText: 'Sing' },
  })
  expect(conflictingNames(left, entry({ gratitudeText: 'Snow', goalsText: 'Sing' }))).toEqual(['gratitudeText'])
})

test('saving the diary does not hide a conflict of the page', () => {
  const begun = type(page(), 'diaryText', 'Dear', entry())!
  const edit = submitted(begun, { stored: entry(), names: ['diaryText'], newId })
  const left = settled(edit, { stored: entry({ diaryText: 'Dear' }, 2), sent: { diaryText: 'Dear' } })
  expect(conflictingNames(left, entry({ diaryText: 'Dear' }, 2))).toEqual(names)
})

test('after the choice nothing conflicts, and the saved text alone is not a change', () => {
  const stored = entry()
  const own = resolved(page(), { stored, fields: { gratitudeText: 'Snow', goalsText: 'Walk' } })
  expect(own).toMatchObject({ id: 'stored', seenVersion: 1, fields: { gratitudeText: 'Snow' } })
  expect(conflictingNames(own, stored)).toEqual([])
  expect(resolved(page(), { stored, fields: { gratitudeText: 'Rain', goalsText: 'Walk' } })).toBeUndefined()
})

test('an edit of an entry that was deleted is sent as a new page', () => {
  const edit = type(type(undefined, 'gratitudeText', 'Snow', entry()), 'goalsText', 'Sing', entry())!
  expect(submitted(edit, { stored: null, names, newId })).toEqual({
    id: 'made here',
    fields: { gratitudeText: 'Snow', goalsText: 'Sing' },
    seen: {},
    submitted: names,
  })
})

test('what was chosen about the reply belongs to one submission', () => {
  const edit = type(undefined, 'gratitudeText', 'Snow', entry())!
  const own = { stored: entry(), names, newId }
  const keeping = submitted(edit, { ...own, reply: 'keep' })
  expect(keeping).toMatchObject({ submitted: ['gratitudeText'], reply: 'keep' })
  expect(submitted(keeping, own)).not.toHaveProperty('reply')
})

test('a refused change stays as a draft', () => {
  const sent = submitted(page(), { stored: null, names, newId })
  expect(unsubmitted(sent)).toEqual({ ...sent, submitted: [] })
})

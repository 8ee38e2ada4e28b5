import { describe, expect, it } from 'vitest'
import { entrySections } from '../entry-sections.ts'
import { readImportFiles } from './file.ts'
import { read, reader, readImportFile } from './test-files.ts'

describe('JSON of Firstlight', () => {
  it('reads everything of a day', () => {
    const day = {
      date: '2020-01-05',
      gratitudeText: ' a\n',
      goalsText: 'b',
      diaryText: 'c',
      eveningText: 'e',
      doneItems: ['b'],
      mood: 4,
      aiResponse: 'd',
      respondedAt: 5,
      createdAt: 4,
    }
    expect(read(JSON.stringify({ user: {}, entries: [{ id: 'x', ...day, version: 3 }] }))).toMatchObject({
      sources: ['Firstlight'],
      days: [day],
      leftOut: [],
    })
  })

  it('discards ticks that name no item of the day', () => {
    const entry = { date: '2020-01-05', gratitudeText: 'a', goalsText: 'b', doneItems: ['a', 5, 'b', { b: 1 }] }
    expect(read(JSON.stringify({ entries: [entry] })).days).toMatchObject([{ doneItems: ['b'] }])
    expect(read(JSON.stringify({ entries: [{ ...entry, doneItems: 'b' }] })).days[0]).not.toHaveProperty('doneItems')
  })

  it('discards a mood that is none', () => {
    const entry = { date: '2020-01-05', gratitudeText: 'a', goalsText: 'b' }
    for (const mood of [0, 6, '4', null])
      expect(read(JSON.stringify({ entries: [{ ...entry, mood }] })).days[0], `${mood}`).not.toHaveProperty('mood')
  })

  it('names the goals that it cannot read, and why', () => {
    const goal = { id: '018bcfe5-6800-7000-8000-000000000000', title: 'Run the river loop' }
    const goals = [goal, 4, null, [goal], { ...goal, title: ' ' }, { ...goal, isSmartGoal: 'yes' }, { title: 'Run' }]
    expect(readImportFile(JSON.stringify({ entries: [], goals }))).toMatchObject({
      goals: [goal],
      leftOut: [
        { where: 'Goal 2', why: 'This is not a goal.' },
        { where: 'Goal 3', why: 'This is not a goal.' },
        { where: 'Goal 4', why: 'This is not a goal.' },
        { where: 'Goal 5', why: 'Goal title is required.' },
        { where: 'Goal 6', why: 'The field “isSmartGoal” cannot be read.' },
        { where: 'Goal 7', why: 'The field “id” cannot be read.' },
      ],
    })
  })

  it('leaves out days before 1900', () => {
    const entries = ['1899-12-31', '1900-01-01'].map((date) => ({ date, gratitudeText: 'a' }))
    const file = read(JSON.stringify({ entries }))
    expect(file.days.map(({ date }) => date)).toEqual(['1900-01-01'])
    expect(file.leftOut).toEqual([{ where: 'Entry 1', why: 'Firstlight holds days from January 1, 1900.' }])
  })

  it('leaves out the diary of a day that is not over, and reports it', () => {
    const entries = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => ({
      date,
      gratitudeText: date === '2026-11-22' ? '' : 'a',
      diaryText: 'c',
    }))
    const file = read(JSON.stringify({ entries }))
    expect(file.days.map(({ date, diaryText }) => [date, diaryText])).toEqual([
      ['2026-11-20', 'c'],
      ['2026-11-21', ''],
    ])
    const why = 'The diary of this day stays out: without Premium, diaries are imported for past days only.'
    expect(file.leftOut).toEqual([
      { where: 'Entry 2', why },
      { where: 'Entry 3', why },
    ])
    const text = JSON.stringify({ entries })
    expect(readImportFiles([{ name: 'journal', text }], { ...reader, hasPremium: true })).toMatchObject({
      days: [{ diaryText: 'c' }, { diaryText: 'c' }, { diaryText: 'c' }],
      leftOut: [],
    })
  })

  it('reads the longest texts that can be stored', () => {
    const day = {
      date: '2020-01-05',
      gratitudeText: '☀️🍞'.repeat(1_333),
      goalsText: '🌱'.repeat(entrySections.goalsText.maxLength),
      diaryText: '🌊'.repeat(entrySections.diaryText.maxLength),
    }
    expect(read(JSON.stringify({ entries: [day] }))).toMatchObject({ days: [day], leftOut: [] })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextMilestones,
  progressBefore,
  progressOf,
  progressOfMilestones,
  statusAt,
  summaryOf,
  withProgress,
  goalsOfPage,
  milestonesOf,
} from './goal.ts'
import { goalChangeSchema, newGoalSchema } from './goal-schemas.ts'
import { deadlineOf, progressMessage } from './goal-state.ts'
import { addDays, localDate } from './time/local-date.ts'

const zones = ['Pacific/Apia', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe']

describe('the deadline of a goal', () => {
  it.each([
    [null, 'No deadline', 'none'],
    ['2026-11-18', '3 days overdue', 'overdue'],
    ['2026-11-20', '1 day overdue', 'overdue'],
    ['2026-11-21', 'Due today', 'soon'],
    ['2026-11-22', '1 day left', 'soon'],
    ['2026-11-27', '6 days left', 'soon'],
    ['2026-11-28', '7 days left', 'good'],
    ['2027-11-21', '365 days left', 'good'],
  ])('on %s is "%s"', (targetDate, label, tone) => {
    expect(deadlineOf(targetDate, '2026-11-21')).toEqual({ label, tone })
  })

  it('is worded with "remaining" on the detail screen', () => {
    expect(deadlineOf('2026-12-03', '2026-11-21', 'remaining').label).toBe('12 days remaining')
    expect(deadlineOf('2026-11-20', '2026-11-21', 'remaining').label).toBe('1 day overdue')
  })

  it.each(zones)('changes exactly at midnight in %s, in every week of the year', (zone) => {
    const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
    fc.assert(
      fc.property(instants, fc.integer({ min: -40, max: 40 }), (instant, days) => {
        const today = localDate(instant, zone)
        const { label, tone } = deadlineOf(addDays(today, days), today)
        expect(label === 'Due today').toBe(days === 0)
        expect(tone).toBe(days < 0 ? 'overdue' : days < 7 ? 'soon' : 'good')
        expect(Number.parseInt(label, 10) || 0).toBe(Math.abs(days))
        // One second later it is the same day, or the day after with one day less.
        const later = localDate(instant + 1000, zone)
        const next = deadlineOf(addDays(today, days), later)
        expect(next.label).toBe(deadlineOf(addDays(later, later === today ? days : days - 1), later).label)
      }),
    )
  })
})

describe('progress', () => {
  it('and status never disagree', () => {
    for (let progress = 0; progress <= 100; progress += 1) {
      expect(statusAt(progress)).toBe(progress === 100 ? 'completed' : 'active')
    }
  })

  it.each([
    [100, 'Goal completed!'],
    [0, '100% remaining to complete this goal'],
    [64, '36% remaining to complete this goal'],
  ])('of %i is worded "%s"', (progress, sentence) => {
    expect(progressMessage(progress)).toBe(sentence)
  })

  it.each([
    ['', 0],
    ['abc', 0],
    ['-3', 0],
    ['41.6', 42],
    ['100', 100],
    ['250', 100],
    ['Infinity', 100],
  ])('typed as "%s" is %i', (typed, progress) => {
    expect(progressOf(typed)).toBe(progress)
  })

  it.each([
    [[0, 40, 100], 40],
    [[100], 0],
    [[], 0],
    [[20, 100, 60, 100], 60],
  ])('goes on after %j at %i', (points, progress) => {
    const progressHistory = points.map((point, day) => ({ date: `2026-11-0${day + 1}`, progress: point }))
    expect(progressBefore({ progressHistory })).toBe(progress)
  })

  it('keeps one point a day, the last, and 400 at most', () => {
    const monday = { date: '2026-11-16', progress: 10 }
    expect(withProgress([monday], { date: '2026-11-16', progress: 20 })).toEqual([{ date: '2026-11-16', progress: 20 }])
    let history = [monday]
    for (let day = 1; day <= 500; day += 1)
      history = withProgress(history, { date: addDays(monday.date, day), progress: 1 })
    expect(history).toHaveLength(400)
    expect(history.at(-1)!.date).toBe(addDays(monday.date, 500))
  })
})

describe('milestones', () => {
  const goal = { milestones: ['One', 'Two', 'Three', 'Four'], milestonesDone: ['Two'] }

  it('shows the next two without a tick', () => {
    expect(nextMilestones(goal).map(({ words }) => words)).toEqual(['One', 'Three'])
    expect(nextMilestones({ milestones: ['One'], milestonesDone: ['One'] })).toEqual([])
  })

  it('are two when they have the same words', () => {
    const twice = { milestones: ['Run', 'Rest', 'Run'], milestonesDone: ['Run'] }
    const [first, , third] = milestonesOf(twice)
    expect([first!.isDone, third!.isDone, progressOfMilestones(twice)]).toEqual([true, false, 33])
    const done = milestonesOf({ ...twice, milestonesDone: [third!.tick] })
    expect(done.map(({ isDone }) => isDone)).toEqual([false, false, true])
    expect(newGoalSchema.safeParse({ title: 'a', ...twice, milestonesDone: [third!.tick] }).success).toBe(true)
  })

  it('gives a progress from the ticks, where there are milestones', () => {
    expect(progressOfMilestones(goal)).toBe(25)
    expect(progressOfMilestones({ milestones: goal.milestones, milestonesDone: goal.milestones })).toBe(100)
    expect(progressOfMilestones({ milestones: [], milestonesDone: [] })).toBeUndefined()
    // A tick of a milestone that was removed counts for nothing.
    expect(progressOfMilestones({ milestones: ['One', 'Two'], milestonesDone: ['Gone'] })).toBe(0)
  })
})

it('offers the lines of a page as goals, with the numbers that were typed, but no number alone', () => {
  expect(goalsOfPage('1. Run the loop\n 2.\n\n7.\nRead\r\nRead\n٣.\n3.5 km\n- Rest')).toEqual([
    '1. Run the loop',
    'Read',
    '3.5 km',
    '- Rest',
  ])
})

it('sums up a list', () => {
  expect(summaryOf([])).toEqual({ active: 0, completed: 0, averageProgress: 0 })
  const list = [100, 50, 20].map((progress) => ({ progress, status: statusAt(progress) }))
  expect(summaryOf(list)).toEqual({ active: 2, completed: 1, averageProgress: 57 })
})

describe('the schema of a goal', () => {
  const fieldsOf = (body: object) =>
    newGoalSchema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('takes a form in which nothing but the title was filled', () => {
    const form = {
      title: ' Run ',
      category: '',
      targetDate: '',
      targetTime: '',
      reminderTime: '',
      milestones: ['', ' '],
    }
    expect(newGoalSchema.parse(form)).toEqual({
      title: 'Run',
      category: 'personal',
      targetDate: null,
      targetTime: null,
      reminderTime: null,
      milestones: [],
    })
  })

  it('leaves alone what a change does not name', () => {
    expect(goalChangeSchema.parse({ progress: 40, version: 3 })).toEqual({ progress: 40, version: 3 })
  })

  it.each([
    [{}, 'title', 'Goal title is required'],
    [{ title: ' ' }, 'title', 'Goal title is required'],
    [{ title: 'x'.repeat(201) }, 'title', 'Please keep this to 200 characters'],
    [{ title: 'a', description: 'x'.repeat(2001) }, 'description', 'Please keep this to 2,000 characters'],
    [{ title: 'a', category: 'sports' }, 'category', 'Please choose a category from the list'],
    [{ title: 'a', targetDate: '2026-02-30' }, 'targetDate', 'Please choose a date that exists'],
    [{ title: 'a', targetTime: '24:00' }, 'targetTime', 'Time must be in HH:MM format'],
    [{ title: 'a', progress: 101 }, 'progress', 'Progress is at most 100'],
    [{ title: 'a', progress: 1.5 }, 'progress', 'Please enter a whole number'],
    [{ title: 'a', milestones: Array(51).fill('x') }, 'milestones', 'Please keep this to 50 milestones'],
    [{ title: 'a', milestones: ['x'.repeat(201)] }, 'milestones.0', 'Please keep this to 200 characters'],
    [{ title: 'a', milestones: ['One'], milestonesDone: ['Two'] }, '', 'Please tick milestones that exist'],
  ])('refuses %o', (body, field, message) => {
    expect(fieldsOf(body)).toContainEqual([field, message])
  })
})

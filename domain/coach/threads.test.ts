import { describe, expect, it } from 'vitest'
import type { CoachMemory } from '../coach-request.ts'
import { addDays, weekdayOf } from '../time/local-date.ts'
import { ordinaryPage } from './test-pages.ts'
import { looksBack, threadsOf } from './threads.ts'

const today = '2026-11-24'
type Day = { date: string; thanks?: string; plans?: string; done?: string[] }
const memoryOf = (days: Day[], activeGoals: CoachMemory['activeGoals'] = []): CoachMemory => ({
  recentEntries: days.map(({ date, thanks = '', plans = '', done = [] }) => ({
    date,
    page: ordinaryPage(thanks, plans),
    doneItems: done,
  })),
  activeGoals,
})
const threads = (thanks: string, plans: string, days: Day[], goals?: CoachMemory['activeGoals']) =>
  threadsOf(ordinaryPage(thanks, plans), memoryOf(days, goals), today).map(({ kind, line, dates, person, goal }) => ({
    kind,
    line: line.text,
    dates,
    ...(person && { person: person.called }),
    ...(goal && { goal: goal.title }),
  }))
const earlier = ['2026-11-20', '2026-11-22', '2026-11-23']
const planned = (plans: string, done: string[] = []): Day[] => earlier.map((date) => ({ date, plans, done }))

describe('a plan that is planned again', () => {
  it.each([
    ['in the same words', 'call the bank', 'call the bank'],
    ['in another form and case', 'Calling the bank', 'call the bank'],
    ['with a letter twice', 'running by the river', 'run by the river'],
    ['with more words', 'call the bank about the card today', 'call the bank'],
    ['of one word', 'Laundry', 'laundry'],
  ])('%s', (_, now, before) =>
    expect(threads('tea', now, planned(before))).toEqual([{ kind: 'planned', line: now, dates: earlier }]),
  )

  it.each([
    ['another verb', 'rob the bank', 'call the bank'],
    ['another thing', 'call the school', 'call the bank'],
    ['one word of several', 'dentist', 'call the dentist'],
    ['half of the words', 'call the school about the trip money', 'call the school for the book fair'],
    ['many more words', 'call the bank then drive to Leeds and fetch the cake from Anna by seven', 'call the bank'],
  ])('is not one with %s', (_, now, before) => expect(threads('tea', now, planned(before))).toEqual([]))

  it('is not one after a single day', () =>
    expect(threads('tea', 'call the bank', planned('call the bank').slice(1, 2))).toEqual([]))

  it('does not count the days on which it was ticked, as a line or within one', () => {
    expect(threads('tea', 'call the bank', planned('call the bank\nlaundry', ['call the bank']))).toEqual([])
    expect(threads('tea', 'call the bank', planned('call the bank, laundry', ['call the bank, laundry']))).toEqual([])
    expect(threads('tea', 'call the bank', planned('call the bank\nlaundry', ['laundry']))).toHaveLength(1)
  })

  it('counts days before today, the oldest first', () => {
    const days = [...planned('call the bank').toReversed(), { date: today, plans: 'call the bank' }]
    expect(threads('tea', 'call the bank', days)[0]!.dates).toEqual(earlier)
  })
})

describe('a plan that was done', () => {
  it.each([
    ['called the bank at last', 'call the bank'],
    ['went to the dentist', 'go to the dentist'],
    ['I wrote the report', 'write the report'],
  ])('“%s” after “%s”, with its last day', (thanks, plan) =>
    expect(threads(thanks, '', planned(plan))).toEqual([{ kind: 'done', line: thanks, dates: ['2026-11-23'] }]),
  )

  it.each([
    ['mum slept too', 'visit mum'],
    ['the bank was open', 'call the bank'],
    ['a dentist who hums', 'go to the dentist'],
    ['the bank card came', 'call the bank about the card'],
    ['bank card', 'call the bank about the card'],
    ['Der Vater auf der Bank im Garten und die Sonne', 'mit dem Vater die Bank im Garten streichen'],
  ])('is not “%s” after “%s”, since the verb is not there', (thanks, plan) =>
    expect(threads(thanks, '', planned(plan)).filter(({ kind }) => kind === 'done')).toEqual([]),
  )
})

describe('a person', () => {
  it('is the same as “mum” and as “my mother”', () => {
    const days = [
      { date: '2026-11-20', thanks: 'my mother’s soup' },
      { date: '2026-11-22', plans: 'visit mum' },
      { date: '2026-11-23', thanks: 'tea' },
    ]
    expect(threads('My mum rang', '', days)).toEqual([
      { kind: 'person', line: 'My mum rang', dates: ['2026-11-20', '2026-11-22'], person: 'your mum' },
    ])
  })

  it('is none after a single day, and not the mother of another', () => {
    expect(threads('My mum rang', '', [{ date: '2026-11-20', thanks: 'my mother’s soup' }])).toEqual([])
    expect(
      threads(
        'My mum rang',
        '',
        earlier.map((date) => ({ date, thanks: 'Tom told me about her mum' })),
      ),
    ).toEqual([])
  })
})

it('a plan for a goal names the goal, until the goal is reached', () => {
  const goal = { title: 'Run a half-marathon', progress: 40 }
  expect(threads('tea', 'marathon training', [], [goal])).toEqual([
    { kind: 'aim', line: 'marathon training', dates: [], goal: goal.title },
  ])
  expect(threads('tea', 'marathon training', [], [{ ...goal, progress: 100 }])).toEqual([])
  expect(threads('tea', 'run an errand', [], [goal])).toEqual([])
})

it('the longest run of plans is first, then what was done, goals and people', () => {
  const days = earlier.map((date, at) => ({
    date,
    thanks: 'my mother’s soup',
    plans: `water the plants${at > 0 ? '\ncall the bank' : ''}\nwrite the report`,
  }))
  const found = threads('My mum rang\nwrote the report', 'call the bank\nwater the plants\nmarathon training', days, [
    { title: 'Run a half-marathon', progress: 40 },
  ])
  expect(found.map(({ kind, line }) => [kind, line])).toEqual([
    ['planned', 'water the plants'],
    ['planned', 'call the bank'],
    ['done', 'wrote the report'],
    ['aim', 'marathon training'],
    ['person', 'My mum rang'],
  ])
})

describe('the coach looks back', () => {
  const week = Array.from({ length: 7 }, (_, away) => addDays(today, away))
  const daysOf = (personId: string, premium = false) =>
    week.filter((date) => looksBack({ personId, premium, date })).map(weekdayOf)
  const people = Array.from({ length: 60 }, (_, number) => `person ${number}`)

  it('on one day of each week for a free person, always the same weekday', () => {
    for (const personId of people) {
      const [day, ...more] = daysOf(personId)
      expect([day, more]).toEqual([expect.any(String), []])
      const year = Array.from({ length: 365 }, (_, away) => addDays(today, away))
      const dates = year.filter((date) => looksBack({ personId, premium: false, date }))
      expect(new Set(dates.map(weekdayOf))).toEqual(new Set([day]))
    }
  })

  it('on other weekdays for other people, and every day with Premium', () => {
    expect(new Set(people.flatMap((personId) => daysOf(personId))).size).toBe(7)
    expect(daysOf('maria', true)).toHaveLength(7)
  })
})

import { describe, expect, it } from 'vitest'
import type { CoachRequest } from '../coach-request.ts'
import { addDays } from '../local-date.ts'
import { composeReply } from './composer.ts'
import { threadsOf } from './threads.ts'

const today = '2026-11-24'
type Earlier = { ago: number; thanks?: string; plans?: string; doneItems?: string[] }

function page(
  gratitudeText: string,
  goalsText: string,
  earlier: Earlier[],
  activeGoals: { title: string; progress: number }[] = [],
) {
  return {
    personId: 'ada',
    name: '',
    date: today,
    gratitudeText,
    goalsText,
    premium: true,
    memory: {
      recentEntries: earlier.map(({ ago, thanks = '', plans = '', doneItems = [] }) => ({
        date: addDays(today, -ago),
        gratitudeText: thanks,
        goalsText: plans,
        doneItems,
      })),
      activeGoals,
    },
  } satisfies CoachRequest
}
const statesOf = (request: CoachRequest) => threadsOf(request).map(({ state, line }) => [state, line])

describe('what continues from earlier days', () => {
  it.each<[string, CoachRequest, [string, string][]]>([
    [
      'a plan that returns',
      page('tea', 'call the dentist', [
        { ago: 5, plans: 'Dentist' },
        { ago: 2, plans: 'dentist appointment' },
      ]),
      [['planned', 'call the dentist']],
    ],
    ['a plan that was there once', page('tea', 'call the dentist', [{ ago: 2, plans: 'Dentist' }]), []],
    [
      'a plan that was done each time',
      page('tea', 'Walk to the lake', [
        { ago: 2, plans: 'Walk to the lake', doneItems: ['Walk to the lake'] },
        { ago: 1, plans: 'Walk to the lake', doneItems: ['Walk to the lake'] },
      ]),
      [],
    ],
    [
      'a plan that became a thanks',
      page('The dentist was quick', 'rest', [{ ago: 2, plans: 'dentist' }]),
      [['done', 'The dentist was quick']],
    ],
    [
      'a child that was ill and is better',
      page('Mila’s fever is gone', 'work', [{ ago: 2, thanks: 'Mila has a fever' }]),
      [['better', 'Mila’s fever is gone']],
    ],
    [
      'an illness that goes on',
      page('My son still has a fever', 'rest', [{ ago: 2, thanks: 'my son has a fever' }]),
      [['still hard', 'My son still has a fever']],
    ],
    ['another child', page('Mila’s fever is gone', 'work', [{ ago: 2, thanks: 'Ben has a fever' }]), []],
    [
      'a name for the third time',
      page('A walk with Luna', 'rest', [
        { ago: 3, thanks: 'Luna came to bed' },
        { ago: 1, thanks: 'playing with Luna' },
      ]),
      [['person', 'A walk with Luna']],
    ],
    [
      'a theme alone',
      page('coffee', 'rest', [
        { ago: 2, thanks: 'tea' },
        { ago: 1, thanks: 'espresso' },
      ]),
      [],
    ],
    [
      'a word with another meaning',
      page('tea', 'book the dentist', [
        { ago: 3, plans: 'read my book' },
        { ago: 1, plans: 'finish the book' },
      ]),
      [],
    ],
    [
      'an active goal',
      page('tea', 'Write a chapter', [], [{ title: 'Chapter by chapter: the novel', progress: 40 }]),
      [['aim', 'Write a chapter']],
    ],
    ['a goal that is reached', page('tea', 'Write a chapter', [], [{ title: 'Chapter one', progress: 100 }]), []],
    [
      'a later day',
      page('tea', 'call the dentist', [
        { ago: -1, plans: 'dentist' },
        { ago: -2, plans: 'dentist' },
      ]),
      [],
    ],
  ])('%s', (_, request, expected) => expect(statesOf(request)).toEqual(expected))
})

describe('a letter for Premium', () => {
  const dentist = page('tea', 'call the dentist', [
    { ago: 5, plans: 'Dentist' },
    { ago: 2, plans: 'dentist' },
  ])
  const days = /Thursday|Sunday|third time/

  it('cites the days of a thread', () => {
    for (let person = 0; person < 30; person += 1)
      expect(composeReply({ ...dentist, personId: `p${person}` })).toMatch(days)
  })

  it('cites no day without a thread, and none without Premium', () => {
    const other = page('coffee', 'rest', [
      { ago: 2, thanks: 'tea', plans: 'run' },
      { ago: 1, thanks: 'my kids laughing' },
    ])
    expect(composeReply(other)).toBe(composeReply({ ...other, memory: { recentEntries: [], activeGoals: [] } }))
    expect(composeReply({ ...dentist, premium: false })).not.toMatch(days)
  })

  it('names the progress of an active goal', () => {
    for (let person = 0; person < 30; person += 1)
      expect(
        composeReply(page('tea', 'Walk 30 minutes along the coast', [], [{ title: 'The coast path', progress: 40 }])),
      ).toMatch(/“The coast path”[^.]*40 percent|40 percent/)
  })

  it('quotes nothing of an earlier day', () => {
    const letter = composeReply(
      page('My son still has a fever', 'rest', [{ ago: 2, thanks: 'my son has a fever and I cried all night' }]),
    )
    expect(letter).not.toMatch(/cried all night/)
  })

  it('is the same as without memory on a day of loss', () => {
    const loss = page('My dad died', 'Walk', [
      { ago: 2, thanks: 'my dad called' },
      { ago: 1, thanks: 'my dad’s jokes', plans: 'Walk' },
    ])
    expect(composeReply(loss)).toBe(composeReply({ ...loss, memory: { recentEntries: [], activeGoals: [] } }))
  })
})

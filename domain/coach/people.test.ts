import { describe, expect, it } from 'vitest'
import { peopleIn } from './people.ts'

const calledIn = (line: string) => peopleIn(line).map(({ called }) => called)

describe('a person', () => {
  it.each([
    ['my mum', ['your mum']],
    ['Mom slept through', ['your mom']],
    ['call dad', ['your dad']],
    ['our son laughed', ['your son']],
    ['Grandma’s soup', ['your grandma']],
    ['Mara called, just to talk', ['Mara']],
    ['a walk with Max in Paris', ['Max']],
    ['coffee with Tom and Jerry', ['Tom', 'Jerry']],
    ['Bob’s laugh', ['Bob']],
    ['my brother and I met Ann’s husband', ['your brother', 'Ann']],
    ['my ma', ['your ma']],
    ['Tom’s brother', ['Tom']],
  ])('%s', (line, called) => expect(calledIn(line)).toEqual(called))

  it('is one under several names', () => {
    const [mum, mother] = ['my mum rang', 'lunch with Mother'].map((line) => peopleIn(line)[0]!.id)
    expect(mum).toBe(mother)
    expect(peopleIn('my mum and my mother')).toHaveLength(1)
  })
})

describe('no person whom a letter can name', () => {
  it.each([
    'her mum',
    'your mum jokes',
    'the mother of two on the bus',
    'a father and child at the crossing',
    'my mother-in-law',
    'Mother Nature',
    'Father’s Day',
    'my mother tongue',
    'Nan bread',
    'Ma',
    'mummies in the museum',
    'Monday with June',
    'with God',
    'tea',
    'Tom',
    'dinner in Los Angeles',
  ])('%s', (line) => expect(calledIn(line)).toEqual([]))
})

import { describe, expect, it } from 'vitest'
import { darkMoods } from './moods.ts'
import { readMorning } from './reading.ts'

const moodOf = (gratitudeText: string, goalsText = 'Walk') => readMorning({ gratitudeText, goalsText }).mood

describe('a page that may be dark is read with caution', () => {
  it.each([
    ['somebody who is not named', 'His mug is still in the sink\nMy sister rang me'],
    ['what cannot be done', 'I made pasta and could not eat it\nMy sister rang me'],
    ['what is the last of its kind', 'We read the last message together\nThe radio'],
    ['most of the page is a story', 'My neighbour sold the piano\nThe chairs are in the hall\nMy sister rang me'],
    ['a hard word in a joyful line', 'We were dancing until the wildfire came'],
    ['good news of a rival', 'They promoted Greg instead of me'],
    ['a word of joy beside another nuisance', 'Another form from the council\nI am overjoyed'],
    ['what somebody would have done', 'We ate on the terrace with my sister, he would have sung'],
    ['a treatment that cannot be given', 'No dialysis today, the values are low'],
    ['how everything feels', 'The street feels strange today'],
    ['a verb that anybody may use', 'I smiled at people and then sat in the dark hall'],
  ])('%s', (_, page) => {
    const mood = moodOf(page)
    expect(mood === 'unclear' || darkMoods.has(mood), mood).toBe(true)
  })

  it('a plan of a hard day beside an unread line', () => {
    expect(moodOf('The stairs at work\nCoffee with a colleague\nLate', 'Hold it together')).toBe('unclear')
  })
})

describe('what is not there counts as good', () => {
  it.each(['No meetings today\nNot needing the car', 'The kids cleaned up without being asked\nTea'])('%s', (page) =>
    expect(moodOf(page)).toBe('ordinary'),
  )
})

describe('things that are named, without a hard word', () => {
  it('are thanks if there are two', () => expect(moodOf('Ink on paper\nA ruler and a pencil')).toBe('ordinary'))
  it('are not read if one is hard', () => expect(moodOf('Ink on paper\nA letter from the bailiff')).toBe('setback'))
})

describe('the end of something hard is a relief', () => {
  it.each([
    'The lump is only a shadow',
    'Her infection is finally gone',
    'I walked to the shop for the first time since the operation',
    'My son is out of intensive care',
    'The inspector withdrew the warning',
    'The quarrel is behind us',
  ])('%s', (page) => expect(moodOf(page)).toBe('relief'))
  it.each(['I hope the quarrel is behind us soon', 'The second week of radiation is behind me'])('not: %s', (page) =>
    expect(darkMoods.has(moodOf(page))).toBe(true),
  )
})

describe('a word of degree', () => {
  it('takes nothing from a joy', () => expect(moodOf('We danced all night to a terribly loud band')).toBe('joy'))
})

describe('nobody did something hard', () => {
  it('is no quarrel', () => expect(moodOf('Lunch with my parents, nobody shouted\nTea')).toBe('ordinary'))
  it('is a doubt in all other cases', () => expect(moodOf('Lunch with my parents, nobody spoke\nTea')).toBe('unclear'))
})

describe('praise of what nobody is glad of is sarcasm', () => {
  it.each([
    'Roadworks at 5 am. What a treat.',
    'Fantastic, a parking ticket',
    'Lovely, roadworks again',
    'A flat tyre on the motorway. Living the dream.',
  ])('%s', (page) => expect(moodOf(page)).toBe('sarcasm'))
  it('and praise of anything else is not', () => expect(moodOf('Fantastic soup. What a treat.')).not.toBe('sarcasm'))
})

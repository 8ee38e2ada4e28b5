import { expect, it, onTestFinished } from 'vitest'
import { choiceNames, emptyMarks, isChoice, markText } from '../entry-marks.ts'
import { markdownSections, markdownTitle } from '../entry-markdown.ts'
import { languages } from '../languages.ts'
import { followLanguage } from '../texts.ts'
import { choiceIn, sectionTitled } from './titles.ts'

const numbers = Array.from({ length: 200 }, (_, index) => index - 50)

it('each choice is found again by what stands in a file', () => {
  for (const name of choiceNames) {
    const values = numbers.filter((value) => isChoice(name, value))
    expect(values.length).toBeGreaterThan(1)
    for (const value of values) {
      const words = markText({ ...emptyMarks, [name]: value }, name)
      expect(choiceIn(name, ` ${words.toUpperCase()} `)).toBe(value)
    }
    expect(choiceIn(name, '')).toBeUndefined()
    expect(choiceIn(name, 'Tired')).toBeUndefined()
  }
})

it.each(languages)('each title and each choice is found again in %s', (language) => {
  onTestFinished(() => followLanguage(() => 'en'))
  for (const section of markdownSections) {
    followLanguage(() => language)
    const title = markdownTitle(section)
    // The person reads files with the app in another language.
    followLanguage(() => 'en')
    expect(sectionTitled(title)).toEqual({ section, isKept: false })
  }
  for (const name of choiceNames)
    for (const value of numbers.filter((number) => isChoice(name, number))) {
      followLanguage(() => language)
      const words = markText({ ...emptyMarks, [name]: value }, name)
      followLanguage(() => 'en')
      expect(choiceIn(name, words)).toBe(value)
    }
})

import { expect, it } from 'vitest'
import { helpMessage } from './help-message.ts'
import { speaksOfSelfHarm } from './self-harm.ts'

it('is found anywhere in a long text, in capitals', () => {
  const long = 'A good day with the children by the sea. '.repeat(100)
  expect(speaksOfSelfHarm(long)).toBe(false)
  expect(speaksOfSelfHarm(`${long}\nI WANT TO KILL MYSELF\n${long}`)).toBe(true)
})

it('the help message names places that help, and is calm', () => {
  expect(helpMessage).toContain('988')
  expect(helpMessage).toContain('findahelpline.com')
  expect(helpMessage).toContain('local emergency number')
  expect(helpMessage).not.toMatch(/!/)
})

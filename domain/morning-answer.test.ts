import { expect, it } from 'vitest'
import { readMorningSms } from './morning-answer.ts'

it.each([
  ['Coffee\nSun\ngoals\nWalk\nCall Ada', 'Coffee\nSun', 'Walk\nCall Ada'],
  ['Coffee\r\n\r\n GOALS: \r\nWalk', 'Coffee', 'Walk'],
  ['Tee\nSonne\nZIELE\nLaufen', 'Tee\nSonne', 'Laufen'],
  ['Le thé\nObjectifs : marcher', 'Le thé', 'marcher'],
  ['Café\nmetas:\nCaminar', 'Café', 'Caminar'],
  ['Coffee\nGoal: walk\nread', 'Coffee', 'walk\nread'],
  ['My football team scored goals\nGoals\nGoals for the team', 'My football team scored goals', 'Goals for the team'],
])('%j has both parts of a page', (text, gratitudeText, goalsText) => {
  expect(readMorningSms(text)).toEqual({ gratitudeText, goalsText })
})

it.each(['', 'Yes', 'Coffee\nSun', 'goals\nWalk', 'Coffee\ngoals', 'Coffee goals Walk'])('%j is unclear', (text) => {
  expect(readMorningSms(text)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { firstName } from './first-name.ts'

it.each([
  ['June Field', 'June'],
  ['  June   Field ', 'June'],
  ['june', 'june'],
  ['李小龍', '李小龍'],
  ['', ''],
])('of %j it is %j', (name, expected) => {
  expect(firstName(name)).toBe(expected)
})

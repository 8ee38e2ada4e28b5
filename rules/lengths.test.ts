import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A reason is in one of the first lines: 'Longer than 300 lines, since …', or that a command writes the file. */
const hasReason = (text: string) =>
  /Longer than 300 lines, since|Written by npm run/.test(text.split('\n').slice(0, 12).join(' ').replaceAll(' * ', ''))

const isTooLong = (text: string) => text.trimEnd().split('\n').length > 300 && !hasReason(text)

it('a planted file of 301 lines needs a reason', () => {
  const lines = 'const line = 1\n'.repeat(301)
  expect(isTooLong(lines)).toBe(true)
  expect(isTooLong(`/* Longer than 300 lines, since it is one table. */\n${lines}`)).toBe(false)
  expect(isTooLong(lines.slice(15))).toBe(false)
})

it('no file but a test has more than 300 lines without a reason at its top', () => {
  const files = globSync('{bench,domain,rules,scripts,src,worker}/**/*.{ts,tsx,js,mjs,css}').filter(
    (file) => !/\.test\.tsx?$|\/test-[\w-]+\.ts$|platform-env\.d\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => isTooLong(readFileSync(file, 'utf8')))).toEqual([])
})

import { expect, test, vi } from 'vitest'
import { contourOf, hillsOf, mostRidges, view } from './ridges.ts'

const lines = ['The heron stood on one leg by the lock', 'Maya rang, from the night train', 'one', 'coffee', '']
const heightsOf = (line: string) => Array.from(contourOf(line), (digit) => Number.parseInt(digit, 36))
/** How often it goes from up to down. */
function rises(line: string): number {
  const steps = heightsOf(line).map((height, index, all) => Math.sign((all[index + 1] ?? height) - height))
  const moves = steps.filter(Boolean)
  return moves.filter((move, index) => move > 0 && moves[index + 1] === -1).length
}

test('the same line is always the same ridge, and another one is another', () => {
  expect(contourOf(lines[0]!)).toBe('cmswwvrokinttolkilrtpi90')
  expect(new Set(lines.map(contourOf)).size).toBe(lines.length)
  for (const line of lines) expect(contourOf(line)).toMatch(/^[0-9a-z]{24}$/)
})

test('a short line is one broad hill, and a long one has several', () => {
  for (const short of ['one', 'coffee', 'tea']) expect(rises(short)).toBeLessThanOrEqual(2)
  expect(rises('Snow on the hills in the morning, and then the long way home by train')).toBeGreaterThanOrEqual(3)
})

test('a line without spaces, and one that is read from right to left, have hills of their own', () => {
  expect(rises('妈妈在电话里笑了，这是春天以来第一次')).toBeGreaterThanOrEqual(2)
  expect(rises('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2))).toBeGreaterThanOrEqual(2)
  expect(new Set(['أمي ضحكت في الهاتف', 'قهوة الصباح'].map(contourOf)).size).toBe(2)
})

test('each line, and an empty page too, draws a ridge before which the ground lies, the first one near, and all lie in the picture with the sun over them', () => {
  for (const count of [0, 1, 3, 6, mostRidges, 30]) {
    const contours = Array.from({ length: count }, (_, index) => contourOf(`Line ${index} of this page, and more`))
    for (const isSmall of [false, true]) {
      const { ridges, sun } = hillsOf(contours, { isSmall, lift: 1 })
      if (!isSmall) expect(ridges).toHaveLength(Math.min(Math.max(count, 1), mostRidges) + 1)
      expect(ridges.map(({ distance }) => distance)).toEqual(
        ridges.map(({ distance }) => distance).toSorted((one, other) => other - one),
      )
      for (const { path } of ridges) expect(path).toMatch(/^M0 [-\d.]+H[-\d. ]+Q[-\d. ]+T[-\d. ]+H1200V400H0Z$/)
      expect(sun.y).toBeGreaterThan(0)
      expect(sun.y).toBeLessThan(view.height)
      expect(Math.abs(sun.x - view.width / 2)).toBeLessThan(view.height / 2 - sun.radius)
    }
  }
})

test('a hard day has lower hills', () => {
  const contours = lines.slice(0, 4).map(contourOf)
  expect(hillsOf(contours, { relief: 0.5 }).sun.y).toBeGreaterThan(hillsOf(contours).sun.y)
})

test('a line of the longest text takes no more work than one that has as many hills', () => {
  const compared = vi.spyOn(Math, 'min')
  contourOf('wor '.repeat(1_000))
  expect(compared.mock.calls.flat().length).toBeLessThan(10_000)
  compared.mockRestore()
})

import { expect, it } from 'vitest'
import { cityOf, zoneName, zonesByName } from './zone-name.ts'

it.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Saigon', 'Ho Chi Minh'],
  ['Europe/Kiev', 'Kyiv'],
])('the city of %s is %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city)
})

it('names a zone by the newer name of its city', () => {
  expect(zoneName('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(zoneName('America/New_York')).toBe('America/New York')
})

it.each(['Asia/Calcutta', 'Asia/Kolkata'])('lists a city once, with %s as it is stored', (current) => {
  const zones = zonesByName(current)
  expect(zones.filter(([name]) => name === 'Asia/Kolkata')).toEqual([['Asia/Kolkata', current]])
  expect(new Set(zones.map(([name]) => name)).size).toBe(zones.length)
})

import { expect, it } from 'vitest'
import { readAll } from './test-files.ts'

const entry = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${inside}
	<key>UUID</key>
	<string>A7BADD177A0544369B8FF0C8C216C8CA</string>
</dict>
</plist>`

it('reads the entries of Day One Classic in the order of their instants', () => {
  const file = readAll([
    {
      name: 'Journal.dayone/entries/0A.doentry',
      text: entry(`	<key>Creation Date</key>
	<date>2014-10-24T02:36:33Z</date>
	<key>Creator</key>
	<dict>
		<key>Generation Date</key>
		<date>2015-01-01T00:00:00Z</date>
		<key>Software Agent</key>
		<string>Day One Mac/1.10.2</string>
	</dict>
	<key>Entry Text</key>
	<string>Walk &amp; talk
It was cold.</string>
	<key>Location</key>
	<dict><key>Locality</key><string>Amherst</string></dict>
	<key>Starred</key>
	<true/>
	<key>Tags</key>
	<array><string>sea</string><string>dogs</string></array>
	<key>Time Zone</key>
	<string>America/Halifax</string>
	<key>Weather</key>
	<dict><key>Celsius</key><string>6</string></dict>`),
    },
    {
      name: 'Journal.dayone/entries/0B.doentry',
      text: entry('<key>Creation Date</key><date>2014-10-23T15:00:00Z</date><key>Entry Text</key><string>Tea</string>'),
    },
    {
      name: 'Journal.dayone/entries/0C.doentry',
      text: entry('<key>Creation Date</key><date>2014-10-25T15:00:00Z</date><key>Entry Text</key><string/>'),
    },
  ])
  expect(file.sources).toEqual(['Day One Classic'])
  expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
    ['2014-10-23', 'Tea\n\nWalk & talk\nIt was cold.'],
  ])
  expect(file.counts).toEqual({ tags: 2, places: 1, weather: 1, stars: 1 })
  expect(file.leftOut).toEqual([
    { where: 'Journal.dayone/entries/0C.doentry, Entry 1', why: 'There are no words here.' },
  ])
})

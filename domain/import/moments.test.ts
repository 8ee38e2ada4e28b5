import { describe, expect, it } from 'vitest'
import { entrySections } from '../entry-sections.ts'
import { read, readAll } from './test-files.ts'

describe('Day One', () => {
  const dayOne = (...entries: unknown[]) => JSON.stringify({ metadata: { version: '1.0' }, entries })

  it('assigns entries to the day in their own zone, oldest first, without pictures', () => {
    const file = read(
      dayOne(
        { creationDate: '2020-01-06T04:30:00Z', timeZone: 'America/New_York', text: 'Late\\.' },
        { creationDate: '2020-01-05T12:00:00Z', timeZone: 'Nowhere/None', text: '![](dayone-moment://ABC)\n\nEarly' },
        { creationDate: '2020-01-06T04:30:00Z', timeZone: 'Asia/Tokyo', text: 'Elsewhere' },
        { creationDate: '2020-01-07T04:30:00Z', timeZone: 'UTC', text: '![](dayone-moment://ABC)' },
        { text: 'when?' },
        null,
      ),
    )
    expect(file.sources).toEqual(['Day One'])
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      ['2020-01-05', 'Early\n\nLate.'],
      ['2020-01-06', 'Elsewhere'],
    ])
    expect(file.leftOut.map(({ where }) => where)).toEqual(['Entry 5', 'Entry 6', 'Entry 4'])
  })

  it('reads a real export: backslashes are removed, and what Firstlight does not keep is counted', () => {
    const file = read(
      dayOne(
        {
          uuid: 'A1B2',
          creationDate: '2023-07-14T22:15:03Z',
          modifiedDate: '2023-07-15T08:00:00Z',
          timeZone: 'Europe/Berlin',
          starred: true,
          weather: { conditionsDescription: 'Clear', temperatureCelsius: 21 },
          tags: ['sea', 'family'],
          location: { localityName: 'Kiel', latitude: 54.3 },
          photos: [{ identifier: 'P1', type: 'jpeg' }],
          text: '# At the sea\n\n![](dayone-moment://P1)\n\n![](dayone-moment:/video/V1)\n\n\n\n1\\. Salt \\(a lot\\)\n\\- C:\\\\old \\*star\\* \\_under\\_\\!\n![a map](https://example.com/map.png)',
        },
        { creationDate: '2023-07-13T10:00:00Z', photos: [{ identifier: 'P2' }] },
      ),
    )
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      [
        '2023-07-15',
        '# At the sea\n\n1. Salt (a lot)\n- C:\\old *star* _under_!\n![a map](https://example.com/map.png)',
      ],
    ])
    // P1 is named twice, as an attachment and in the text.
    expect(file.counts).toEqual({ pictures: 3, tags: 2, places: 1, weather: 1, stars: 1 })
    expect(file.leftOut).toEqual([{ where: 'Entry 2', why: 'There are no words here.' }])
  })

  it('continues a text that is too long for gratitude in the diary', () => {
    const paragraph = `${'word '.repeat(500).trim()}\n\n`
    const [day] = read(
      dayOne({ creationDate: '2020-01-05T12:00:00Z', timeZone: 'UTC', text: paragraph.repeat(3) }),
    ).days
    expect(day!.gratitudeText.length).toBeLessThanOrEqual(entrySections.gratitudeText.maxLength)
    expect(`${day!.gratitudeText}\n\n${day!.diaryText}`).toBe(paragraph.repeat(3).trim())
    const file = read(dayOne({ creationDate: '2020-01-05T12:00:00Z', timeZone: 'UTC', text: 'x'.repeat(14_001) }))
    expect([file.days, file.leftOut]).toEqual([
      [],
      [{ where: 'Entry 1', why: 'This day is longer than a page can hold.' }],
    ])
  })
})

const journeyEntry = {
  text: '<p dir="auto">Tea &amp; rain&nbsp;</p>\n<p dir="auto"></p>\n<ul><li>Bread</li><li>Sun</li></ul><p>1 &lt; 2 &#8230;</p>',
  type: 'html',
  date_journal: Date.UTC(2023, 5, 27, 2, 30),
  date_modified: Date.UTC(2023, 6, 1),
  timezone: 'America/New_York',
  id: '1-a',
  mood: 5,
  sentiment: 1.25,
  favourite: true,
  address: 'Kiel',
  lat: 54.3,
  lon: 10.1,
  weather: { id: -1, degree_c: 9.4, description: 'Overcast clouds', place: 'Kiel' },
  photos: ['1-a-1.jpeg'],
  tags: ['sea'],
}

describe('Journey', () => {
  it('reads the files of an export in the order of their instants, and counts the rest', () => {
    const later = {
      ...journeyEntry,
      id: '0-b',
      text: 'Evening',
      type: '',
      timezone: '',
      date_journal: Date.UTC(2023, 5, 27, 3),
    }
    const plain = {
      address: '',
      lat: 1.7976931348623157e308,
      weather: { id: -1, description: '' },
      photos: [],
      tags: [],
    }
    const file = readAll(
      [
        { name: 'journey/0-b.json', text: JSON.stringify({ ...later, ...plain, favourite: false, mood: 0 }) },
        { name: 'journey/1-a.json', text: JSON.stringify(journeyEntry) },
        { name: 'journey/cut.json', text: '{"text": "Te' },
      ],
      { pictures: 3, others: 1 },
    )
    expect(file.sources).toEqual(['Journey'])
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      ['2023-06-26', 'Tea & rain\n\n- Bread\n- Sun\n\n1 < 2 …\n\nEvening'],
    ])
    expect(file.counts).toEqual({ pictures: 3, tags: 1, places: 1, weather: 1, stars: 1, moods: 1, others: 1 })
    expect(file.leftOut).toEqual([
      { where: 'journey/cut.json', why: expect.stringMatching(/^This JSON cannot be read/) },
    ])
  })
})

describe('Memos', () => {
  it.each([
    {
      memos: [
        { name: 'memos/a', createTime: '2023-06-27T02:30:00Z', content: 'Tea #sea', pinned: true, attachments: [{}] },
      ],
    },
    {
      memos: [
        {
          name: 'memos/a',
          displayTime: '2023-06-27T02:30:00Z',
          createTime: '2024-01-01T00:00:00Z',
          content: 'Tea #sea',
          pinned: true,
          resources: [{}],
        },
      ],
    },
    [
      {
        id: 4,
        createdTs: Date.UTC(2023, 5, 27, 2, 30) / 1_000,
        content: 'Tea #sea',
        pinned: true,
        resourceList: [],
        resources: [{}],
      },
    ],
  ])('reads %j', (memos) => {
    const { sources, days, counts } = read(JSON.stringify(memos))
    expect([sources, days.map(({ date, gratitudeText }) => [date, gratitudeText]), counts]).toEqual([
      ['Memos'],
      [['2023-06-26', 'Tea #sea']],
      { pictures: 1, stars: 1 },
    ])
  })
})

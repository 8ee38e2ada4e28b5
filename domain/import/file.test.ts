import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTexts, entrySections, mapSections } from '../entry-sections.ts'
import { entryMarkdown, tidy } from '../entry-markdown.ts'
import { batchesOf, readImportFiles, type NamedText } from './file.ts'
import { dateInHeading, dateInName } from './heading.ts'
import type { ImportedDay } from './imported-day.ts'
import { addDays } from '../time/local-date.ts'
import { moods } from '../mood.ts'
import { itemsToTick } from '../ticks.ts'

const reader = { zone: 'America/New_York', today: '2026-11-21', hasPremium: false }
const readAll = (files: NamedText[], beside?: { pictures: number; others: number }) => {
  const file = readImportFiles(files, { ...reader, ...(beside && { beside }) })
  if ('unreadable' in file) throw new Error(file.unreadable)
  return file
}
const readImportFile = (text: string) => readImportFiles([{ name: 'journal', text }], reader)
const read = (text: string, name = 'journal') => readAll([{ name, text }])
const daysOf = (content: string) => read(content).days.map(({ date, gratitudeText }) => [date, gratitudeText])
const refusal = (content: string) => {
  const file = readImportFile(content)
  return 'unreadable' in file ? file.unreadable : `read as ${file.sources.join()}`
}
const seed = Date.now() % 1_000_000
console.log(`seed ${seed}`)

describe('Presently', () => {
  it('reads days, quotation marks, commas and line breaks', () => {
    const file = read(
      '\uFEFFentryDate,entryContent\r\n2020-01-05,Warm bread\r\n2020-01-06,"Tea, ""quietly""\nand rain"\r\n',
    )
    expect(file.sources).toEqual(['Presently'])
    expect(file.days.map(({ date, gratitudeText, goalsText }) => [date, gratitudeText, goalsText])).toEqual([
      ['2020-01-05', 'Warm bread', ''],
      ['2020-01-06', 'Tea, "quietly"\nand rain', ''],
    ])
    expect(file.leftOut).toEqual([])
  })

  it('reads line breaks of any kind', () => {
    const rows = ['entryDate,entryContent', '2020-01-05,Warm bread', '2020-01-06,"Tea', 'and rain"', '2020-13-01,x']
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const file = read(rows.join(lineBreak))
      expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
        ['2020-01-05', 'Warm bread'],
        ['2020-01-06', 'Tea\nand rain'],
      ])
      expect(file.leftOut).toEqual([{ where: 'Line 5', why: '“2020-13-01” is not a date that exists.' }])
    }
  })

  it('reads dates in other notations if they are unambiguous', () => {
    const file = read('entryDate,entryContent\n3/14/2024,Pi\n"March 15, 2024",Ides\n3/4/2024,Which?\nsoon,When?\n')
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      ['2024-03-14', 'Pi'],
      ['2024-03-15', 'Ides'],
    ])
    expect(file.leftOut).toEqual([
      { where: 'Line 4', why: '“3/4/2024” could be 2024-03-04 or 2024-04-03.' },
      { where: 'Line 5', why: '“soon” is not a date that exists.' },
    ])
  })

  it('names the lines that it cannot read, and reads the others', () => {
    const file = read(
      'entryDate,entryContent\n2020-02-30,No such day\n2020-03-01,\n2099-01-01,Later\n2020-03-02,Good\n2020-03-03,"never closed\nand on',
    )
    expect(file.days.map(({ date }) => date)).toEqual(['2020-03-02'])
    expect(file.leftOut).toEqual([
      { where: 'Line 2', why: '“2020-02-30” is not a date that exists.' },
      { where: 'Line 3', why: 'There are no words here.' },
      { where: 'Line 4', why: 'This day is still to come.' },
      { where: 'Line 6', why: 'A quotation mark opens here and never closes.' },
    ])
  })
})

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

describe('Markdown', () => {
  it('begins a day at each heading with a date', () => {
    expect(daysOf('# Notes\n\n## 2020-01-05\n\nBread  \nTea\n\n## Monday, January 6, 2020\n### Later\nRain\n')).toEqual(
      [
        ['2020-01-05', 'Bread\nTea'],
        ['2020-01-06', '### Later\nRain'],
      ],
    )
    expect(read('Some words\n\n# 2020-01-05\nBread\n\n```\n# 2020-01-06\n```\n').leftOut).toEqual([
      { where: 'Line 1', why: '“Some words” belongs to no day.' },
    ])
  })

  it.each([
    ['2024-03-01', '2024-03-01', ''],
    ['2024/3/1 A walk', '2024-03-01', 'A walk'],
    ['Friday, March 1, 2024', '2024-03-01', ''],
    ['**1st March 2024** at 7:30 am', '2024-03-01', ''],
    ['01.03.2024 – Rain', '2024-03-01', 'Rain'],
    ['Sept. 9 2024', '2024-09-09', ''],
    ['3/25/2024', '2024-03-25', ''],
    ['25/3/2024', '2024-03-25', ''],
    ['2023_06_26', '2023-06-26', ''],
    ['20230626 Rain', '2023-06-26', 'Rain'],
    ['Montag, 26. Juni 2023', '2023-06-26', ''],
    ['Mo, den 3. März 2024', '2024-03-03', ''],
    ['1.März 2024', '2024-03-01', ''],
    ['4. 3. 2024', '2024-03-04', ''],
    ['Am 5. März 2024 in Bonn', '2024-03-05', 'in Bonn'],
    ['Sonnabend, 2. März 2024', '2024-03-02', ''],
    ['1. Jänner 2024, 7:30 Uhr', '2024-01-01', ''],
    ['lundi 26 juin 2023', '2023-06-26', ''],
    ['1er août 2023 à 7h30', '2023-08-01', ''],
    ['14 févr. 2023 – Pluie', '2023-02-14', 'Pluie'],
    ['lunes, 26 de junio de 2023', '2023-06-26', ''],
    ['3 de enero del 2024 So ein Tag', '2024-01-03', 'So ein Tag'],
    ['segunda-feira, 26 de junho de 2023', '2023-06-26', ''],
    ['26 de março de 2023'.normalize('NFD'), '2023-03-26', ''],
  ])('finds the day in “%s”', (heading, date, rest) => {
    expect(dateInHeading(heading)).toEqual({ date, rest })
  })

  it('reports ambiguous dates, and takes no other heading for a day', () => {
    expect(dateInHeading('1/5/2024')).toEqual({ unclear: '“1/5/2024” could be 2024-01-05 or 2024-05-01.' })
    expect(dateInHeading('2024-02-30')).toEqual({ unclear: '“2024-02-30” is not a date that exists.' })
    for (const heading of ['Gratitude', 'Mayor 1 2024', '2024', 'March 2024', '12345678', '20231399', '1 jui 2024', ''])
      expect(dateInHeading(heading), heading).toBeUndefined()
  })

  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('# 2020-01-01', '\\## x', '```', '  ~~~', '### Gratitude', '- one', ''),
  )
  const words = fc
    .array(line, { maxLength: 6 })
    .map((lines) => tidy(lines.join('\n').replaceAll('\0', '').toWellFormed()))
  const entry = fc.record({
    ...mapSections(() => words),
    gratitudeText: words.filter(Boolean),
    aiResponse: words,
    ticked: fc.nat(),
    mood: fc.constantFrom(null, ...moods),
  })

  it('reads a mood, and keeps as a diary what is not a mood', () => {
    const day = (words: string) => read(`## 2020-01-05\n\nTea\n\n### How the day felt\n\n${words}\n`).days[0]
    expect(day('Bright')).toMatchObject({ gratitudeText: 'Tea', mood: 5, diaryText: '' })
    expect(day('As long as a week')).toMatchObject({ gratitudeText: 'Tea', diaryText: 'As long as a week' })
    expect(day('As long as a week')).not.toHaveProperty('mood')
  })

  it.each([
    ['2023-06-26.md', '2023-06-26'],
    ['journals/2023_06_26.md', '2023-06-26'],
    ['20230626.txt', '2023-06-26'],
    ['Journal 2023-06-26 07.30.md', '2023-06-26'],
    ['2023/2023-06/2023-06-26 Monday.md', '2023-06-26'],
    ['diary/2023/06/26.md', '2023-06-26'],
    ['Tagebuch, 26. Juni 2023.md', '2023-06-26'],
    ['June_26_2023.md', '2023-06-26'],
    ['26-06-2023.md', '2023-06-26'],
    ['05-06-2023.md', undefined],
    ['Ideas.md', undefined],
    ['2023-06.md', undefined],
    ['1489000000000.md', undefined],
  ])('finds the day in the name “%s”', (name, date) => expect(dateInName(name)).toBe(date))

  const oneDay = (text: string, name?: string) => {
    const { days } = read(text, name)
    expect(days).toHaveLength(1)
    return [days[0]!.date, days[0]!.gratitudeText]
  }

  it.each([
    ['---\ndate: 2023-06-26\ntags: [sea, family]\n---\nTea', 'Note.md'],
    ['---\r\ncreated: 2023-06-26T07:30\r\n---\r\nTea', 'Note.md'],
    ['---\ncreated: "[[2023-06-26]]"\n---\n\nTea', 'Note.md'],
    // Half past ten in the evening in New York.
    ['---\ndate: 2023-06-27T02:30:00Z\n---\nTea', 'Note.md'],
    ['---\ndate: 2023-06-26T23:30:00+09:00\n---\nTea', 'Note.md'],
    ['+++\ntitle = "Sea"\ndate = 2023-06-26\n+++\nTea', 'Note.md'],
    ['date:: [[Jun 26th, 2023]]\nmood:: good\n\nTea', 'Note.md'],
    ['Tea', '2023_06_26.md'],
    ['Tea', 'Daily/2023-06-26.txt'],
    ['---\ndate: 2023-06-26\n---\nTea', '2020-01-01.md'],
    ['[[Anna]] came\n# 2023-06-26\nTea', 'Note.md'],
    ['{{template}}\n# 2023-06-26\nTea', 'Note.md'],
  ])('finds the day of the page %j in its properties or its name', (text, name) =>
    expect(oneDay(text, name)).toEqual(['2023-06-26', 'Tea']),
  )

  it('keeps the first words of a page that begins with signs of JSON', () => {
    expect(oneDay('[[Anna]] came\nTea', '2023-06-26.md')).toEqual(['2023-06-26', '[[Anna]] came\nTea'])
    expect(oneDay('{{weather}}\nTea', '2023-06-26.md')).toEqual(['2023-06-26', '{{weather}}\nTea'])
    expect(oneDay('[ ] Bread\nTea', '2023-06-26.md')).toEqual(['2023-06-26', '[ ] Bread\nTea'])
  })

  it('takes no words between two rules for properties', () => {
    expect(daysOf('---\n# 2023-06-26\nTea\n\n---\n# 2023-06-27\nRain')).toEqual([
      ['2023-06-26', 'Tea\n\n---'],
      ['2023-06-27', 'Rain'],
    ])
  })

  it('believes the headings before the properties, and these before the name', () => {
    expect(oneDay('---\ndate: 2023-06-01\n---\n# 2023-06-26\nTea', '2020-01-01.md')).toEqual(['2023-06-26', 'Tea'])
  })

  it('knows the headings of other journals', () => {
    const page = [
      '# 2023-06-26',
      '## Grateful For',
      '- Tea',
      '## What would make today great?',
      '- [x] Walk',
      '- [ ] Call Ann',
      '## Daily affirmations. I am…',
      'patient',
      '## 3 Amazing things that happened today…',
      'Rain',
      '## What did I learn today?',
      'To wait',
    ]
    expect(read(page.join('\n'))).toMatchObject({
      days: [
        {
          gratitudeText: '- Tea',
          goalsText: '- Walk\n- Call Ann',
          doneItems: ['Walk'],
          diaryText: 'Daily affirmations. I am…\npatient',
          eveningText: 'Rain\n\nWhat did I learn today?\nTo wait',
        },
      ],
      leftOut: [],
      unknownHeadings: [],
    })
    for (const title of ['I’m grateful for:', '🙏 Gratitude', '**Three things I am grateful for**', 'Dankbarkeit'])
      expect(read(`# 2023-06-26\n## Notes\nx\n## ${title}\nTea`).days[0]).toMatchObject({ gratitudeText: 'Tea' })
  })

  it('ends a section at an unknown heading, keeps its words in the diary, and counts it', () => {
    const day = (date: string) => `# ${date}\n## Gratitude\nTea\n### Of the morning\nSun\n## Weather\nRain\n`
    const { days, unknownHeadings, leftOut } = read(`${day('2023-06-26')}${day('2023-06-27')}`)
    expect(days[0]).toMatchObject({ gratitudeText: 'Tea\n### Of the morning\nSun', diaryText: 'Weather\nRain' })
    expect([days.length, unknownHeadings, leftOut]).toEqual([2, [{ title: 'Weather', days: 2 }], []])
  })

  it('reads a page of Logseq without its marks', () => {
    const page =
      '- ## Gratitude\n\t- Tea\n\t  id:: 64a1\n- ## Goals\n  collapsed:: true\n\t- DONE Walk\n\t- TODO Call Ann\n'
    expect(read(page, 'journals/2023_06_26.md').days).toMatchObject([
      { gratitudeText: '\t- Tea', goalsText: '\t- Walk\n\t- Call Ann', doneItems: ['Walk'] },
    ])
  })

  it('counts what Firstlight does not keep', () => {
    const page =
      '---\ntags:\n  - sea\n  - family\nlocation: Kiel\nweather: sun\nstarred: false\n---\nTea ![[IMG_1.jpg]] ![](a.png) ![](https://example.com/b.png)'
    const { days, counts } = read(page, '2023-06-26.md')
    expect(days[0]!.gratitudeText).toBe('Tea   ![](https://example.com/b.png)')
    expect(counts).toEqual({ tags: 2, places: 1, weather: 1, pictures: 2 })
  })

  it('says how many goals of our own export stay out', () => {
    const day = entryMarkdown({
      date: '2020-01-05',
      ...emptyTexts,
      gratitudeText: 'Tea',
      doneItems: [],
      mood: null,
      aiResponse: '',
    })
    const goals = (list: string) =>
      `# June's journal\n\nFrom Firstlight, November 21, 2026\n\n${day}\n# Goals\n\n${list}`
    const two = read(goals('- **Run** (25%)\n  Before breakfast\n\n- **Bake** (completed)\n'))
    expect(two).toMatchObject({
      days: [{ gratitudeText: 'Tea', diaryText: '' }],
      leftOut: [
        { where: 'Line 1' },
        { why: '2 goals stay out: they are imported from the JSON that Settings exports.' },
      ],
    })
    expect(read(goals('- **Run** (25%)\n')).leftOut).toMatchObject([
      { where: 'Line 1' },
      { why: '1 goal stays out: it is imported from the JSON that Settings exports.' },
    ])
    // A heading of the person is not a list of our own.
    expect(read('## 2020-01-05\nTea\n# Goals\n\nRun\n').leftOut).toEqual([
      { where: 'Line 3', why: '“# Goals” belongs to no day.' },
    ])
  })

  it('reads back any text that the export wrote', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
        const days = entries.map(({ ticked, ...words }, index) => {
          const doneItems = itemsToTick(words).filter((_, place) => (ticked >> place) & 1)
          return { date: `2020-01-0${index + 1}`, ...words, doneItems }
        })
        const { days: back, leftOut } = read(`# Your journal\n\n${days.toReversed().map(entryMarkdown).join('\n')}`)
        expect(back.map(({ respondedAt: _at, ...day }) => ({ doneItems: [], mood: null, ...day }))).toEqual(days)
        // The title of the whole is not part of any day.
        expect(leftOut.length).toBeLessThanOrEqual(1)
      }),
      { seed },
    )
  })
})

describe('JSON of Firstlight', () => {
  it('reads everything of a day', () => {
    const day = {
      date: '2020-01-05',
      gratitudeText: ' a\n',
      goalsText: 'b',
      diaryText: 'c',
      eveningText: 'e',
      doneItems: ['b'],
      mood: 4,
      aiResponse: 'd',
      respondedAt: 5,
      createdAt: 4,
    }
    expect(read(JSON.stringify({ user: {}, entries: [{ id: 'x', ...day, version: 3 }] }))).toMatchObject({
      sources: ['Firstlight'],
      days: [day],
      leftOut: [],
    })
  })

  it('discards ticks that name no item of the day', () => {
    const entry = { date: '2020-01-05', gratitudeText: 'a', goalsText: 'b', doneItems: ['a', 5, 'b', { b: 1 }] }
    expect(read(JSON.stringify({ entries: [entry] })).days).toMatchObject([{ doneItems: ['b'] }])
    expect(read(JSON.stringify({ entries: [{ ...entry, doneItems: 'b' }] })).days[0]).not.toHaveProperty('doneItems')
  })

  it('discards a mood that is none', () => {
    const entry = { date: '2020-01-05', gratitudeText: 'a', goalsText: 'b' }
    for (const mood of [0, 6, '4', null])
      expect(read(JSON.stringify({ entries: [{ ...entry, mood }] })).days[0], `${mood}`).not.toHaveProperty('mood')
  })

  it('names the goals that it cannot read, and why', () => {
    const goal = { id: '018bcfe5-6800-7000-8000-000000000000', title: 'Run the river loop' }
    const goals = [goal, 4, null, [goal], { ...goal, title: ' ' }, { ...goal, isSmartGoal: 'yes' }, { title: 'Run' }]
    expect(readImportFile(JSON.stringify({ entries: [], goals }))).toMatchObject({
      goals: [goal],
      leftOut: [
        { where: 'Goal 2', why: 'This is not a goal.' },
        { where: 'Goal 3', why: 'This is not a goal.' },
        { where: 'Goal 4', why: 'This is not a goal.' },
        { where: 'Goal 5', why: 'Goal title is required.' },
        { where: 'Goal 6', why: 'The field “isSmartGoal” cannot be read.' },
        { where: 'Goal 7', why: 'The field “id” cannot be read.' },
      ],
    })
  })

  it('leaves out days before 1900', () => {
    const entries = ['1899-12-31', '1900-01-01'].map((date) => ({ date, gratitudeText: 'a' }))
    const file = read(JSON.stringify({ entries }))
    expect(file.days.map(({ date }) => date)).toEqual(['1900-01-01'])
    expect(file.leftOut).toEqual([{ where: 'Entry 1', why: 'Firstlight holds days from January 1, 1900.' }])
  })

  it('leaves out the diary of a day that is not over, and reports it', () => {
    const entries = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => ({
      date,
      gratitudeText: date === '2026-11-22' ? '' : 'a',
      diaryText: 'c',
    }))
    const file = read(JSON.stringify({ entries }))
    expect(file.days.map(({ date, diaryText }) => [date, diaryText])).toEqual([
      ['2026-11-20', 'c'],
      ['2026-11-21', ''],
    ])
    const why = 'The diary of this day stays out: without Premium, diaries are imported for past days only.'
    expect(file.leftOut).toEqual([
      { where: 'Entry 2', why },
      { where: 'Entry 3', why },
    ])
    const text = JSON.stringify({ entries })
    expect(readImportFiles([{ name: 'journal', text }], { ...reader, hasPremium: true })).toMatchObject({
      days: [{ diaryText: 'c' }, { diaryText: 'c' }, { diaryText: 'c' }],
      leftOut: [],
    })
  })

  it('reads the longest texts that can be stored', () => {
    const day = {
      date: '2020-01-05',
      gratitudeText: '☀️🍞'.repeat(1_333),
      goalsText: '🌱'.repeat(entrySections.goalsText.maxLength),
      diaryText: '🌊'.repeat(entrySections.diaryText.maxLength),
    }
    expect(read(JSON.stringify({ entries: [day] }))).toMatchObject({ days: [day], leftOut: [] })
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

describe('Apple Journal', () => {
  const page = (header: string, body: string) =>
    `<!DOCTYPE html>\n<html><head><meta charset="UTF-8"><title>x</title><style>p.p2 > span {color: #000}</style></head><body><div class="pageHeader">${header}</div>${body}</body></html>`
  const attachments =
    '<div class="assetGrid"><div id="A" class="gridItem assetType_photo"><img src="../Resources/A.heic"></div><div id="B" class="gridItem assetType_multiPinMap"><div class="gridItemOverlayHeader">Kiel</div><div class="gridItemOverlayFooter">1 place</div></div><div class="gridItem assetType_stateOfMind">Calm</div><div class="gridItem assetType_podcast">P</div></div>'

  it('reads an entry without its attachments', () => {
    const body = `${attachments}<div class="reflectionPrompt">What made you smile?</div><p class="p1"><span class="s2">By the sea</span></p><p class="p2"><span class="s1">Salt </span><span class="s3">and wind.</span></p><p class="p2"></p><ol><li><span>Tea</span></li></ol>`
    const file = readAll([
      { name: 'AppleJournalEntries/Entries/2023-06-26_By_the_sea.html', text: page('Monday 26 June 2023', body) },
      { name: 'AppleJournalEntries/index.html', text: '<html><body><a href="x">By the sea</a></body></html>' },
    ])
    expect(file.sources).toEqual(['Apple Journal'])
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      ['2023-06-26', 'What made you smile?\n\nBy the sea\n\nSalt and wind.\n\n- Tea'],
    ])
    expect([file.counts, file.leftOut]).toEqual([{ pictures: 1, places: 1, moods: 1, others: 1 }, []])
  })

  it.each(['Montag, 26. Juni 2023', 'lundi 26 juin 2023', '月曜日'])(
    'finds the day of %j in the page or in the name',
    (header) =>
      expect(read(page(header, '<p>Tea</p>'), 'Entries/2023-06-26.html').days).toMatchObject([
        { date: '2023-06-26', gratitudeText: 'Tea' },
      ]),
  )

  it('refuses a page without a date', () => {
    expect(refusal('<html><body><p>Tea</p></body></html>')).toMatch(/no date/)
  })
})

describe('several files', () => {
  it('become days in every format, and what cannot be read is named with its file', () => {
    const file = readAll([
      { name: 'b/2023-06-26.md', text: 'Tea' },
      { name: 'a/2023-06-26.md', text: 'Bread' },
      { name: 'presently.csv', text: 'entryDate,entryContent\n2023-06-27,Rain\n2020-02-30,Never' },
      { name: 'Ideas.md', text: '---\ntags: sea\n---\nOne day' },
      { name: 'empty.txt', text: '' },
    ])
    expect(file.sources).toEqual(['Markdown', 'Presently'])
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      ['2023-06-26', 'Bread\n\nTea'],
      ['2023-06-27', 'Rain'],
    ])
    // Nothing is counted of a page that is left out.
    expect(file.counts).toEqual({})
    expect(file.leftOut).toEqual([
      { where: 'Ideas.md', why: 'No date could be found in it.' },
      { where: 'empty.txt', why: 'This file is empty.' },
      { where: 'presently.csv, Line 3', why: '“2020-02-30” is not a date that exists.' },
    ])
  })

  it('are refused together if none can be read', () => {
    expect(
      readImportFiles(
        [
          { name: 'a.md', text: 'x' },
          { name: 'b.md', text: 'y' },
        ],
        reader,
      ),
    ).toEqual({
      unreadable: 'No day could be found in these 2 files.',
    })
    expect(readImportFiles([], reader)).toMatchObject({ unreadable: expect.stringMatching(/^There is no text/) })
  })
})

describe('a day that is in a file twice', () => {
  const twice = { date: '2020-01-05', goalsText: 'b' }
  it('becomes one day with all texts and the first reply', () => {
    const own = JSON.stringify({
      entries: [
        { ...twice, gratitudeText: 'one' },
        { ...twice, gratitudeText: 'two', diaryText: 'c', aiResponse: 'd', respondedAt: 5 },
      ],
    })
    expect(read(own).days).toEqual([
      {
        date: '2020-01-05',
        ...emptyTexts,
        gratitudeText: 'one\n\ntwo',
        goalsText: 'b\n\nb',
        diaryText: 'c',
        aiResponse: 'd',
        respondedAt: 5,
      },
    ])
    expect(daysOf('entryDate,entryContent\n2020-01-05,one\n2020-01-05,two')).toEqual([['2020-01-05', 'one\n\ntwo']])
    expect(daysOf('# 2020-01-05\none\n# January 5, 2020\ntwo')).toEqual([['2020-01-05', 'one\n\ntwo']])
  })
})

describe('a hostile or large file', () => {
  const moments = (text: string) => JSON.stringify({ entries: [{ creationDate: '2020-01-05T12:00:00Z', text }] })
  it.each([
    ['spaces in a heading', (many: number) => `# a${' '.repeat(many)}b`],
    ['stars after a date', (many: number) => `# 2020-01-05 x${'*'.repeat(many)}a`],
    ['signs in a heading', (many: number) => `# 2020-01-05${' #'.repeat(many)}b`],
    ['backslashes', (many: number) => `# 2020-01-05\n${'\\'.repeat(many)}x`],
    ['pictures that never end', (many: number) => moments('!['.repeat(many))],
    ['moments that never end', (many: number) => moments('![](dayone-moment:'.repeat(many))],
    ['one day again and again', (many: number) => `entryDate,entryContent\n${'2020-01-05,word\n'.repeat(many)}`],
    [
      'a quotation mark that stays open',
      (many: number) => `entryDate,entryContent\n2020-01-05,"${'a,\n'.repeat(many)}`,
    ],
    [
      'quotation marks within a cell in quotation marks',
      (many: number) => `entryDate,entryContent\n2020-01-05,"${'a"  b'.repeat(many)},`,
    ],
    ['brackets', (many: number) => '['.repeat(many)],
    ['tags that never end', (many: number) => `<html>${'<p '.repeat(many)}`],
    ['comments that never end', (many: number) => `<html>${'<!--'.repeat(many)}`],
    ['styles that never end', (many: number) => `<html>${'<style>'.repeat(many)}`],
    ['entities that never end', (many: number) => `<html>${'&#'.repeat(many)}`],
    ['items without words', (many: number) => `<html>${'<li>'.repeat(many)}`],
    ['embedded pictures that never end', (many: number) => `# 2020-01-05\n${'![['.repeat(many)}`],
    ['spaces in a property', (many: number) => `---\na${' '.repeat(many)}b\n---`],
    ['quotation marks in a property', (many: number) => `---\ndate: x${`"`.repeat(many)}x\n---`],
  ])('is read in linear time: %s', (_, content) => {
    // In quadratic time this takes minutes, and the test reaches its time limit.
    expect(readImportFile(content(200_000))).toBeDefined()
  })

  it('is refused when it holds 50 MB of something else', () => {
    for (const line of ['word and word\n', 'a', '\u0001\uFFFD']) {
      expect(refusal(line.repeat(50_000_000 / line.length))).toMatch(/^No day could be found/)
    }
  })

  it('can hold 20,000 days', () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => ({
      date: addDays('2026-11-21', -index),
      gratitudeText: `Day ${index}`,
    }))
    const { days, leftOut } = read(JSON.stringify({ entries }))
    expect([days.length, leftOut]).toEqual([20_000, []])
    expect(
      batchesOf(days)
        .flat()
        .map(({ gratitudeText }) => gratitudeText),
    ).toEqual(entries.map(({ gratitudeText }) => gratitudeText).reverse())
  })
})

describe('a file that cannot be read', () => {
  it('is refused with a sentence that names the place', () => {
    expect(refusal('')).toBe('This file is empty.')
    expect(refusal('{"entries": [\n{"date": "2020-01-05",')).toMatch(/^This JSON cannot be read from line 2 on/)
    expect(refusal('{"entries": 5}')).toMatch(/no list named “entries”/)
    expect(refusal('{"entries": []}')).toBe('There are no entries in this file.')
    expect(refusal('[1, null, "x"]')).toMatch(/not from Firstlight, Day One, Journey or Memos/)
    expect(refusal('just some words')).toMatch(/^No day could be found/)
  })

  it('never throws, and returns only days that can be stored', () => {
    const odd = fc.oneof(
      fc.constantFrom(
        'date',
        'gratitudeText',
        'creationDate',
        'timeZone',
        'text',
        '2020-01-05',
        '2020-01-05T10:00:00Z',
      ),
      fc.anything(),
    )
    const json = fc
      .array(
        fc.dictionary(
          fc.constantFrom('date', 'gratitudeText', 'diaryText', 'creationDate', 'timeZone', 'text', 'createdAt'),
          odd,
        ),
      )
      .map((entries) => {
        try {
          return JSON.stringify({ entries })
        } catch {
          return '{'
        }
      })
    const lines = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('entryDate,entryContent', '2020-01-05,"a', '# 2020-01-05', '"', '```'),
        ),
      )
      .map((all) => all.join('\n'))
    fc.assert(
      fc.property(fc.oneof(json, lines, fc.string({ unit: 'binary' })), (content) => {
        const file = readImportFile(content)
        if ('unreadable' in file) return
        expect(new Set(file.days.map(({ date }) => date)).size).toBe(file.days.length)
        for (const day of file.days) {
          expect(day.gratitudeText.length).toBeLessThanOrEqual(entrySections.gratitudeText.maxLength)
          for (const text of [day.gratitudeText, day.goalsText, day.diaryText, day.aiResponse])
            expect(text.isWellFormed() && !text.includes('\0')).toBe(true)
        }
      }),
      { seed },
    )
  })
})

describe('batches', () => {
  const day = (gratitudeText: string): ImportedDay => ({
    date: '2020-01-05',
    ...emptyTexts,
    gratitudeText,
    aiResponse: '',
    respondedAt: null,
  })

  it('hold all days in order, within the limits of one call', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4_000 }).map(day), { maxLength: 200 }), (days) => {
        const batches = batchesOf(days)
        expect(batches.flat()).toEqual(days)
        for (const batch of batches) {
          expect(batch.length).toBeLessThanOrEqual(50)
          expect(new TextEncoder().encode(JSON.stringify({ days: batch })).length).toBeLessThan(64 * 1024)
        }
      }),
      { seed, numRuns: 30 },
    )
  })
})

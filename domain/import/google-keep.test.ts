import { expect, it } from 'vitest'
import { readAll } from './test-files.ts'

const note = {
  color: 'DEFAULT',
  isTrashed: false,
  isPinned: false,
  isArchived: true,
  title: '',
  userEditedTimestampUsec: 1_700_003_600_000_000,
  createdTimestampUsec: Date.UTC(2023, 5, 27, 2, 30) * 1_000,
}
const page = (title: string) =>
  `<?xml version="1.0" ?>\n<!DOCTYPE html><html><head><title>${title}</title><style>.note {}</style></head><body><div class="note"><div class="heading"><div class="meta-icons">\n</div>\nApr 15, 2021, 7:07:43 PM</div>\n<div class="title">${title}</div>\n<div class="content">Tea<br>and rain</div>\n</div></body></html>`

it('reads the notes of Google Keep: its JSON, and its pages if there is no JSON beside them', () => {
  const file = readAll([
    { name: 'Takeout/Keep/Tea.json', text: JSON.stringify({ ...note, title: 'Tea', textContent: 'and rain' }) },
    { name: 'Takeout/Keep/Tea.html', text: page('Tea') },
    { name: 'Takeout/Keep/2021-04-15T19_07_43.html', text: page('') },
    {
      name: 'Takeout/Keep/List.json',
      text: JSON.stringify({
        ...note,
        title: 'June 28, 2023',
        isPinned: true,
        createdTimestampUsec: String(note.createdTimestampUsec),
        labels: [{ name: 'sea' }],
        attachments: [{ filePath: 'a.png', mimetype: 'image/png' }],
        listContent: [
          { text: 'Bread', isChecked: false },
          { text: 'Walk', isChecked: true },
        ],
      }),
    },
    { name: 'Takeout/Keep/Old.json', text: JSON.stringify({ ...note, textContent: 'Gone', isTrashed: true }) },
    { name: 'Takeout/archive_browser.html', text: '<!DOCTYPE html><html><body>Archive</body></html>' },
  ])
  expect(file.sources).toEqual(['Google Keep'])
  expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
    ['2021-04-15', 'Tea\nand rain'],
    ['2023-06-26', 'Tea\nand rain'],
    ['2023-06-28', '- Bread\n- [x] Walk'],
  ])
  expect(file.counts).toEqual({ pictures: 1, tags: 1, stars: 1 })
  expect(file.leftOut).toEqual([{ where: 'Takeout/Keep/Old.json, Entry 1', why: 'It lies in the bin of Google Keep.' }])
})

import { describe, expect, it } from 'vitest'
import { read, readAll, refusal } from './test-files.ts'

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

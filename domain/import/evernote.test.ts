import { expect, it } from 'vitest'
import { read } from './test-files.ts'

it('reads the notes of Evernote, with what stays behind', () => {
  const file = read(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
<en-export export-date="20240408T052957Z" application="Evernote" version="10.8.5">
  <note>
    <title>Tea &amp; rain</title>
    <created>20230627T023000Z</created>
    <updated>20230708T051855Z</updated>
    <tag>sea</tag>
    <note-attributes><latitude>54.3</latitude></note-attributes>
    <content>
      <![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note><div>On the <b>roof</b></div><div><en-todo checked="true"/>passports</div><div><en-todo/>hotel</div><div>1 &lt; 2<en-media hash="0f" type="image/png"/></div></en-note>      ]]>
    </content>
    <resource><data encoding="base64">aGVsbG8=</data><mime>image/png</mime></resource>
    <resource><data encoding="base64">aGVsbG8=</data><mime>application/pdf</mime></resource>
  </note>
  <note><title>2023-06-30</title><created>20230629T120000Z</created><content><![CDATA[<en-note>Sun</en-note>]]></content></note>
  <note><title>When?</title><content><![CDATA[<en-note>Never</en-note>]]></content></note>
</en-export>`)
  expect(file.sources).toEqual(['Evernote'])
  expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
    ['2023-06-26', 'Tea & rain\nOn the roof\n[x] passports\n[ ] hotel\n1 < 2'],
    ['2023-06-30', 'Sun'],
  ])
  expect(file.counts).toEqual({ pictures: 1, others: 1, tags: 1, places: 1 })
  expect(file.leftOut).toEqual([{ where: 'Entry 3', why: 'It does not say when it was written.' }])
})

import { fullDawn, skyColors } from '#domain/sky'
import { describe, expect, it } from 'vitest'
import { writeMail } from './mail-content.ts'

const mail = {
  subject: 'Hello\r\nBcc: all@mail.test',
  preview: 'A preview',
  parts: [
    'Good day <b>Ada</b>,',
    { kind: 'code' as const, code: '123456' },
    { kind: 'button' as const, label: 'Open', url: 'https://firstlight.test/auth?a=1&b=2' },
  ],
  footer: 'Why this came.',
}

describe('a mail', () => {
  it('says the same in both forms', () => {
    const { html, text } = writeMail(mail)
    for (const words of ['123456', 'Open', 'Why this came.']) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
    expect(text).toContain('https://firstlight.test/auth?a=1&b=2')
    expect(html).toContain('href="https://firstlight.test/auth?a=1&amp;b=2"')
  })

  it('draws a row of days for the eye alone', () => {
    const days = [
      { label: 'S', isMarked: true },
      { label: 'M', isMarked: false },
    ]
    const { html, text } = writeMail({ ...mail, parts: [{ kind: 'days', days }] })
    expect(
      /<table[^>]*aria-hidden="true".*?<\/table>/s
        .exec(html)![0]
        .replaceAll(/<[^>]+>/g, ' ')
        .match(/\S/g),
    ).toEqual(['●', 'S', '○', 'M'])
    expect(text).not.toMatch(/[●○]/)
  })

  it('shows a person’s name as text', () => {
    expect(writeMail(mail).html).toContain('Good day &lt;b&gt;Ada&lt;/b&gt;,')
  })

  it('keeps its subject on one line', () => {
    expect(writeMail(mail).subject).toBe('Hello Bcc: all@mail.test')
  })

  it('has a width where rem and max-width are dropped', () => {
    const { html } = writeMail(mail)
    const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(html)!
    expect(sheet).toContain('rem')
    for (const [, property] of sheet.matchAll(/([\w-]+): [^;}]*rem\b/g))
      expect(sheet).toMatch(new RegExp(`${property}: \\d+px; ${property}: [^;}]*rem`))
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="528"><tr><td><!\[endif\]-->.*<!--\[if mso\]><\/td>/s)
    expect(html).toMatch(/<table class="card"[^>]* width="100%"[^>]* bgcolor="#fffaf1"/)
  })

  it('begins with the picture of a dawn, in one color where gradients are dropped', () => {
    const { upper, horizon } = skyColors(fullDawn, 'light')
    const { html } = writeMail(mail)
    expect(html).toContain(`bgcolor="${upper}">Firstlight</td>`)
    expect(html).toMatch(new RegExp(`\\.hills \\{ background: ${upper} linear-gradient\\([^)]*${horizon} 60%\\)`))
    expect(html.match(/<path /g)).toHaveLength(fullDawn.ridges.length + 1)
  })

  it('sets the digits of a code apart', () => {
    expect(writeMail(mail).html).toMatch(/\.code \{[^}]* letter-spacing: 4px \}/)
  })

  it('hides its preview without a style sheet', () => {
    const shown = writeMail(mail).html.replace(/<style>.*<\/style>/s, '')
    expect(shown).toMatch(/<div style="display: none; [^"]*mso-hide: all">A preview<\/div>/)
  })

  it('fetches nothing when it is opened', () => {
    expect(writeMail(mail).html).not.toMatch(/<img|<link|url\(|@import|src=/)
  })
})

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
    // No sign between them: a colon is not set alike in each language.
    expect(text).toContain('\nOpen\nhttps://firstlight.test/auth?a=1&b=2\n')
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

  it('has its layout where style sheets are dropped', () => {
    const days = { kind: 'days' as const, days: [{ label: 'S', isMarked: true }] }
    const stop = { label: 'Stop', url: 'https://firstlight.test/stop' }
    const { html } = writeMail({ ...mail, parts: [...mail.parts, { kind: 'quote', text: 'Tea' }, days], stop })
    const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(html)!
    const properties = [...sheet.matchAll(/([\w-]+): [^;{}]+/g)].map(([, property]) => property)
    expect(new Set(properties)).toEqual(
      new Set(['color-scheme', 'prefers-color-scheme', 'background', 'color', 'border-color']),
    )
    const elements = html.split('</style>')[1]!.matchAll(/<(?:p|a|td|table|div|span)\b[^>]*>/g)
    const bare = [...elements].map(([tag]) => tag).filter((tag) => !tag.includes('style="'))
    // That of Outlook, and the cell of the text.
    expect(bare).toEqual([
      expect.stringMatching(/^<table role="presentation" align="center" width="528">/),
      '<td>',
      '<td>',
    ])
  })

  it('has sizes where rem and max-width are dropped', () => {
    const { html } = writeMail(mail)
    const sizes = [...html.matchAll(/([\w-]+): [^;"]*rem\b/g)].map(([, property]) => property)
    expect(new Set(sizes)).toEqual(new Set(['font-size', 'max-width']))
    expect([...html.matchAll(/([\w-]+): \d+px; \1: [\d.]+rem/g)]).toHaveLength(sizes.length)
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="528"><tr><td><!\[endif\]-->.*<!--\[if mso\]><\/td>/s)
    expect(html).toMatch(/<table class="card"[^>]* width="100%"[^>]* bgcolor="#fffaf1"/)
  })

  it('begins with the picture of a dawn, in one color where gradients are dropped', () => {
    const { upper, horizon } = skyColors(fullDawn, 'light')
    const { html } = writeMail(mail)
    expect(html).toContain(`bgcolor="${upper}">Firstlight</td>`)
    expect(html).toMatch(
      new RegExp(`class="hills" style="background: ${upper} linear-gradient\\([^)]*${horizon} 60%\\)`),
    )
    expect(html.match(/<path /g)).toHaveLength(fullDawn.ridges.length + 1)
    // Not stretched to the width of the card, which would stretch the sun.
    expect(html).toMatch(/preserveAspectRatio="xMidYMax slice"[^>]*><circle /)
  })

  it('sets the digits of a code apart', () => {
    expect(writeMail(mail).html).toMatch(/class="code" style="[^"]*letter-spacing: 4px"/)
  })

  it('hides its preview without a style sheet', () => {
    const shown = writeMail(mail).html.replace(/<style>.*<\/style>/s, '')
    expect(shown).toMatch(/<div style="display: none; [^"]*mso-hide: all">A preview<\/div>/)
  })

  it('fetches nothing when it is opened', () => {
    expect(writeMail(mail).html).not.toMatch(/<img|<link|url\(|@import|src=/)
  })
})

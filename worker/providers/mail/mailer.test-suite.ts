import { describe, expect, it } from 'vitest'
import { DeliveryError } from '../../core/errors.ts'
import type { Mail, Mailer } from './mailer.ts'

/** A provider, and what its vendor has accepted so far. */
export type Provider = { mailer: Mailer; accepted: () => Promise<Partial<Mail>[]> }

export const mail: Mail = {
  key: 'contact:one',
  to: 'ada@mail.test',
  subject: 'Good morning',
  text: 'Three small wins.\n',
  html: '<p>Three small wins.</p>',
  headers: {
    'List-Unsubscribe': '<https://firstlight.test/api/unsubscribe?message=1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}

/** How a mailer says what came of a mail. */
export async function outcomeOf(sent: Promise<void>): Promise<'taken' | DeliveryError['fault'] | 'unknown'> {
  try {
    await sent
    return 'taken'
  } catch (error) {
    return error instanceof DeliveryError ? error.fault : 'unknown'
  }
}

/** The tests that every provider of mail passes. `knowsKeys`: the vendor sends a mail with a known key once. */
export function describeMailer(
  name: string,
  { create, knowsKeys }: { create: () => Provider | Promise<Provider>; knowsKeys: boolean },
): void {
  describe(`the mailer: ${name}`, () => {
    it('sends both forms, the address for answers and the headers of RFC 8058', async () => {
      const { mailer, accepted } = await create()
      const { key, ...whole } = { ...mail, replyTo: 'grace@mail.test' }
      await mailer.send({ ...whole, key })
      expect(await accepted()).toMatchObject([whole])
    })

    it.each<[string, Partial<Mail>]>([
      ['the header Date', { headers: { Date: 'Sat, 21 Nov 2026 10:00:00 GMT' } }],
      ['the header Message-ID', { headers: { 'Message-ID': '<1@firstlight.test>' } }],
      ['the header Feedback-ID', { headers: { 'Feedback-ID': '1:firstlight' } }],
      ['the header Bcc', { headers: { Bcc: 'all@mail.test' } }],
      ['an unsubscribe address without https', { headers: { 'List-Unsubscribe': '<http://firstlight.test/>' } }],
      ['a line break in the subject', { subject: 'Your goal\r\nBcc: all@mail.test' }],
      ['a line break in a header', { headers: { 'X-Kind': 'goal\nBcc: all@mail.test' } }],
      ['a line break in the recipient', { to: 'ada@mail.test\nBcc: all@mail.test' }],
      ['a line break in the address for answers', { replyTo: 'ada@mail.test\r\nBcc: all@mail.test' }],
      ['two recipients', { to: 'ada@mail.test, grace@mail.test' }],
      ['no text', { text: '' }],
      ['no key', { key: '' as Mail['key'] }],
      ['a key that is too long', { key: `contact:${'k'.repeat(249)}` }],
      ['a line break in the key', { key: 'contact:one\r\nX-Kind: goal' }],
    ])('refuses %s', async (_, change) => {
      const { mailer, accepted } = await create()
      expect(await outcomeOf(mailer.send({ ...mail, ...change }))).toBe('refused')
      expect(await accepted()).toEqual([])
    })

    if (!knowsKeys) return

    it('sends a mail with the same key once', async () => {
      const { mailer, accepted } = await create()
      for (let time = 0; time < 3; time++) await mailer.send(mail)
      await mailer.send({ ...mail, key: 'contact:two' })
      expect(await accepted()).toHaveLength(2)
    })

    it('sends nothing, and leaves the outcome open, for another mail with the same key', async () => {
      const { mailer, accepted } = await create()
      await mailer.send(mail)
      expect(await outcomeOf(mailer.send({ ...mail, text: 'Another text.' }))).toBe('unknown')
      expect(await accepted()).toMatchObject([{ text: mail.text }])
    })
  })
}

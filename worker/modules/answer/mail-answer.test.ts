import { beforeEach, describe, expect, it, vi } from 'vitest'
import { helpMessage } from '#domain/coach/help-message'
import type { Entry } from '#domain/entry'
import { emptyTables } from '../../testing/journals.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { sweepFaults, writesIn } from '../../testing/fault-sweep.ts'
import { changeRow, signUp, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'
import { largestMail } from './received-mail.ts'
import { receiveMail } from './mail-answer.usecases.ts'

const today = '2026-11-21'
const page = 'Coffee on the step\nThe letter from Ada\n\nWalk to the river\nCall the bank'
const texts = {
  gratitudeText: 'Coffee on the step\nThe letter from Ada',
  goalsText: 'Walk to the river\nCall the bank',
}

let app: TestApp
let person: TestPerson
let address: string
const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
beforeEach(begin)
async function begin(): Promise<void> {
  await emptyTables('users', 'schedule', 'messages', 'entries', 'rate_counters')
  const clock = createTestClock(dawn)
  app = createTestApp({
    clock,
    services: { pause: async (milliseconds) => clock.advance(milliseconds) },
    variables: { MAIL_ANSWERS_DOMAIN: 'answers.firstlight.test' },
  })
  person = await signUp(app)
  await changeRow(person.user.id, { emailVerifiedAt: 1, planChanges: 1 })
  await app.runAt(dawn, dawn + hour)
  app.clock.advance(minute)
  const [prompt] = await mailsTo(person.user)
  address = prompt!.replyTo!
  logged.mockClear()
}

type Arriving = {
  results?: string
  text?: string
  headers?: string[]
  proven?: string
  from?: string
  to?: string
  size?: number
}

let sent = 0
function arriving({ results, text = page, headers = [], proven = 'pass', from, to = address, size }: Arriving) {
  sent += 1
  const raw = [
    `Authentication-Results: mx.cloudflare.net; ${results ?? `dkim=none; dmarc=${proven} policy.dmarc=none`}`,
    `From: Ada <${from ?? person.user.email}>`,
    ...headers,
    ...(headers.some((line) => line.startsWith('Message-ID')) ? [] : [`Message-ID: <${sent}@mail.test>`]),
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n')
  const setReject = vi.fn<(reason: string) => void>()
  return { to, raw: new Response(raw).body!, rawSize: size ?? raw.length, setReject }
}
const answer = async (arrived: Arriving) => receiveMail(app.services, arriving(arrived))
const entriesOf = async ({ client }: TestPerson) => (await client.get('/api/entries')).json<Entry[]>()
/** Without the prompt. */
const answers = async () => (await mailsTo(person.user)).filter(({ replyTo }) => replyTo === undefined)
const dropped = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; reason: string })

describe('an answer to the morning mail', () => {
  it('writes the page of its day, and the letter comes back', async () => {
    await answer({})
    const [entry] = await entriesOf(person)
    expect(entry).toMatchObject({ date: today, ...texts, aiResponse: expect.stringMatching(/\w/) })
    const [mail] = await answers()
    expect(mail!.subject).toBe('Your page of Saturday is written')
    expect(mail!.text).toContain(entry!.aiResponse!.split('\n')[0])
  })

  it('belongs to the day of the mail, also after midnight, and for two days', async () => {
    app.clock.advance(day)
    await answer({})
    expect(await entriesOf(person)).toMatchObject([{ date: today, ...texts }])
    app.clock.advance(day + hour)
    await answer({ text: 'Late' })
    expect(await entriesOf(person)).toMatchObject([texts])
    expect(dropped()).toMatchObject([{ event: 'mail_answer.dropped', reason: 'late' }])
  })

  it('that is delivered several times writes once and is answered once', async () => {
    const headers = ['Message-ID: <same@mail.test>']
    await Promise.all([answer({ headers }), answer({ headers }), answer({ headers })])
    await answer({ headers })
    expect(await entriesOf(person)).toHaveLength(1)
    expect(await answers()).toHaveLength(1)
  })

  it('that is delivered again after an edit leaves the edit as it is', async () => {
    const headers = ['Message-ID: <same@mail.test>']
    await answer({ headers })
    const [entry] = await entriesOf(person)
    await person.client.patch(`/api/entries/${entry!.id}`, { goalsText: 'Rest' })
    await answer({ headers })
    expect(await entriesOf(person)).toMatchObject([{ ...texts, goalsText: 'Rest' }])
  })

  it('and others that arrive at the same time are all kept', async () => {
    await Promise.all(['Soup', 'Rain', 'Tea', 'Ida'].map((line) => answer({ text: `${line}\ngoals\nWin of ${line}` })))
    const [entry] = await entriesOf(person)
    expect(entry!.gratitudeText.split('\n').sort()).toEqual(['Ida', 'Rain', 'Soup', 'Tea'])
    expect(entry!.goalsText.split('\n')).toHaveLength(4)
  })

  it('that comes later is added in order, each line once', async () => {
    await answer({})
    const headers = ['Message-ID: <second@mail.test>']
    for (const _time of [1, 2]) await answer({ headers, text: 'Soup at noon\nCoffee on the step\ngoals\nSleep early' })
    expect(await entriesOf(person)).toMatchObject([
      { gratitudeText: `${texts.gratitudeText}\nSoup at noon`, goalsText: `${texts.goalsText}\nSleep early` },
    ])
  })

  it('from an address from which mail comes back is stored and not answered, and answered where mail is called spam', async () => {
    await changeRow(person.user.id, { mailReturnedAt: dawn })
    await answer({})
    expect([await entriesOf(person), await answers()]).toMatchObject([[texts], []])
    await changeRow(person.user.id, { mailCalledSpam: true })
    await answer({ text: 'Soup' })
    expect(await answers()).toHaveLength(1)
  })

  it('without small wins is kept, says so, and takes them from the next answer', async () => {
    await answer({ text: 'Coffee on the step' })
    expect((await answers())[0]!.text).toContain('Your small wins are still missing.')
    await answer({ text: 'Walk\nRead' })
    expect(await entriesOf(person)).toMatchObject([{ gratitudeText: 'Coffee on the step', goalsText: 'Walk\nRead' }])
  })

  it('is added to a page that was written in the app meanwhile', async () => {
    await writeMorning(person.client, { date: today, gratitudeText: 'Tea', goalsText: 'Read' })
    await answer({})
    expect(await entriesOf(person)).toMatchObject([
      { gratitudeText: `Tea\n${texts.gratitudeText}`, goalsText: `Read\n${texts.goalsText}` },
    ])
  })

  it.each([
    ['> Good morning Ada,\r\n> Three things', 'had no words of your own'],
    ['long '.repeat(1000), 'is longer than a part of a page'],
  ])('that cannot be a page is not stored, and is told why', async (text, why) => {
    await answer({ text })
    expect(await entriesOf(person)).toEqual([])
    expect((await answers()).map((mail) => mail.text)).toEqual([expect.stringContaining(why)])
  })

  it('is stored without characters that D1 would change', async () => {
    await answer({ text: `Tea${String.fromCodePoint(0)} and rain\n\nWalk` })
    expect(await entriesOf(person)).toMatchObject([{ gratitudeText: 'Tea and rain', goalsText: 'Walk' }])
  })

  it('that speaks of self-harm gets the help message', async () => {
    await answer({ text: 'I want to kill myself\n\nNothing' })
    expect(await entriesOf(person)).toMatchObject([{ aiResponse: helpMessage }])
    expect((await answers())[0]!.text).toContain(helpMessage.split('\n')[0])
  })

  // The outbox, which is in KV, takes the place of the vendor.
  it.each([
    ['writes its page', undefined, texts],
    ['is added to a page', 'Tea', { ...texts, gratitudeText: `Tea\n${texts.gratitudeText}` }],
  ])(
    'that %s is thrown back or done, whichever call fails, and done once when it comes again',
    async (_, tea, page) => {
      using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const calls = await sweepFaults(async () => {
        await begin()
        if (tea) await writeMorning(person.client, { date: today, gratitudeText: tea, goalsText: 'Read' })
        const headers = [`Message-ID: <${crypto.randomUUID()}@mail.test>`]
        const expected = { ...page, ...(tea && { goalsText: `Read\n${texts.goalsText}` }) }
        const isDone = async () => {
          expect(await entriesOf(person)).toMatchObject([expected])
          expect(await answers()).toHaveLength(1)
        }
        return {
          watch: app.watch,
          async attempt() {
            const done = await answer({ headers }).then(
              () => true,
              () => false,
            )
            app.watch.fault = undefined
            if (done) await isDone()
          },
          async recover() {
            await answer({ headers })
            await isDone()
          },
        }
      })
      expect(writesIn(calls)).toBeGreaterThan(2)
    },
  )
})

describe('a mail that is not proven to be the person’s answer is dropped without a word', () => {
  it.each<[string, Arriving, string]>([
    [
      'to an address that was never made',
      { to: 'page.01a1fd8c-6900-7254-b4dd-36d438ab4c26@answers.firstlight.test' },
      'address',
    ],
    ['to another domain', { to: 'hello@firstlight.test' }, 'address'],
    ['from another address', { from: 'eve@mail.test' }, 'sender'],
    ['with a failed DMARC', { proven: 'fail' }, 'unproven'],
    ['without a policy', { proven: 'none' }, 'unproven'],
    [
      'with a result that the sender wrote',
      { proven: 'fail', headers: ['Authentication-Results: mx.cloudflare.net; dmarc=pass'] },
      'unproven',
    ],
    [
      'with a result within the words of the sender',
      { results: 'dkim=none; spf=none smtp.mailfrom="a; dmarc=pass"@evil.test' },
      'unproven',
    ],
    ['with two results', { proven: 'fail; dmarc=pass' }, 'unproven'],
    ['with two senders', { headers: ['From: eve@mail.test'] }, 'unproven'],
    ['of an absence', { headers: ['Auto-Submitted: auto-replied'] }, 'automatic'],
    ['of a list', { headers: ['List-Id: <walkers.mail.test>'] }, 'automatic'],
    ['in bulk', { headers: ['Precedence: bulk'] }, 'automatic'],
    ['that bounced', { headers: ['Return-Path: <>'] }, 'automatic'],
    ['that went around', { headers: ['X-Loop: ada@mail.test'] }, 'automatic'],
  ])('%s', async (_what, arrived, reason) => {
    await answer(arrived)
    expect(await entriesOf(person)).toEqual([])
    expect(await answers()).toEqual([])
    expect(dropped()).toMatchObject([{ event: 'mail_answer.dropped', reason }])
  })

  it('when the address is not confirmed any more, and when the account is closed', async () => {
    await changeRow(person.user.id, { emailVerifiedAt: null })
    await answer({})
    await changeRow(person.user.id, { emailVerifiedAt: 1, isActive: false })
    await answer({})
    expect(await answers()).toEqual([])
    expect(dropped()).toMatchObject([{ reason: 'account' }, { reason: 'account' }])
  })

  it('and one that is too large is refused before it is read', async () => {
    const arrived = arriving({ size: largestMail + 1 })
    await receiveMail(app.services, arrived)
    expect(arrived.setReject).toHaveBeenCalledOnce()
    expect(await entriesOf(person)).toEqual([])
  })
})

it('a site without a domain for answers offers none', async () => {
  app = createTestApp({ clock: createTestClock(dawn), variables: { MAIL_ANSWERS_DOMAIN: undefined } })
  const other = await signUp(app)
  await changeRow(other.user.id, { emailVerifiedAt: 1, planChanges: 1 })
  await app.runAt(dawn, dawn + hour)
  const [prompt] = await mailsTo(other.user)
  expect([prompt!.replyTo, prompt!.text.includes('answer this mail')]).toEqual([undefined, false])
})

import { beforeEach, describe, expect, it } from 'vitest'
import { DeliveryError } from '../../core/errors.ts'
import type { AppServices } from '../../services.ts'
import { emptyTables, inEveryDatabase } from '../../testing/journals.ts'
import { logOf } from '../../testing/message-log.ts'
import { mailsTo, smsTo } from '../../testing/outbox.ts'
import { account, twilioStandIn } from '../../testing/twilio.stand-in.ts'
import { createTwilioSmsSender } from '../../providers/sms/twilio.sms-sender.ts'
import { localTwilioAccount } from '../../providers/sms/twilio-request.ts'
import { changeRow, signUp, type TestPerson } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'
import { sendToSite, sidOf, twilioRequest } from '../../testing/twilio.ts'
import { promptSms } from './message-contents.ts'

let app: TestApp
beforeEach(async () => {
  await emptyTables('users', 'schedule', 'messages', 'opt_outs')
  app = createTestApp({ clock: createTestClock(dawn) })
})

/** A person who gets the prompt by SMS alone, at 6:00 in New York. */
async function reader(changes: Parameters<typeof changeRow>[1] = {}): Promise<TestPerson & { phone: string }> {
  const person = await signUp(app)
  await changeRow(person.user.id, { phoneVerifiedAt: 1, promptBySms: true, planChanges: 1, ...changes })
  return { ...person, phone: person.registration.phone }
}

const withSender = (send: AppServices['smsSender']['send']) => {
  app = createTestApp({ clock: createTestClock(dawn), services: { smsSender: { send } } })
}

describe('the morning prompt by SMS', () => {
  it('comes once a day, opens with the headline, and has a link', async () => {
    const person = await reader()
    await app.runAt(dawn, dawn + hour, dawn + hour, dawn + hour + minute)
    const [row] = await logOf(person)
    const sent = await smsTo(person)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.text.startsWith(row!.headlineUsed!.replaceAll('’', "'"))).toBe(true)
    expect(sent[0]).toMatchObject({
      text: expect.stringContaining('https://firstlight.test/?respond=true'),
      validSeconds: 2 * 60 * 60,
      statusCallback: `https://firstlight.test/api/sms/status?message=${row!.id}`,
    })
    expect(row).toMatchObject({ channel: 'sms', state: 'sent', messageId: sent[0]!.id })
    await app.runAt(dawn + day + hour)
    expect(await smsTo(person)).toHaveLength(2)
  })

  it('keeps half of the room of all for those who were there before', async () => {
    app = createTestApp({ clock: createTestClock(dawn), limits: { smsInAll: 2 } })
    const newPeople = [await reader(), await reader()]
    await app.runAt(dawn, dawn + hour)
    const known = await reader({ emailVerifiedAt: 1, promptByEmail: false, createdAt: dawn - 8 * day })
    await app.runAt(dawn + hour, dawn + hour + minute)
    const sent = await Promise.all([...newPeople, known].map(smsTo))
    expect(sent.map((messages) => messages.length)).toEqual([0, 0, 1])
  })

  it('comes beside the mail, each once', async () => {
    const person = await reader({ emailVerifiedAt: 1 })
    await app.runAt(dawn, dawn + hour)
    expect(await logOf(person)).toMatchObject([
      { channel: 'email', state: 'sent' },
      { channel: 'sms', state: 'sent' },
    ])
    expect(await smsTo(person)).toHaveLength(1)
    expect(await mailsTo(person.user)).toHaveLength(1)
  })

  it('is not sent on a day that is written, or once it is switched off', async () => {
    const writer = await reader()
    const off = await reader()
    await app.runAt(dawn)
    await writeMorning(writer.client)
    app.clock.set(dawn + hour)
    await app.cron()
    expect((await off.client.patch('/api/user/settings', { promptBySms: false })).status).toBe(200)
    await app.runWaiting()
    expect([await logOf(writer), await logOf(off)]).toMatchObject([
      [{ state: 'skipped', reason: 'already-written' }],
      [{ state: 'skipped', reason: 'not-wanted' }],
    ])
  })

  it('is not planned for a number that is not confirmed', async () => {
    const person = await reader({ phoneVerifiedAt: null })
    await app.runAt(dawn, dawn + hour)
    expect(await logOf(person)).toEqual([])
  })

  it('that is queued is not sent after STOP, and begins again after START', async () => {
    const person = await reader()
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await app.cron()
    expect(app.waiting).toHaveLength(1)
    await sendToSite(app, person.phone, 'Stop')
    await app.runWaiting()
    expect(await smsTo(person)).toEqual([])
    expect(await logOf(person)).toMatchObject([{ state: 'skipped' }])
    await sendToSite(app, person.phone, 'START')
    await app.runAt(dawn + hour + minute, dawn + day + hour)
    expect(await smsTo(person)).toHaveLength(1)
  })

  it('reads the opt-out when it is sent, also if the switch is still on', async () => {
    const person = await reader()
    await app.runAt(dawn)
    await app.services.optOuts.add(person.phone, dawn)
    await app.runAt(dawn + hour)
    expect(await logOf(person)).toMatchObject([{ state: 'skipped', reason: 'opted-out' }])
  })

  it('that the vendor reports as opted out marks the number', async () => {
    withSender(() => Promise.reject(new DeliveryError('opted-out', undefined)))
    const person = await reader()
    await app.runAt(dawn, dawn + hour)
    expect(await logOf(person)).toMatchObject([{ state: 'skipped', reason: 'opted-out' }])
    expect((await app.services.optOuts.find(person.phone))?.optedOutAt).toBe(dawn + hour)
  })

  it('whose vendor took it and timed out was perhaps sent, and is not sent again, also if the queue repeats the job', async () => {
    const twilio = twilioStandIn({ instead: () => new Promise(() => {}) })
    withSender(createTwilioSmsSender(account, { fetch: twilio.send, timeout: 20 }).send)
    const person = await reader()
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await app.cron()
    const again = structuredClone(app.waiting)
    await app.runWaiting()
    for (const after of [0, 11 * minute, 45 * minute]) {
      app.waiting.push(...structuredClone(again))
      await app.runAt(dawn + hour + after)
    }
    expect(twilio.taken.filter(({ parameters }) => parameters.To === person.phone)).toHaveLength(1)
    expect(await logOf(person)).toMatchObject([{ state: 'perhaps-sent', reason: null }])
  })

  it('that the vendor did not take is tried again, after a growing wait', async () => {
    let calls = 0
    withSender(async () => {
      calls += 1
      if (calls < 3) throw new DeliveryError('try-later', undefined)
      return { messageId: sidOf(7) }
    })
    const person = await reader()
    await app.runAt(dawn)
    for (let after = 0; after <= 60; after += 5) await app.runAt(dawn + hour + after * minute)
    expect([calls, await logOf(person)]).toMatchObject([3, [{ state: 'sent', messageId: sidOf(7) }]])
  })

  it('fits into two parts for every headline', async () => {
    const headlines = await app.services.headlines.listActive()
    const plain = /^[A-Za-z0-9 \n@£$¥!"#%&'()*+,\-./:;<=>?¡¿_]*$/
    for (const headline of headlines) {
      const text = promptSms({ headline, link: 'https://firstlight.example/?respond=true' })
      expect([headline, plain.test(text), text.length <= 306]).toEqual([headline, true, true])
    }
  })
})

describe('the delivery status of an SMS', () => {
  async function sentPrompt() {
    const person = await reader()
    await app.runAt(dawn, dawn + hour)
    const [row] = await logOf(person)
    const sid = sidOf(1)
    await inEveryDatabase('update messages set message_id = ? where id = ?', sid, row!.id)
    const report = async (status: string, more: Record<string, string> = {}, id = row!.id) => {
      const parameters = {
        AccountSid: localTwilioAccount.accountSid,
        MessageSid: sid,
        From: '+12025550100',
        To: person.phone,
        MessageStatus: status,
        ...more,
      }
      return (await app.fetch(await twilioRequest(app, `/api/sms/status?message=${id}`, parameters))).status
    }
    const statusNow = async () => (await logOf(person))[0]!.deliveryStatus
    return { person, row: row!, report, statusNow }
  }

  it('goes into the message log, and a late report never replaces a later one', async () => {
    const { report, statusNow } = await sentPrompt()
    expect(await report('queued')).toBe(204)
    expect(await statusNow()).toBeNull()
    await report('sent')
    expect(await statusNow()).toBe('sent')
    await report('delivered')
    expect(await statusNow()).toBe('delivered')
    for (const late of ['sent', 'queued', 'undelivered', 'failed', 'delivered']) {
      expect(await report(late)).toBe(204)
      expect(await statusNow()).toBe('delivered')
    }
  })

  it('also when the first report is the last', async () => {
    const { report, statusNow } = await sentPrompt()
    await report('undelivered')
    await report('sent')
    expect(await statusNow()).toBe('undelivered')
  })

  it('of a message that was perhaps sent says that it was', async () => {
    const { person, row, report } = await sentPrompt()
    await realEnv.DB.prepare("update messages set state = 'perhaps-sent', message_id = null where id = ?")
      .bind(row.id)
      .run()
    await report('delivered')
    expect(await logOf(person)).toMatchObject([{ state: 'sent', deliveryStatus: 'delivered', messageId: sidOf(1) }])
  })

  it('stays if it comes before the outcome of the call is recorded', async () => {
    withSender(async ({ to, statusCallback }) => {
      const { pathname, search } = new URL(statusCallback!)
      const { accountSid: AccountSid } = localTwilioAccount
      const report = { AccountSid, MessageSid: sidOf(1), From: '+12025550100', To: to, MessageStatus: 'delivered' }
      await app.fetch(await twilioRequest(app, pathname + search, report))
      throw new TypeError('the connection was lost')
    })
    const person = await reader()
    await app.runAt(dawn, dawn + hour)
    expect(await logOf(person)).toMatchObject([{ deliveryStatus: 'delivered', messageId: sidOf(1) }])
  })

  it('of another SMS, or of an unknown message, changes nothing', async () => {
    const { report, statusNow } = await sentPrompt()
    expect(await report('delivered', { MessageSid: sidOf(2) })).toBe(204)
    expect(await report('delivered', {}, 'none')).toBe(204)
    expect(await statusNow()).toBeNull()
  })

  it('with 21610 marks the number as opted out', async () => {
    const { person, report } = await sentPrompt()
    await report('failed', { ErrorCode: '21610' })
    expect((await app.services.optOuts.find(person.phone))?.optedOutAt).toBe(app.clock.now())
  })

  it('without a signature is refused', async () => {
    const { row, statusNow } = await sentPrompt()
    const request = new Request(`${app.origin}/api/sms/status?message=${row.id}`, {
      method: 'POST',
      body: new URLSearchParams({ MessageSid: sidOf(1), MessageStatus: 'delivered', To: '+12025550100' }),
    })
    expect((await app.fetch(request)).status).toBe(403)
    expect(await statusNow()).toBeNull()
  })
})

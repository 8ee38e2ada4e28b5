import { beforeEach, describe, expect, it } from 'vitest'
import { helpMessage } from '#domain/coach/help-message'
import { helpSmsFor } from '#domain/coach/help-sms'
import type { Entry } from '#domain/entry'
import { localTwilioAccount } from '../../providers/sms/twilio-request.ts'
import { emptyTables, inEveryDatabase } from '../../testing/journals.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { smsTo } from '../../testing/outbox.ts'
import { changeRow, signUp, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'
import { answerIn, inboundSms, sendToSite, twilioRequest } from '../../testing/twilio.ts'
import { keywordIn } from './keywords.ts'

const today = '2026-11-21'
const page = 'Coffee on the step\nThe letter from Ada\ngoals\nWalk to the river\nCall the bank'
const texts = {
  gratitudeText: 'Coffee on the step\nThe letter from Ada',
  goalsText: 'Walk to the river\nCall the bank',
}

let app: TestApp
let person: TestPerson
let phone: string
beforeEach(async () => {
  await emptyTables('users', 'schedule', 'messages', 'opt_outs', 'entries')
  app = createTestApp({ clock: createTestClock(dawn) })
  person = await signUp(app)
  phone = person.registration.phone
  await changeRow(person.user.id, { phoneVerifiedAt: 1, promptBySms: true, planChanges: 1 })
  await app.runAt(dawn, dawn + hour)
  app.clock.advance(minute)
})

const entriesOf = async ({ client }: TestPerson) => (await client.get('/api/entries')).json<Entry[]>()
/** An SMS as Twilio delivers it again when the first response was lost. */
const deliver = async (parameters: Record<string, string>) =>
  answerIn(await app.fetch(await twilioRequest(app, '/api/sms/inbound', parameters)))

describe('an answer to the morning SMS', () => {
  it('has an SMS before it', async () => {
    expect(await smsTo({ phone })).toHaveLength(1)
  })

  it('writes the entry of the day with its reply, and is confirmed without a quotation', async () => {
    const answer = await sendToSite(app, phone, page)
    expect(answer).toBe(
      'Your page of Saturday is written. A reply is waiting for you there: https://firstlight.test/?date=2026-11-21',
    )
    expect(await entriesOf(person)).toMatchObject([{ date: today, ...texts, aiResponse: expect.stringMatching(/\w/) }])
  })

  it('that is delivered again writes once, and is confirmed again', async () => {
    const sms = inboundSms(phone, page)
    const answers = await Promise.all([deliver(sms), deliver(sms), deliver(sms)])
    expect(new Set([...answers, await deliver(sms)]).size).toBe(1)
    expect(await entriesOf(person)).toHaveLength(1)
  })

  it('that is delivered again after an edit leaves the edit as it is', async () => {
    const sms = inboundSms(phone, page)
    await deliver(sms)
    const [entry] = await entriesOf(person)
    await person.client.patch(`/api/entries/${entry!.id}`, { goalsText: 'Rest' })
    expect(await deliver(sms)).toContain('is written.')
    expect(await entriesOf(person)).toMatchObject([{ goalsText: 'Rest' }])
  })

  it('belongs to the day of the prompt, also after midnight', async () => {
    app.clock.set(dawn + 20 * hour)
    await sendToSite(app, phone, page)
    expect(await entriesOf(person)).toMatchObject([{ date: today }])
  })

  it('belongs to the day of the person when the last prompt is older than a day', async () => {
    app.clock.set(dawn + 2 * day)
    await sendToSite(app, phone, page)
    expect(await entriesOf(person)).toMatchObject([{ date: '2026-11-23' }])
  })

  it('does not replace a page that is written', async () => {
    await writeMorning(person.client, { date: today, gratitudeText: 'Tea', goalsText: 'Read' })
    expect(await sendToSite(app, phone, page)).toContain('is written already, so nothing was added to it')
    expect(await entriesOf(person)).toMatchObject([{ gratitudeText: 'Tea', goalsText: 'Read' }])
  })

  it('that is unclear gets one question a day, which no keyword answers, and is told of what follows', async () => {
    const question = await sendToSite(app, phone, 'Coffee\nSun')
    expect(question).toContain('the word GOALS on a line between them')
    // A question that can be answered with yes or no begins with its verb.
    expect(question!.match(/[^.?]*\?/g)).toEqual([' Which of your lines are thanks, and which are small wins?'])
    expect(question!.split(/\W+/).filter((word) => keywordIn(word))).toEqual([])
    expect(question).toContain('Until then nothing is stored.')
    expect(await sendToSite(app, phone, 'Yes')).toMatch(/^This message was not stored either\..* no more answers today/)
    expect(await sendToSite(app, phone, 'goals\nWalk')).toBeNull()
    expect(await entriesOf(person)).toEqual([])
    expect(await sendToSite(app, phone, page)).toContain('is written.')
    app.clock.advance(day)
    expect(await sendToSite(app, phone, 'Hm')).toBe(question)
  })

  it.each([
    ['a page', 'I want to kill myself\ngoals\nNothing'],
    ['an unclear SMS', 'I want to kill myself'],
  ])('that speaks of self-harm in %s gets the help message alone, each time', async (_what, text) => {
    expect(await sendToSite(app, phone, text)).toBe(helpMessage)
    expect(await sendToSite(app, phone, text)).toBe(helpMessage)
    for (const entry of await entriesOf(person)) expect(entry).toMatchObject({ aiResponse: helpMessage, tone: 'help' })
    const sent = await app.services.local.readSmsOutbox()
    expect(sent.filter(({ text: sentText }) => sentText.includes('kill'))).toEqual([])
  })

  it('that speaks of self-harm is answered in its language, in one SMS', async () => {
    const text = 'Ich will nicht mehr leben'
    const answer = await sendToSite(app, phone, text)
    expect(answer).toBe(helpSmsFor({ page: { gratitudeText: text }, zone: person.user.timezone }))
    expect(answer).toMatch(/^Danke.* 988\./)
    expect(answer!.length).toBeLessThanOrEqual(160)
  })

  it('of a number that has opted out is written, and answered with nothing', async () => {
    await sendToSite(app, phone, 'STOP')
    expect(await sendToSite(app, phone, page)).toBeNull()
    expect(await entriesOf(person)).toMatchObject([texts])
  })

  it('of a number that nobody has confirmed writes nothing, and is told so once a day', async () => {
    await changeRow(person.user.id, { phoneVerifiedAt: null })
    for (const number of [phone, '+12025559999']) {
      expect(await sendToSite(app, number, page)).toMatch(/^Nothing of this message was stored: /)
      expect(await sendToSite(app, number, page)).toBeNull()
      expect(await sendToSite(app, number, 'I want to kill myself')).toBe(helpMessage)
      app.clock.advance(day)
      expect(await sendToSite(app, number, page)).toMatch(/^Nothing of this message was stored: /)
    }
    expect(await entriesOf(person)).toEqual([])
  })

  it('of an account that is deleted meanwhile leaves nothing', async () => {
    const { id, email } = person.user
    const { password } = person.registration
    const { users } = app.services
    const find = users.findByNumber
    users.findByNumber = async (number) => {
      const found = await find(number)
      expect((await person.client.delete('/api/user', { confirmation: email, password })).status).toBe(200)
      return found
    }
    await sendToSite(app, phone, page)
    users.findByNumber = find
    await app.runWaiting()
    expect(await inEveryDatabase('select id from entries where user_id = ?', id)).toEqual([])
  })

  it('without a signature writes nothing', async () => {
    const request = new Request(`${app.origin}/api/sms/inbound`, {
      method: 'POST',
      body: new URLSearchParams({ ...inboundSms(phone, page), AccountSid: localTwilioAccount.accountSid }),
    })
    expect((await app.fetch(request)).status).toBe(403)
    expect(await entriesOf(person)).toEqual([])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PushAddress } from '#domain/push'
import { sceneOfStep, sweepFaults, writesIn } from '../../testing/fault-sweep.ts'
import { emptyTables, journalWith } from '../../testing/journals.ts'
import { logOf } from '../../testing/message-log.ts'
import { isPushOn, pushServiceFor } from '../../testing/push.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { changeRow, signUp, type newRegistration, type TestPerson } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'

const today = '2026-11-21'
type Instead = Parameters<typeof pushServiceFor>[0]['instead']

let app: TestApp
let push: ReturnType<typeof pushServiceFor>
function begin(instead?: Instead): void {
  const clock = createTestClock(dawn)
  push = pushServiceFor({ clock, ...(instead && { instead }) })
  app = createTestApp({ clock, services: { pusher: push.pusher } })
}
beforeEach(async () => {
  await emptyTables('users', 'schedule', 'messages')
  begin()
})

/** A person with one browser that gets the prompt by push alone, at 6:00 in New York. */
async function reader(
  changes: Parameters<typeof newRegistration>[0] = {},
): Promise<TestPerson & { address: PushAddress }> {
  const person = await signUp(app, changes)
  await changeRow(person.user.id, { promptByEmail: false })
  return { ...person, address: await push.switchOn(person.client) }
}
const isPlanned = async ({ user }: TestPerson) => (await app.services.users.find(user.id))!.promptByPush

describe('the morning prompt by push', () => {
  it('comes once a day with the headline, and with nothing that the person wrote', async () => {
    const person = await reader()
    await writeMorning(person.client, { date: '2026-11-20', gratitudeText: 'The quiet harbour' })
    await app.runAt(dawn, dawn + hour, dawn + hour, dawn + hour + minute)
    const [row, ...others] = await logOf(person)
    expect(others).toEqual([])
    const arrived = await push.arrivedAt(person.address)
    expect(arrived).toHaveLength(1)
    expect(arrived[0]).toMatchObject({
      ttl: 2 * 60 * 60,
      content: {
        kind: 'prompt',
        message: row!.id,
        person: person.user.id,
        date: today,
        title: row!.headlineUsed,
        path: '/?respond=true',
        offersLater: true,
      },
    })
    expect(JSON.stringify(arrived)).not.toContain('harbour')
    expect(row).toMatchObject({ channel: 'push', state: 'sent' })
    await app.runAt(dawn + day + hour)
    expect(await push.arrivedAt(person.address)).toHaveLength(2)
  })

  it('comes to every browser of the person, beside the mail', async () => {
    const person = await reader()
    await changeRow(person.user.id, { promptByEmail: true, emailVerifiedAt: 1, planChanges: 9 })
    const other = app.client()
    const { username, password } = person.registration
    await other.post('/api/login', { username, password })
    const second = await push.switchOn(other)
    await app.runAt(dawn, dawn + hour)
    expect([(await push.arrivedAt(person.address)).length, (await push.arrivedAt(second)).length]).toEqual([1, 1])
    expect((await logOf(person)).map(({ channel, state }) => [channel, state]).sort()).toEqual([
      ['email', 'sent'],
      ['push', 'sent'],
    ])
  })

  it('is silent on a day that is written', async () => {
    const person = await reader()
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await app.cron()
    await writeMorning(person.client)
    await app.runWaiting()
    expect(await push.arrivedAt(person.address)).toEqual([])
    expect(await logOf(person)).toMatchObject([{ state: 'skipped', reason: 'already-written' }])
  })

  it('is not sent after sign-out, also if it is queued, and is planned no more', async () => {
    const person = await reader()
    await app.runAt(dawn)
    app.clock.set(dawn + hour)
    await app.cron()
    await person.client.post('/api/logout')
    await app.runWaiting()
    expect(await push.arrivedAt(person.address)).toEqual([])
    expect(await logOf(person)).toMatchObject([{ state: 'skipped', reason: 'no-device' }])
    expect(await isPlanned(person)).toBe(false)
    await app.runAt(dawn + hour + minute, dawn + day + hour)
    expect(await logOf(person)).toHaveLength(1)
  })

  it('is planned no more once every session of the person has expired', async () => {
    const person = await reader()
    await app.runAt(dawn, dawn + 31 * day + hour)
    expect((await logOf(person)).at(-1)).toMatchObject({ state: 'skipped', reason: 'late' })
    await app.runAt(dawn + 32 * day + hour)
    expect((await logOf(person)).at(-1)).toMatchObject({ state: 'skipped', reason: 'no-device' })
    expect(await isPlanned(person)).toBe(false)
  })

  it('does not come to a person who is deactivated', async () => {
    const person = await reader()
    await app.runAt(dawn)
    await changeRow(person.user.id, { isActive: false })
    await app.runAt(dawn + hour)
    expect(await push.arrivedAt(person.address)).toEqual([])
  })

  it('is kept by the push service to the end of the day at most', async () => {
    const person = await reader({ preferredTime: '23:30' })
    await app.runAt(dawn, dawn + 18 * hour + 30 * minute)
    expect((await push.arrivedAt(person.address))[0]).toMatchObject({ ttl: 30 * 60, content: { date: today } })
  })

  it('forgets a browser that is gone, and still comes to the others', async () => {
    const person = await reader()
    const other = app.client()
    const { username, password } = person.registration
    await other.post('/api/login', { username, password })
    const second = await push.switchOn(other)
    await push.service.unsubscribe(person.address)
    await app.runAt(dawn, dawn + hour)
    expect(await push.arrivedAt(second)).toHaveLength(1)
    expect(await logOf(person)).toMatchObject([{ state: 'sent' }])
    expect([await isPushOn(person.client), await isPushOn(other), await isPlanned(person)]).toEqual([false, true, true])
  })

  it('switches itself off when the last browser is gone', async () => {
    const person = await reader()
    await push.service.unsubscribe(person.address)
    await app.runAt(dawn, dawn + hour)
    expect(await logOf(person)).toMatchObject([{ state: 'skipped', reason: 'no-device' }])
    expect([await isPushOn(person.client), await isPlanned(person)]).toEqual([false, false])
  })

  it.each([
    ['10 minutes after a fault of the service', {}, 10 * minute],
    ['as late as the service wants', { 'Retry-After': '2400' }, 40 * minute],
    ['never later than a prompt may be', { 'Retry-After': '99999999' }, 2 * hour],
  ])('is tried again %s', async (_when, headers, wait) => {
    let isBusy = true
    begin(() => (isBusy ? new Response(null, { status: 429, headers }) : undefined))
    const person = await reader()
    await app.runAt(dawn, dawn + hour)
    expect(await logOf(person)).toMatchObject([{ state: 'waiting', checkAt: dawn + hour + wait }])
    isBusy = false
    await app.runAt(dawn + hour + wait - minute)
    expect(await push.arrivedAt(person.address)).toEqual([])
    await app.runAt(dawn + hour + wait)
    expect(await push.arrivedAt(person.address)).toHaveLength(1)
    expect(await logOf(person)).toMatchObject([{ state: 'sent' }])
  })

  it.each([
    ['failed', 'refused by the service', 413],
    ['failed', 'signed with a key that the service does not accept', 403],
  ])('is %s if it is %s', async (state, _what, status) => {
    begin(() => new Response(null, { status }))
    const person = await reader()
    await app.runAt(dawn, dawn + hour)
    expect(await logOf(person)).toMatchObject([{ state }])
    // The keys of the browser may be right.
    expect(await isPushOn(person.client)).toBe(true)
  })

  it('is not sent twice if the answer of the service was lost', async () => {
    let calls = 0
    begin(() => {
      calls += 1
      return Promise.reject(new TypeError('connection lost'))
    })
    const person = await reader()
    await app.runAt(dawn)
    for (let count = 1; count < 90; count += 10) await app.runAt(dawn + hour + count * minute)
    expect([calls, await logOf(person)]).toMatchObject([1, [{ state: 'perhaps-sent' }]])
  })

  it('of others in the batch is sent when one browser fails', async () => {
    const people = [await reader(), await reader(), await reader()]
    const poisoned = people[1]!
    await realEnv.DB.prepare('update push_addresses set p256dh = ? where user_id = ?')
      .bind(`B${'A'.repeat(86)}`, poisoned.user.id)
      .run()
    await app.runAt(dawn, dawn + hour)
    const arrived = await Promise.all(people.map(({ address }) => push.arrivedAt(address)))
    expect(arrived.map(({ length }) => length)).toEqual([1, 0, 1])
    expect(await logOf(poisoned)).toMatchObject([{ state: 'skipped', reason: 'no-device' }])
  })
})

describe('Later', () => {
  async function prompted(changes: Parameters<typeof newRegistration>[0] = {}, at = dawn + hour) {
    const person = await reader(changes)
    await app.runAt(dawn, at)
    const [row] = await logOf(person)
    const later = (id = row!.id, client = person.client) => client.post('/api/messages/later', { message: id })
    return { person, row: row!, later }
  }

  it('sends the prompt once more after an hour, however often it is pressed', async () => {
    const { person, later } = await prompted()
    app.clock.advance(5 * minute)
    for (const _ of [1, 2]) expect(await (await later()).json()).toEqual({ isComing: true })
    await app.runAt(dawn + 2 * hour + 4 * minute)
    expect(await push.arrivedAt(person.address)).toHaveLength(1)
    await app.runAt(dawn + 2 * hour + 5 * minute, dawn + 2 * hour + 6 * minute)
    const [again, first] = await push.arrivedAt(person.address)
    expect(again!.content).toEqual({ ...first!.content, message: again!.content.message, offersLater: false })
    expect(await logOf(person)).toMatchObject([
      { subject: '', state: 'sent' },
      { subject: 'later', state: 'sent' },
    ])
    // The second one offers no third.
    expect(await (await later(again!.content.message)).json()).toEqual({ isComing: false })
    await app.runAt(dawn + 4 * hour)
    expect(await push.arrivedAt(person.address)).toHaveLength(2)
    await app.runAt(dawn + day + hour)
    expect((await push.arrivedAt(person.address))[0]).toMatchObject({ content: { offersLater: true } })
  })

  it('comes once, whichever call fails and is made again', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const calls = await sweepFaults(async () => {
      await emptyTables('users', 'schedule', 'messages')
      begin()
      const { person, later } = await prompted()
      const waits = async () => (await logOf(person)).filter(({ subject }) => subject === 'later').length
      return sceneOfStep({
        watch: app.watch,
        take: async () => (await later()).status === 200,
        isDone: async () => (await waits()) === 1,
      })
    })
    expect(writesIn(calls)).toBe(2)
  })

  it('comes in its minute also to thousands of people', async () => {
    const { row, person } = await prompted()
    const { messages } = await journalWith(app, person.user)
    const message = (await messages.find(row.id))!
    const now = app.clock.now()
    const due = Array.from({ length: 2_500 }, (_, index) => ({
      ...message,
      id: `later-${index}`,
      userId: `person-${index}`,
      subject: 'later',
      state: 'waiting' as const,
      checkAt: now,
    }))
    await messages.statements.addNew(due)
    await app.cron()
    expect(app.waiting.flatMap((job) => (job.job === 'deliverMessages' ? job.ids : []))).toHaveLength(2_500)
  })

  it('is silent if the page was written in between', async () => {
    const { person, later } = await prompted()
    await later()
    await writeMorning(person.client)
    await app.runAt(dawn + 2 * hour)
    expect(await push.arrivedAt(person.address)).toHaveLength(1)
    expect((await logOf(person))[1]).toMatchObject({ state: 'skipped', reason: 'already-written' })
  })

  it('does not reach into the next day', async () => {
    const { person, later } = await prompted({ preferredTime: '22:30' }, dawn + 17 * hour + 30 * minute)
    app.clock.advance(31 * minute)
    expect(await (await later()).json()).toEqual({ isComing: false })
    app.clock.advance(day)
    expect(await (await later()).json()).toEqual({ isComing: false })
    expect(await logOf(person)).toHaveLength(1)
  })

  it('is for the person of the prompt only', async () => {
    const { person, row, later } = await prompted()
    const other = await signUp(app)
    expect((await later(row.id, other.client)).status).toBe(404)
    expect((await later('absent')).status).toBe(404)
    expect((await later(row.id, app.client())).status).toBe(401)
    const headers = { 'X-Firstlight-Person': person.user.id }
    const reply = await other.client.post('/api/messages/later', { message: row.id }, { headers })
    expect(reply.status).toBe(409)
    expect(await logOf(person)).toHaveLength(1)
  })
})

describe('a test by push', () => {
  it('comes to the browsers of the person, also on a day that is written', async () => {
    const person = await reader()
    await writeMorning(person.client)
    const reply = await person.client.post('/api/messages/test?channel=push')
    expect(await reply.json()).toEqual({ state: 'sent' })
    expect(await push.arrivedAt(person.address)).toMatchObject([{ content: { kind: 'test', path: '/settings' } }])
    expect(await (await person.client.get('/api/messages')).json()).toMatchObject([
      { kind: 'test', channel: 'push', state: 'sent' },
    ])
  })

  it('is refused while no browser gets pushes', async () => {
    const person = await signUp(app)
    const reply = await person.client.post('/api/messages/test?channel=push')
    expect([reply.status, await reply.json()]).toMatchObject([409, { error: { code: 'messages.no_device' } }])
    expect(await logOf(person)).toEqual([])
  })

  it('says so when the browser is gone', async () => {
    const person = await reader()
    await push.service.unsubscribe(person.address)
    const reply = await person.client.post('/api/messages/test?channel=push')
    expect(await reply.json()).toEqual({ state: 'skipped' })
    expect(await isPushOn(person.client)).toBe(false)
  })
})

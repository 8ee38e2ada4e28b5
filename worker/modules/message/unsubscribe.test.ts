import { expect, it, vi } from 'vitest'
import type { User } from '#domain/user'
import type { Goal } from '#domain/goal'
import { journalWith } from '../../testing/journals.ts'
import { sweepFaults } from '../../testing/fault-sweep.ts'
import { mailsTo, stopAddressIn } from '../../testing/outbox.ts'
import { changeRow, signUpAs } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour } from '../../testing/test-clock.ts'

/** A person who got the morning prompt and the reminder of a goal, and the addresses in both mails. */
async function personWithMails() {
  const app = createTestApp({ clock: createTestClock(dawn) })
  const { client, user } = await signUpAs(app, 'premium')
  await changeRow(user.id, { emailVerifiedAt: 1, planChanges: 1 })
  const goal = await (
    await client.post('/api/goals', { title: 'Run', reminderEnabled: true, reminderFrequency: 'daily' })
  ).json<Goal>()
  await app.cron()
  await app.runAfter(hour)
  const mails = await mailsTo(user)
  const reminder = mails.find(({ subject }) => subject.startsWith('Your goal'))!
  const prompt = mails.find(({ subject }) => !subject.startsWith('Your goal'))!
  return { app, client, user, goal, prompt, reminder }
}

it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=end'])(
  'a mail program stops the morning prompt with one POST of %s, any number of times',
  async (type) => {
    const { app, client, prompt } = await personWithMails()
    expect(prompt.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const body = type.startsWith('multipart')
      ? '--end\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--end--\r\n'
      : 'List-Unsubscribe=One-Click'
    for (let time = 0; time < 3; time++) {
      const request = new Request(stopAddressIn(prompt), { method: 'POST', body, headers: { 'Content-Type': type } })
      expect((await app.fetch(request)).status).toBe(200)
    }
    const user = await (await client.get('/api/user')).json<User>()
    expect([user.promptByEmail, user.weeklyByEmail]).toEqual([false, true])
  },
)

it('stops the reminder of one goal', async () => {
  const { app, client, goal, reminder } = await personWithMails()
  expect((await app.fetch(new Request(stopAddressIn(reminder), { method: 'POST' }))).status).toBe(200)
  const stored = await (await client.get(`/api/goals/${goal.id}`)).json<Goal>()
  expect([stored.reminderEnabled, stored.version]).toEqual([false, goal.version + 1])
  expect((await (await client.get('/api/user')).json<User>()).promptByEmail).toBe(true)
})

it('stops what a mail is about once it was confirmed, whichever call fails', async () => {
  using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await sweepFaults(async () => {
    const { app, client, prompt } = await personWithMails()
    const stop = async () => (await app.fetch(new Request(stopAddressIn(prompt), { method: 'POST' }))).status
    const isOn = async () => (await (await client.get('/api/user')).json<User>()).promptByEmail
    return {
      watch: app.watch,
      async attempt() {
        const status = await stop()
        app.watch.fault = undefined
        expect([200, 500]).toContain(status)
        if (status === 200) expect(await isOn()).toBe(false)
      },
      async recover() {
        expect([await stop(), await isOn()]).toEqual([200, false])
      },
    }
  })
})

it('stops the weekly mail, and nothing else', async () => {
  const { app, client, user } = await personWithMails()
  await app.runAfter(day)
  const week = (await mailsTo(user)).find(({ subject }) => subject === 'A new week begins')!
  expect(week.text).toContain('Stop the weekly mail\nhttps')
  for (let time = 0; time < 2; time++) {
    const reply = await app.fetch(new Request(stopAddressIn(week), { method: 'POST' }))
    expect([reply.status, await reply.json()]).toEqual([200, { stopped: 'week' }])
  }
  const stored = await (await client.get('/api/user')).json<User>()
  expect([stored.weeklyByEmail, stored.promptByEmail]).toEqual([false, true])
  await app.cron()
  expect((await (await journalWith(app, user)).schedule.listOf(user.id)).map(({ kind }) => kind).sort()).toEqual([
    'goal',
    'prompt',
  ])
})

it('a hundred GETs change nothing', async () => {
  const { app, client, prompt } = await personWithMails()
  const page = stopAddressIn(prompt).replace('/api/unsubscribe', '/unsubscribe')
  for (let time = 0; time < 50; time++)
    for (const url of [page, stopAddressIn(prompt)]) expect((await app.fetch(new Request(url))).status).toBe(200)
  expect((await (await client.get('/api/user')).json<User>()).promptByEmail).toBe(true)
})

it('refuses a message that does not exist with a sentence, before it is asked to stop it too', async () => {
  const client = createTestApp().client()
  for (const reply of [
    await client.get('/api/unsubscribe?message=none'),
    await client.post('/api/unsubscribe?message=none'),
  ])
    expect([reply.status, await reply.json()]).toMatchObject([404, { error: { code: 'messages.unknown' } }])
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#domain/user'
import { emptyTables } from './testing/journals.ts'
import { firstDataAt } from './testing/first-data.ts'
import { mailsTo, smsTo } from './testing/outbox.ts'
import { changeRow, newRegistration, signUp } from './testing/people.ts'
import { pushServiceFor } from './testing/push.ts'
import { createTestApp } from './testing/test-app.ts'
import { createTestClock, dawn, hour } from './testing/test-clock.ts'

const asksFor = (language: string) => ({ headers: { 'Accept-Language': language } })
const accents = /[áçéíñöšüý]/

describe('the language that a person has chosen', () => {
  it('is that of each page, whatever the browser asks for, and of what the browser asks later', async () => {
    const { client, registration } = await signUp(createTestApp())
    const reply = await client.patch('/api/user/settings', { language: 'en-XA' })
    expect((await reply.json<User>()).language).toBe('en-XA')
    expect((await firstDataAt(client, '/settings')).user).toMatchObject({ language: 'en-XA' })

    const other = createTestApp().client(asksFor('en'))
    await other.post('/api/login', { username: registration.username, password: registration.password })
    const page = await other.get('/settings')
    expect(page.headers.get('Content-Language')).toBe('en-XA')
    const html = await page.text()
    expect(html).toMatch(/^<!-- \/en-XA -->/)
    expect(html).toContain('Phöñé')
    expect(other.cookies.get('language')).toBe('en-XA')
    await other.post('/api/logout')
    const visited = await other.get('/')
    expect(visited.headers.get('Content-Language')).toBe('en-XA')
  })

  it('is not that of the next person in the same browser, who has chosen another one', async () => {
    const app = createTestApp()
    const { client } = await signUp(app, {}, asksFor('en'))
    await client.patch('/api/user/settings', { language: 'en-XA' })
    await client.get('/')
    const next = await signUp(app)
    await next.client.patch('/api/user/settings', { language: 'en' })
    const { username, password } = next.registration
    await client.post('/api/login', { username, password })
    const page = await client.get('/')
    expect([page.headers.get('Content-Language'), client.cookies.get('language')]).toEqual(['en', 'en'])
  })

  it.each(['xx', '', 'toString'])('cannot be %s', async (language) => {
    const { client } = await signUp(createTestApp())
    expect((await client.patch('/api/user/settings', { language })).status).toBe(400)
  })

  it('is English where an earlier release had more languages', async () => {
    const { client, user } = await signUp(createTestApp())
    await changeRow(user.id, { language: 'xx' })
    expect((await client.get('/')).headers.get('Content-Language')).toBe('en')
  })

  it.each([
    ['en-XA', 'en-XA'],
    ['en-GB', ''],
    ['fi', ''],
  ])('of a new account whose browser asks for %s is “%s”', async (asked, language) => {
    const reply = await createTestApp().client(asksFor(asked)).post('/api/register', newRegistration())
    expect((await reply.json<User>()).language).toBe(language)
  })
})

describe('what is sent', () => {
  beforeEach(() => emptyTables('users', 'schedule', 'messages'))

  it('is in the language of each person, also in one batch', async () => {
    const clock = createTestClock(dawn)
    const push = pushServiceFor({ clock })
    const app = createTestApp({ clock, services: { pusher: push.pusher } })
    const people = [await signUp(app, {}, asksFor('en-XA')), await signUp(app)]
    const addresses = await Promise.all(people.map(({ client }) => push.switchOn(client)))
    for (const { user } of people)
      await changeRow(user.id, { emailVerifiedAt: 1, phoneVerifiedAt: 1, promptBySms: true, planChanges: 1 })
    await app.runAt(dawn, dawn + hour)

    const mails = await Promise.all(people.map(async ({ user }) => (await mailsTo(user))[0]!))
    expect(mails.map(({ subject, text }) => [accents.test(subject), accents.test(text)])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(mails.map(({ html }) => /<html lang="([^"]*)"/.exec(html!)![1])).toEqual(['en-XA', 'en'])
    const sms = await Promise.all(people.map(async ({ registration }) => (await smsTo(registration))[0]!.text))
    expect(sms.map((text) => accents.test(text))).toEqual([true, false])
    expect(sms.every((text) => text.includes('https://firstlight.test/?respond=true'))).toBe(true)
    const pushes = await Promise.all(addresses.map(async (address) => (await push.arrivedAt(address))[0]!.content))
    expect(pushes.map(({ title, body }) => [accents.test(title), accents.test(body)])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('about an account is in the language of its person, whoever asks for it', async () => {
    const app = createTestApp()
    const person = await signUp(app, {}, asksFor('en-XA'))
    await changeRow(person.user.id, { emailVerifiedAt: 1 })
    await app.client(asksFor('en')).post('/api/auth/forgot-password', { email: person.user.email })
    await app.runWaiting()
    expect((await mailsTo(person.user))[0]!.subject).toMatch(/^Çhööšé á ñéw páššwörd/)
  })
})

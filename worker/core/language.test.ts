import { expect, it } from 'vitest'
import * as en from '#domain/texts/en'
import { pseudo } from '#domain/texts/pseudo'
import { waitInWords } from './errors.ts'
import { newRegistration, signUp } from '../testing/people.ts'
import { createTestApp } from '../testing/test-app.ts'

const { answers, rules } = pseudo({ ...en })
const inPseudo = { headers: { 'Accept-Language': 'en-XA' } }
const errorOf = async (reply: Response) => (await reply.json<{ error: { message: string; fields?: object } }>()).error

it('an answer is in the language of its request', async () => {
  const app = createTestApp()
  const { user } = await signUp(app)
  const client = app.client(inPseudo)
  const taken = await client.post('/api/register', newRegistration({ username: user.username! }))
  expect([taken.status, await errorOf(taken)]).toMatchObject([
    409,
    { message: answers.taken.username, fields: { username: answers.taken.username } },
  ])
  const invalid = await client.post('/api/register', newRegistration({ email: 'no address', phone: 'no number' }))
  expect([invalid.status, await errorOf(invalid)]).toMatchObject([
    400,
    { fields: { email: rules.email, phone: answers.taken.phone } },
  ])
  const unknown = await client.get('/api/unknown')
  expect([unknown.status, await errorOf(unknown)]).toMatchObject([404, { message: answers.notFound }])
  const inEnglish = await app.client().get('/api/unknown')
  expect(await errorOf(inEnglish)).toMatchObject({ message: en.answers.notFound })
})

it.each([
  [30, 'a moment'],
  [60, 'a minute'],
  [7_200, '120 minutes'],
  [7_201, '3 hours'],
])('a refusal for %i seconds says %s', (seconds, wait) => {
  expect(waitInWords(en.answers.tooMany, seconds)).toBe(`Too many tries. Please wait ${wait}.`)
})

it('a refusal of too many calls is in the language of its request', async () => {
  const app = createTestApp({ services: { floodGuard: { limit: async () => ({ success: false }) } } })
  const reply = await app.client(inPseudo).get('/api/user')
  expect([reply.status, await errorOf(reply)]).toMatchObject([429, { message: answers.tooMany.minutes(1) }])
})

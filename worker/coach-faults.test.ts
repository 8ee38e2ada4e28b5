import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { withFallback } from './modules/coach/with-fallback.ts'
import { createOpenAiCoach } from './providers/coach/openai.coach.ts'
import { faults, standIn, standInUrl } from './testing/openai.stand-in.ts'
import { newMorning, testDay, writeMorning } from './testing/mornings.ts'
import { signUpAs } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import type { TestClient } from './testing/test-client.ts'

/** The app with a model that has one fault, and a time limit of 80 ms instead of eight seconds. */
function appWith(fault: keyof typeof faults): TestApp {
  const answering = standIn(({ stream }) => faults[fault]![stream ? 'streamed' : 'plain']())
  const model = createOpenAiCoach({
    apiKey: 'k',
    baseUrl: standInUrl,
    model: 'm',
    premiumModel: 'm',
    timeoutMs: 80,
    fetch: answering,
  })
  return createTestApp({ services: { coach: withFallback({ model, timeoutMs: 80 }) } })
}

const asStream = { headers: { Accept: 'text/event-stream' } }
const flows: Record<string, (client: TestClient) => Promise<Response>> = {
  'a new entry': (client) => client.post('/api/entries', newMorning()),
  'a new entry, streamed': (client) => client.post('/api/entries', newMorning(), asStream),
  'an edit': async (client) => {
    const { id } = await writeMorning(client, { goalsText: 'Before' })
    return client.patch(`/api/entries/${id}`, { ...newMorning(), version: 1 })
  },
  'an edit, streamed': async (client) => {
    const { id } = await writeMorning(client, { goalsText: 'Before' })
    return client.patch(`/api/entries/${id}`, { ...newMorning(), version: 1 }, asStream)
  },
  'guest texts': (client) => client.post('/api/save-guest-data', newMorning()),
}

describe.each(Object.keys(faults))('a model with the fault “%s”', (fault) => {
  it.each(Object.keys(flows))('%s is stored and answered', async (flow) => {
    const { client } = await signUpAs(appWith(fault), 'premium')
    const reply = await flows[flow]!(client)
    expect(reply.ok).toBe(true)
    const body = await reply.text()
    const entry = await (await client.get(`/api/entries/${testDay}`)).json<Entry>()
    expect(entry).toMatchObject(newMorning())
    expect(entry.aiResponse).toMatch(/bread|street|sister|walk/i)
    expect(entry.respondedAt).not.toBeNull()
    // The streamed pieces are the stored reply.
    const pieces = [...body.matchAll(/event: piece\ndata: (.*)\n/g)].map(([, piece]) => JSON.parse(piece!) as string)
    if (flow.includes('streamed')) expect(pieces.join('')).toBe(entry.aiResponse)
    else expect(body).toContain(JSON.stringify(entry.aiResponse))
  })

  it('a visitor is answered', async () => {
    const guest = { ...newMorning(), userName: 'Friend' }
    const whole = await appWith(fault).client().post('/api/demo-response', guest)
    expect((await whole.json<{ response: string }>()).response).toMatch(/bread|street|sister|walk/i)
    const pieces = await appWith(fault).client().post('/api/demo-response', guest, asStream)
    expect(await pieces.text()).toMatch(/event: done\ndata: \{"response":".*(bread|street|sister|walk).*"\}\n\n$/i)
  })
})

import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { withFallback } from './modules/coach/with-fallback.ts'
import { createOpenAiCoach } from './providers/coach/openai.coach.ts'
import { faults, standIn, standInUrl } from './providers/coach/openai.stand-in.ts'
import { newMorning, testDay, writeMorning } from './testing/mornings.ts'
import { signUpAs } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import type { TestClient } from './testing/test-client.ts'

/** The product with a model that has one fault; it is given up after a moment instead of eight seconds. */
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
  'a morning': (client) => client.post('/api/entries', newMorning()),
  'a morning, word by word': (client) => client.post('/api/entries', newMorning(), asStream),
  'another text': async (client) => {
    const { id } = await writeMorning(client, { goalsText: 'Before' })
    return client.patch(`/api/entries/${id}`, { ...newMorning(), version: 1 })
  },
  'another text, word by word': async (client) => {
    const { id } = await writeMorning(client, { goalsText: 'Before' })
    return client.patch(`/api/entries/${id}`, { ...newMorning(), version: 1 }, asStream)
  },
  'what a guest brought along': (client) => client.post('/api/save-guest-data', newMorning()),
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
    // What was read as it came is what is kept.
    const pieces = [...body.matchAll(/event: piece\ndata: (.*)\n/g)].map(([, piece]) => JSON.parse(piece!) as string)
    if (flow.includes('word by word')) expect(pieces.join('')).toBe(entry.aiResponse)
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

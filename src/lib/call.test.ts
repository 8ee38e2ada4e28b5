import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoAnswer, sentenceOf } from './api-error.ts'
import { call } from './call.ts'

type Answer = (signal: AbortSignal) => Response | Promise<Response>

const silent = 'Firstlight does not answer right now. Nothing is lost: please try again in a moment.'
const offline = 'You seem to be offline. Nothing is lost: please try again when the connection is back.'

function answerWith(answer: Answer) {
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => answer(signal))
}

const hang: Answer = (signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** An answer of which one piece is sent each time. */
function inPieces(headers: HeadersInit) {
  let stream!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  answerWith((signal) => {
    signal.addEventListener('abort', () => stream.error(signal.reason))
    return new Response(body, { headers })
  })
  return (text: string) => stream.enqueue(new TextEncoder().encode(text))
}

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call that hangs ends after 15 seconds', async () => {
  answerWith(hang)
  const seen = watch(call('/api/goals'))
  await vi.advanceTimersByTimeAsync(14_999)
  expect(seen.failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.failure).toBeInstanceOf(NoAnswer)
  expect(sentenceOf(seen.failure)).toBe(silent)
})

/** What a read fails with, as soon as it has. */
function watch(read: Promise<unknown>) {
  const seen: { failure?: unknown } = {}
  void failureOf(read).then((error) => (seen.failure = error))
  return seen
}

test('an answer that stops ends', async () => {
  const send = inPieces({ 'Content-Type': 'application/json' })
  const seen = watch(call('/api/goals'))
  send('[')
  await vi.advanceTimersByTimeAsync(15_001)
  expect(seen.failure).toBeInstanceOf(NoAnswer)
})

test.each([
  ['letter', { 'Content-Type': 'text/event-stream' }],
  ['file', { 'Content-Type': 'text/markdown', 'Content-Disposition': 'attachment' }],
])('each piece of a %s has its own time', async (_what, headers) => {
  const send = inPieces(headers)
  const seen = watch(call('/api/entries').then((reply) => reply.text()))
  for (let piece = 0; piece < 4; piece++) {
    await vi.advanceTimersByTimeAsync(10_000)
    send('a')
    await vi.advanceTimersByTimeAsync(0)
  }
  await vi.advanceTimersByTimeAsync(14_000)
  expect(seen.failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_001)
  expect(seen.failure).toBeInstanceOf(NoAnswer)
})

test('what is not from the server, and what says that it is broken, is no answer', async () => {
  const html = { headers: { 'Content-Type': 'text/html' } }
  const coded = JSON.stringify({ error: { code: 'payments.unavailable', message: 'Payments cannot be reached.' } })
  const said = { headers: { 'Content-Type': 'application/json' } }
  for (const [reply, sentence] of [
    [new Response('<title>Guest network</title>', html), silent],
    [new Response('<title>Sign in</title>', { ...html, status: 401 }), silent],
    [new Response('Broken', { status: 500 }), silent],
    [new Response(coded, { ...said, status: 503 }), 'Payments cannot be reached.'],
  ] as const) {
    answerWith(() => reply)
    const failure = await failureOf(call('/api/goals'))
    expect(failure).toBeInstanceOf(NoAnswer)
    expect(sentenceOf(failure)).toBe(sentence)
  }
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(sentenceOf(await failureOf(call('/api/goals')))).toBe(offline)
})

test('a refusal and an empty success are answers', async () => {
  const refusal = JSON.stringify({ error: { code: 'request.invalid', message: 'No' } })
  answerWith(() => new Response(refusal, { status: 400, headers: { 'Content-Type': 'application/json' } }))
  const reply = await call('/api/goals')
  expect([reply.status, await reply.text()]).toEqual([400, refusal])
  answerWith(() => new Response(null, { status: 204 }))
  expect((await call('/api/goals')).status).toBe(204)
})

test('a call that its caller ends is not one without an answer', async () => {
  answerWith(hang)
  const leaving = new AbortController()
  const failure = failureOf(call('/api/goals', { signal: leaving.signal }))
  leaving.abort()
  expect(await failure).not.toBeInstanceOf(NoAnswer)
})

test('a fault of the app itself is not worded as a lost connection', () => {
  expect(sentenceOf(new TypeError('undefined is not a function'))).toBe('Something went wrong. Please try again.')
})

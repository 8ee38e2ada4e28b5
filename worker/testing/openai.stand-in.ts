import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'

/** Answers in place of OpenAI, rightly and with each fault. A request to OpenAI is a question here. */
export const standInUrl = 'https://model.test/v1'

type Question = Record<string, unknown> & { stream?: boolean }
type AnswerTo = (question: Question) => Response | Promise<Response>

/** A fetch that rejects when its signal aborts, as the real one does. */
export function standIn(answer: AnswerTo, url = standInUrl): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (request.url !== `${url}/chat/completions`) throw new Error(`No server at ${request.url}`)
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    )
    aborted.catch(() => {})
    return Promise.race([answer((await request.json()) as Question), aborted])
  }
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export const modelReply =
  '“My daughter laughing at breakfast” is how the page begins. Keep the coffee and the balcony in mind while you write the report. Begin with one line before you open anything else.'

type Finish = ChatCompletion.Choice['finish_reason']

export const completion = (content: string | null, finish: Finish = 'stop'): ChatCompletion => ({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [
    { index: 0, logprobs: null, message: { role: 'assistant', content, refusal: null }, finish_reason: finish },
  ],
})

const encoder = new TextEncoder()
const event = (data: unknown) => encoder.encode(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
const delta = (content: string, finish: Finish | null = null): ChatCompletionChunk => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
})
const eventStream = (body: ReadableStream | Uint8Array<ArrayBuffer>) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream' } })

function streamOf(
  steps: (() => Uint8Array | 'cut' | 'end' | Promise<Uint8Array>)[],
  repeatLast = false,
): ReadableStream {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      const step = steps[Math.min(at++, steps.length - 1)]
      if (!step || (at > steps.length && !repeatLast)) return controller.close()
      const what = await step()
      if (what === 'end') controller.close()
      else if (what === 'cut') controller.error(new Error('connection lost'))
      else controller.enqueue(what)
    },
  })
}

/** Answers correctly, and keeps what it was asked. */
export function wellBehaved(asked: Question[], reply = modelReply, finish: Finish = 'stop'): AnswerTo {
  return (question) => {
    asked.push(question)
    if (!question.stream) return Response.json(completion(reply, finish))
    const pieces = reply.match(/\s*\S+/g) ?? []
    return eventStream(
      streamOf([
        ...pieces.map((piece) => () => event(delta(piece))),
        () => event(delta('', finish)),
        () => event('[DONE]'),
        () => 'end' as const,
      ]),
    )
  }
}

/**
 * Answers as Ollama, llama.cpp and LM Studio do: it needs no key, knows only `max_tokens`, keeps the connection alive with
 * comments, sends what the model thinks in a field or at the beginning of its reply, and counts the tokens after the end.
 */
export function ownServer(
  asked: Question[],
  { reply = modelReply, thoughts, finish = 'stop' }: { reply?: string; thoughts?: 'field' | 'block'; finish?: Finish },
): AnswerTo {
  const thought = 'They wrote of [HELP] and of a daughter. Two paragraphs.'
  return (question) => {
    asked.push(question)
    if ('max_completion_tokens' in question || typeof question.max_tokens !== 'number')
      return Response.json({ error: { message: 'unknown field', type: 'invalid_request_error' } }, { status: 400 })
    const model = String(question.model)
    const said = thoughts === 'block' ? `<think>\n${thought}\n</think>\n\n${reply}` : reply
    const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 }
    if (!question.stream) {
      const { choices, ...whole } = completion(said, finish)
      const [choice] = choices
      const message = { ...choice!.message, ...(thoughts === 'field' && { reasoning_content: thought }) }
      return Response.json({ ...whole, model, choices: [{ ...choice, message }], usage, timings: { prompt_ms: 400 } })
    }
    const chunk = (choices: unknown[], more = {}) => event({ ...delta(''), model, choices, ...more })
    const choiceOf = (piece: object, end: Finish | null = null) => [{ index: 0, delta: piece, finish_reason: end }]
    return eventStream(
      streamOf([
        () => chunk(choiceOf({ role: 'assistant', content: null })),
        () => encoder.encode(': keep-alive\n\n'),
        ...(thoughts === 'field' ? ['reasoning_content', 'reasoning'] : []).map(
          (field) => () => chunk(choiceOf({ content: '', [field]: thought })),
        ),
        ...(said.match(/\s*.{1,3}/g) ?? []).map((piece) => () => chunk(choiceOf({ content: piece }))),
        () => chunk(choiceOf({}, finish)),
        () => chunk([], { usage }),
        () => event('[DONE]'),
        () => 'end' as const,
      ]),
    )
  }
}

const slowly = async (bytes: Uint8Array) => {
  await delay(15)
  return bytes
}
const both = (resolver: () => Response | Promise<Response>) => ({ plain: resolver, streamed: resolver })
const json = (body: string) => () => new Response(body, { headers: { 'content-type': 'application/json' } })

/** Twelve faults, each for a plain reply and for a stream. */
export const faults: Record<
  string,
  { plain: () => Response | Promise<Response>; streamed: () => Response | Promise<Response> }
> = {
  refused: both(() => Promise.reject(new TypeError('connection refused'))),
  hang: both(() => new Promise<never>(() => {})),
  'slow drip': {
    plain: () =>
      new Response(streamOf([() => slowly(encoder.encode(' '))], true), {
        headers: { 'content-type': 'application/json' },
      }),
    streamed: () => eventStream(streamOf([() => slowly(event(delta('so ')))], true)),
  },
  401: both(() => Response.json({ error: { message: 'bad key' } }, { status: 401 })),
  429: both(() => Response.json({ error: { message: 'slow down' } }, { status: 429, headers: { 'retry-after': '1' } })),
  500: both(() => Response.json({ error: { message: 'oops' } }, { status: 500 })),
  HTML: both(
    () =>
      new Response('<html><body><h1>Bad gateway. Please try again later.</h1></body></html>', {
        headers: { 'content-type': 'text/html' },
      }),
  ),
  empty: { plain: json(''), streamed: () => eventStream(new Uint8Array()) },
  'truncated JSON': {
    plain: json(JSON.stringify(completion(modelReply)).slice(0, 120)),
    streamed: () =>
      eventStream(
        streamOf([() => encoder.encode(`data: ${JSON.stringify(delta('Good')).slice(0, 40)}\n\n`), () => 'end']),
      ),
  },
  huge: {
    plain: () =>
      new Response(
        streamOf([
          () => encoder.encode('{"id":"'),
          ...Array.from({ length: 40 }, () => () => encoder.encode('x'.repeat(65_536))),
        ]),
        { headers: { 'content-type': 'application/json' } },
      ),
    streamed: () =>
      eventStream(streamOf(Array.from({ length: 40 }, () => () => encoder.encode(`: ${'x'.repeat(65_536)}\n`)))),
  },
  'wrong shape': {
    plain: () => Response.json({ choices: 'none', text: modelReply }),
    streamed: () =>
      eventStream(streamOf([() => event({ choices: [{ text: modelReply }] }), () => event('[DONE]'), () => 'end'])),
  },
  'cut stream': {
    plain: () =>
      new Response(streamOf([() => encoder.encode('{"choices":[{"message":'), () => 'cut']), {
        headers: { 'content-type': 'application/json' },
      }),
    streamed: () => eventStream(streamOf([() => event(delta('You ')), () => event(delta('wrote ')), () => 'cut'])),
  },
}

/** Two whole sentences and half of a third, then the fault. */
export function stopsMidway(how: 'cut' | 'end' | 'hang'): AnswerTo {
  const said = [
    '“My daughter laughing at breakfast” is a fine ',
    'line. It will stay ',
    'with you through the day. And when the re',
  ]
  const last = how === 'hang' ? () => new Promise<Uint8Array>(() => {}) : () => how
  return () => eventStream(streamOf([...said.map((piece) => () => event(delta(piece))), last]))
}

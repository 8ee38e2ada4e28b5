import { NoAnswer, noAnswerOf } from './api-error.ts'
import { isEventStream, isJson } from './event-stream.ts'

/** A call ends when nothing is heard for so long. An answer has as long again. */
const patience = 15_000
/** For what the coach is asked. */
export const patienceForLetter = 45_000

/**
 * Makes a call. Resolves with what the server has answered; everything else counts as no answer. Of a letter, and of a
 * file, each piece has its own time.
 */
export async function call(
  address: RequestInfo | URL,
  init: RequestInit = {},
  longestSilence = patience,
): Promise<Response> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const hear = () => {
    end()
    timer = setTimeout(() => silence.abort(), longestSilence)
  }
  const { signal } = init
  const failureOf = (error: unknown) => {
    end()
    if (error instanceof NoAnswer || signal?.aborted) return error
    return new NoAnswer(String(error), { hasConnection: silence.signal.aborted })
  }
  hear()
  try {
    const reply = await fetch(address, {
      ...init,
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    })
    hear()
    const isFile = reply.headers.has('Content-Disposition')
    if (reply.body && reply.status < 500 && (isFile || isEventStream(reply)))
      return new Response(inPieces(reply.body, { hear, end, failureOf }), reply)
    const body = reply.body && (await reply.blob())
    end()
    if (reply.status >= 500) throw noAnswerOf(reply, (await body?.text()) ?? '')
    // A network with a sign-in page of its own may answer in the server's place.
    if (body && !isJson(reply)) throw new NoAnswer('The answer is not from the server', { hasConnection: true })
    return new Response(body, reply)
  } catch (error) {
    throw failureOf(error)
  }
}

type Body = NonNullable<Response['body']>
type Ear = { hear: () => void; end: () => void; failureOf: (error: unknown) => unknown }

function inPieces(body: Body, { hear, end, failureOf }: Ear): Body {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw failureOf(error)
      })
      if (done) {
        end()
        stream.close()
      } else {
        hear()
        stream.enqueue(value)
      }
    },
    async cancel() {
      end()
      await reader.cancel()
    },
  })
}

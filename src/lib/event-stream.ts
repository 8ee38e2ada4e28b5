import type { EventSourceParserStream } from 'eventsource-parser/stream'

export type StreamEvent = { event: string | undefined; data: unknown }

let Parser: typeof EventSourceParserStream | undefined

/**
 * Loads what reads a stream. A browser does not load a script again that failed, so a reply is asked for as a stream
 * only if this has succeeded, and as JSON otherwise.
 */
export async function warmEvents(): Promise<void> {
  try {
    Parser ??= (await import('eventsource-parser/stream')).EventSourceParserStream
  } catch {
    // Without a connection.
  }
}

export function acceptedReply(): 'text/event-stream' | 'application/json' {
  return Parser ? 'text/event-stream' : 'application/json'
}

/** The events of a streamed reply, as they arrive. Their data is JSON. */
export async function* readEvents(reply: Response): AsyncGenerator<StreamEvent> {
  if (!reply.body || !Parser) return
  const reader = reply.body.pipeThrough(new TextDecoderStream()).pipeThrough(new Parser()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield { event: value.event, data: JSON.parse(value.data) }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

export function isEventStream(reply: Response): boolean {
  return hasType(reply, 'text/event-stream')
}

export function isJson(reply: Response): boolean {
  return hasType(reply, 'application/json')
}

function hasType(reply: Response, type: string): boolean {
  return reply.headers.get('Content-Type')?.startsWith(type) ?? false
}

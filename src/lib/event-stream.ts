export type StreamEvent = { event: string | undefined; data: unknown }

const loadParser = () => import('eventsource-parser/stream')

/** Loads what reads a stream while the request is on its way. If that fails, reading fails. */
export function warmEvents(): void {
  loadParser().catch(() => {})
}

/** The events of a streamed reply, as they arrive. Their data is JSON. */
export async function* readEvents(reply: Response): AsyncGenerator<StreamEvent> {
  if (!reply.body) return
  const { EventSourceParserStream } = await loadParser()
  const reader = reply.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
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

type StreamEvent = { event: string; data: unknown }

/** The events of a streamed reply, as they arrive. Our server sends each as lines with a name, and its data as one of JSON. */
export async function* readEvents(reply: Response): AsyncGenerator<StreamEvent> {
  if (!reply.body) return
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const events = (text + value).split('\n\n')
      text = events.pop()!
      for (const lines of events) {
        const { event = '', data = 'null' } = Object.fromEntries(
          lines.split('\n').map((line) => line.split(/: ?(.*)/s)),
        )
        yield { event, data: JSON.parse(data) }
      }
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

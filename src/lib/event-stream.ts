export type StreamEvent = { event: string; data: unknown }

/** The events of a streamed reply, as they arrive. */
export async function* readEvents(reply: Response): AsyncGenerator<StreamEvent> {
  if (!reply.body) return
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      waiting += value
      const blocks = waiting.split('\n\n')
      waiting = blocks.pop() ?? ''
      for (const block of blocks) yield parse(block)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function parse(block: string): StreamEvent {
  const field = (name: string) => {
    const line = block.split('\n').find((candidate) => candidate.startsWith(`${name}: `))
    return line?.slice(name.length + 2) ?? ''
  }
  return { event: field('event'), data: JSON.parse(field('data') || 'null') }
}

export class TooLargeError extends Error {}

/** A fetch whose responses fail beyond a length, so that none can fill the memory of the isolate. */
export function limitedFetch(
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>,
  maxBytes: number,
) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const reply = await fetch(input, init)
    if (!reply.body) return reply
    let read = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read > maxBytes) throw new TooLargeError()
        controller.enqueue(chunk)
      },
    })
    return new Response(reply.body.pipeThrough(counter), reply)
  }
}

/** Sends pieces of text as they are made, at the pace at which they are read. A fault cuts the text off and is reported. */
export function textStream(
  pieces: AsyncGenerator<string>,
  onFault: (fault: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (fault) {
        onFault(fault)
        throw fault
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** Messages between the tabs of this browser. A tab does not hear its own: what it has stored it shows already. */
export function tabMessages<Message>(name: string) {
  let channelOfTab: BroadcastChannel | undefined
  const channel = () => (channelOfTab ??= new BroadcastChannel(name))
  return {
    send(message: Message): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
      channel().postMessage(message)
    },
    listen(listener: (message: Message) => void): () => void {
      const ended = new AbortController()
      channel().addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data), {
        signal: ended.signal,
      })
      return () => ended.abort()
    },
  }
}

import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/**
 * What the browser of a journey connects to in place of a product. It can be cut, so that connections are refused as by
 * a machine that is gone; it can hold pages back; and it can change a file, as a new release does.
 */
export function frontOf({ port, productPort }: { port: number; productPort: number }) {
  const changes = new Map<string, (text: string) => string>()
  const held = new Set<ServerResponse>()
  let holdsPages = false
  const server = createServer((asked, reply) => {
    if (holdsPages && asked.headers['sec-fetch-mode'] === 'navigate') return void held.add(reply)
    const { method, headers, url = '/' } = asked
    const change = changes.get(url)
    const forwarded = request(
      { port: productPort, method, path: url, headers: change ? wholeAndPlain(headers) : headers },
      (answer) => {
        // The browser has left.
        if (reply.destroyed) return void answer.destroy()
        if (!change) {
          reply.writeHead(answer.statusCode!, answer.headers)
          // The product may be stopped while it answers.
          return void pipeline(answer, reply, () => {})
        }
        let text = ''
        answer.setEncoding('utf8').on('data', (piece) => void (text += piece))
        answer.on('end', () => {
          const { 'content-length': _, ...others } = answer.headers
          reply.writeHead(answer.statusCode!, others).end(change(text))
        })
      },
    )
    // The product is stopped.
    forwarded.on('error', () => reply.destroy())
    asked.pipe(forwarded)
  })
  return {
    origin: `http://localhost:${port}`,
    change: (path: string, to: (text: string) => string) => void changes.set(path, to),
    holdPages: (holds: boolean) => {
      holdsPages = holds
      for (const reply of held) reply.destroy()
      held.clear()
    },
    async connect(): Promise<void> {
      changes.clear()
      holdsPages = false
      if (!server.listening) await once(server.listen(port), 'listening')
    },
    async cut(): Promise<void> {
      if (!server.listening) return
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
  }
}

/** A file whose transfer changed it would not match its hash. */
function wholeAndPlain({ 'if-none-match': _tag, 'if-modified-since': _time, ...headers }: IncomingHttpHeaders) {
  return { ...headers, 'accept-encoding': 'identity' }
}

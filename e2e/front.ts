import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/**
 * - `hangs`: no answer comes;
 * - `fails`: status 500;
 * - `loses the answer`: the product does what it is asked, and the connection breaks;
 * - `captive portal`: another network's page in the place of every answer.
 */
export type Sickness = 'hangs' | 'fails' | 'loses the answer' | 'captive portal'

/**
 * What the browser of a journey connects to in place of a product. It can be cut, so that connections are refused as by
 * a machine that is gone; it can answer calls as a sick server does; it can hold pages back; and it can change a file, as
 * a new release does. What a journey asks by itself is not sick.
 */
export function frontOf({ port, productPort }: { port: number; productPort: number }) {
  const changes = new Map<string, (text: string) => string>()
  const held = new Set<ServerResponse>()
  let holdsPages = false
  let dropsCookies = false
  let sickness: Sickness | undefined
  let sickCalls = everyCall
  const release = () => {
    for (const reply of held) reply.destroy()
    held.clear()
  }
  const server = createServer((asked, reply) => {
    if (holdsPages && asked.headers['sec-fetch-mode'] === 'navigate') return void held.add(reply)
    const { method, headers, url = '/' } = asked
    const isSick = 'sec-fetch-mode' in headers && sickCalls.test(`${method} ${url}`) ? sickness : undefined
    if (isSick === 'hangs') return void held.add(reply)
    if (isSick === 'fails') return void reply.writeHead(500, { 'content-type': 'text/plain' }).end('Broken')
    if (isSick === 'captive portal')
      return void reply
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<title>Welcome to the guest network</title>')
    const change = changes.get(url)
    const forwarded = request(
      {
        port: productPort,
        method,
        path: url,
        headers: ofProduct(change ? wholeAndPlain(headers) : headers, productPort),
      },
      (answer) => {
        if (isSick) return void answer.resume().on('end', () => reply.destroy())
        // The browser has left.
        if (reply.destroyed) return void answer.destroy()
        if (!change) {
          const { 'set-cookie': cookies, ...others } = answer.headers
          reply.writeHead(answer.statusCode!, { ...others, ...(cookies && !dropsCookies && { 'set-cookie': cookies }) })
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
      release()
    },
    /** As a browser that blocks cookies. */
    dropCookies: () => void (dropsCookies = true),
    /** Until it is healed; `calls` are those whose method and path match. */
    sicken: (how: Sickness, calls = everyCall) => {
      sickness = how
      sickCalls = calls
    },
    /** What was held back stays without an answer. */
    heal: () => void (sickness = undefined),
    async connect(): Promise<void> {
      changes.clear()
      holdsPages = false
      sickness = undefined
      dropsCookies = false
      release()
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

const everyCall = /^\w+ \/api\//

/** The product accepts a call of its own pages only. */
function ofProduct(headers: IncomingHttpHeaders, productPort: number) {
  const own = `localhost:${productPort}`
  return { ...headers, host: own, ...(headers.origin && { origin: `http://${own}` }) }
}

/** A file whose transfer changed it would not match its hash. */
function wholeAndPlain({ 'if-none-match': _tag, 'if-modified-since': _time, ...headers }: IncomingHttpHeaders) {
  return { ...headers, 'accept-encoding': 'identity' }
}

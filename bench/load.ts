import { connect } from 'node:net'
import { port } from '../scripts/local-environment.ts'

export type Shot = { method: string; path: string; headers: Record<string, string>; body?: string }

/**
 * Sends requests over several connections, on each the next as soon as the last is answered, and returns the
 * number of answers a second. Written on bare sockets: the machine has two cores, and the load generator takes
 * CPU from the product.
 */
export async function requestsPerSecond({
  connections,
  seconds,
  next,
}: {
  connections: number
  seconds: number
  next: (connection: number) => Shot
}): Promise<number> {
  const start = performance.now()
  const until = start + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const line = await openLine()
      let count = 0
      for (; performance.now() < until; count += 1) await line.send(next(connection))
      line.close()
      return count
    }),
  )
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - start)
}

/** Milliseconds until the first byte of each body, and until each answer was whole: one request at a time. */
export async function waits({ times, next }: { times: number; next: () => Shot }) {
  const line = await openLine()
  const replies: Reply[] = []
  for (let time = 0; time < times; time += 1) replies.push(await line.send(next()))
  line.close()
  return { firstByte: replies.map(({ firstByteMs }) => firstByteMs), whole: replies.map(({ wholeMs }) => wholeMs) }
}

type Reply = { firstByteMs: number; wholeMs: number }

async function openLine() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received: Buffer = Buffer.alloc(0)
  let onData = () => {}
  let fail: (error: Error) => void = () => {}
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    onData()
  })
  socket.on('error', (error) => fail(error))
  socket.on('close', () => fail(new Error('The connection was closed.')))

  const send = ({ method, path, headers, body = '' }: Shot) =>
    new Promise<Reply>((resolve, reject) => {
      const sent = performance.now()
      let firstByteMs = 0
      fail = reject
      onData = () => {
        const headEnd = received.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        const bodyStart = headEnd + 4
        if (firstByteMs === 0 && received.length > bodyStart) firstByteMs = performance.now() - sent
        const head = received.toString('latin1', 0, headEnd)
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        const isWhole =
          length === undefined
            ? received.subarray(bodyStart).subarray(-5).toString('latin1') === '0\r\n\r\n'
            : received.length >= bodyStart + Number(length)
        if (!isWhole) return
        const status = Number(head.slice(9, 12))
        if (status < 300) resolve({ firstByteMs, wholeMs: performance.now() - sent })
        else
          reject(
            new Error(`${method} ${path} answered ${status}: ${received.toString('utf8', bodyStart).slice(0, 300)}`),
          )
        received = Buffer.alloc(0)
      }
      const lines = Object.entries({
        Host: `localhost:${port}`,
        'Content-Length': String(Buffer.byteLength(body)),
        ...headers,
      })
      socket.write(
        `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
      )
    })
  return { send, close: () => socket.removeAllListeners('close').destroy() }
}

import type { ClientResponse, hc } from 'hono/client'
import type { AppType } from '../../worker/app.ts'
import { personHeaders } from '~/device/person'
import { apiErrorOf } from './api-error.ts'
import { call, patienceForLetter } from './call.ts'
import { fetchOrAnswer } from './fetch-or-answer.ts'

type Calls = ReturnType<typeof hc<AppType>>['api']
type Parts = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown }
type Options = { headers?: Record<string, string>; init?: RequestInit }

export const api = callsAt('/api', (address, init) => fetchOrAnswer(address, init))

/** The same calls, where the coach may be asked. */
export const letterApi = callsAt('/api', (address, init) => fetchOrAnswer(address, init, patienceForLetter))

/** The same calls, answered by the server alone. */
export const serverApi = callsAt('/api', (address, init) => call(address, init))

/** Hono's client has these types, and weighs four times as much: it serializes cookies and forms, and opens sockets. */
function callsAt(path: string, make: (address: string, init: RequestInit) => Promise<Response>): Calls {
  return new Proxy({} as Calls, {
    get(_calls, name: string) {
      if (!name.startsWith('$')) return callsAt(`${path}/${name}`, make)
      return ({ param = {}, query = {}, json }: Parts = {}, { headers, init }: Options = {}) => {
        const filled = path.replace(/:(\w+)/g, (_part, key: string) => encodeURIComponent(param[key]!))
        const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
        return make(asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled, {
          method: name.slice(1).toUpperCase(),
          headers: {
            ...personHeaders(),
            ...(json !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(json !== undefined && { body: JSON.stringify(json) }),
          ...init,
        })
      }
    },
  })
}

/** The body of a success; anything else is thrown. */
export async function answer<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const reply = await request
  if (!reply.ok) throw await apiErrorOf(reply)
  return (await reply.json()) as T
}

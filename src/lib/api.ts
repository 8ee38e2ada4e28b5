import { hc, type ClientResponse } from 'hono/client'
import type { AppType } from '../../worker/app.ts'
import { personHeaders } from '~/device/person'
import { apiErrorOf } from './api-error.ts'
import { call, patienceForLetter } from './call.ts'
import { fetchOrAnswer } from './fetch-or-answer.ts'

const clientOf = (fetch: typeof call) => hc<AppType>('/', { headers: personHeaders, fetch }).api

export const api = clientOf((address, init) => fetchOrAnswer(address, init))

/** The same calls, where the coach may be asked. */
export const letterApi = clientOf((address, init) => fetchOrAnswer(address, init, patienceForLetter))

/** The same calls, answered by the server alone. */
export const serverApi = clientOf((address, init) => call(address, init))

/** The body of a success; anything else is thrown. */
export async function answer<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const reply = await request
  if (!reply.ok) throw await apiErrorOf(reply)
  return (await reply.json()) as T
}

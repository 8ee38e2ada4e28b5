import { hc, type ClientResponse } from 'hono/client'
import type { AppType } from '../../worker/app.ts'
import { apiErrorOf } from './api-error.ts'
import { personHeaders } from '~/device/person'
import { fetchOrAnswer } from './from-device.ts'

export const api = hc<AppType>('/', { headers: personHeaders, fetch: fetchOrAnswer }).api

/** The body of a success; anything else is thrown. */
export async function answer<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const reply = await request
  if (!reply.ok) throw await apiErrorOf(reply)
  return (await reply.json()) as T
}

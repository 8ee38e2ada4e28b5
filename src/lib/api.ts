import { hc, type ClientResponse } from 'hono/client'
import type { AppType } from '../../worker/app.ts'
import { ApiError } from './api-error.ts'

export const api = hc<AppType>('/').api

/** The body of a success; anything else is thrown. */
export async function answer<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const reply = await request
  if (!reply.ok) throw new ApiError(reply.status, await reply.text(), reply.statusText)
  return (await reply.json()) as T
}

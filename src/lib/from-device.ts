import { readFirstData } from './first-data.ts'

/**
 * Whether this page shows what the device keeps, in place of what the server has. It begins so without a connection;
 * and a read that the server does not answer is answered by the device (kept-days.ts), where it knows the answer.
 */
let isFromDevice: boolean | undefined
const listeners = new Set<() => void>()

export const showsDevice = () => (isFromDevice ??= readFirstData().isRestored === true)

export function setShowsDevice(shows: boolean): void {
  isFromDevice = shows
  for (const listener of listeners) listener()
}

export function onShowsDevice(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const fetchOrAnswer: typeof fetch = async (address, init) => {
  const isRead = (init?.method ?? 'GET') === 'GET'
  const answered = async () => {
    try {
      return await (await import('./kept-days.ts')).answerFromDevice(String(address))
    } catch {
      return undefined
    }
  }
  // The server may be slow, and is asked for the same once it answers.
  if (isRead && showsDevice()) {
    const known = await answered()
    if (known) return known
  }
  try {
    return await fetch(address, init)
  } catch (error) {
    const known = isRead && !init?.signal?.aborted ? await answered() : undefined
    if (!known) throw error
    setShowsDevice(true)
    return known
  }
}

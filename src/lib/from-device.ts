import { readFirstData } from './first-data.ts'

/**
 * Whether this page shows what the device keeps, in place of what the server has. It begins so without a connection;
 * and a read that the server does not answer is answered by the device (fetch-or-answer.ts), where it knows the answer.
 */
let isFromDevice: boolean | undefined
let isConfirming = false
let hasAnswered = false
const listeners = new Set<() => void>()

export const showsDevice = () => (isFromDevice ??= readFirstData().isRestored === true)

/** Everything that is shown is asked for again. Meanwhile the device answers in the place of an error only. */
export const waitsForServer = () => isConfirming

export function onShowsDevice(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The device has answered a read. */
export function showDevice(): void {
  hasAnswered = true
  setShowsDevice(true)
}

/** Asks the server for what is shown, and returns whether it has answered all of it. */
export async function confirmByServer(fetchShown: () => Promise<unknown>): Promise<boolean> {
  hasAnswered = false
  isConfirming = true
  try {
    await fetchShown()
  } finally {
    isConfirming = false
  }
  setShowsDevice(hasAnswered)
  return !hasAnswered
}

function setShowsDevice(shows: boolean): void {
  isFromDevice = shows
  for (const listener of listeners) listener()
}

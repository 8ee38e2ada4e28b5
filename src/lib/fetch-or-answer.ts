import { NoAnswer, sessionEndedEvent } from './api-error.ts'
import { call } from './call.ts'
import { showDevice, showsDevice, waitsForServer } from './from-device.ts'

/** The device is asked then, as the service worker does for pages. */
const slowAfter = 3_000
/** A database that does not answer must not hold a read. */
const longestLook = 1_000

/** Makes a call. A read that the server does not answer, or not in time, is answered by the device where it can. */
export async function fetchOrAnswer(
  address: RequestInfo | URL,
  init: RequestInit = {},
  patience?: number,
): Promise<Response> {
  const { method = 'GET', signal } = init
  if (method !== 'GET') return call(address, init, patience)
  const { pathname } = new URL(String(address), location.origin)
  const answered = async () => {
    const answer = signal?.aborted ? undefined : await Promise.race([askDevice(String(address)), after(longestLook)])
    if (answer) showDevice()
    return answer
  }
  if (showsDevice() && !waitsForServer()) {
    const known = await answered()
    if (known) return known
  }
  const online = call(address, init, patience)
  if (!waitsForServer()) {
    const isSettled = await Promise.race([online.then(yes, yes), after(slowAfter)])
    const known = isSettled ? undefined : await answered()
    if (known) return known
  }
  try {
    const reply = await online
    // Who is signed in is a question, and nobody is one of its answers.
    if (reply.status === 401 && pathname !== '/api/user') window.dispatchEvent(new Event(sessionEndedEvent))
    return reply
  } catch (error) {
    const known = error instanceof NoAnswer ? await answered() : undefined
    if (!known) throw error
    return known
  }
}

const yes = () => true

function after(time: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), time))
}

async function askDevice(address: string): Promise<Response | undefined> {
  try {
    return await (await import('./kept-days.ts')).answerFromDevice(address)
  } catch {
    return undefined
  }
}

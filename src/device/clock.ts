import { localDate } from '#domain/time/local-date'
import { sessionStore } from './browser-storage.ts'

/** A clock that differs by less is as right as clocks are, on a slow line. */
const tolerance = 5 * 60_000

/** By how much the server's clock is ahead of this device's, as far as it is known. */
let ahead = 0
const listeners = new Set<Listener>()
type Listener = (isChosen: boolean) => void

/** The server has just said its time. */
export function compareClocks(serverTime: number): void {
  const difference = serverTime - Date.now()
  ahead = Math.abs(difference) < tolerance ? 0 : difference
  tell(false)
}

/** From now on, days follow the server's clock in this tab. */
export function followServer(): void {
  sessionStore.write('followsServer', 'true')
  tell(true)
}

/** The time by which days are told: this device's, unless the person has chosen the server's. */
export function clock(): number {
  return Date.now() + (sessionStore.read('followsServer') ? ahead : 0)
}

/** The day by the server's clock, if it is another one than the day by `clock`. */
export function otherDay(zone: string): string | undefined {
  const day = localDate(Date.now() + ahead, zone)
  return day === localDate(clock(), zone) ? undefined : day
}

/** Calls back when there is news of the clocks, which may be that the person has chosen the server's. */
export function onClocks(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(isChosen: boolean): void {
  for (const listener of listeners) listener(isChosen)
}

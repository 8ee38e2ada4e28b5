import { isSame, marked, type Mark } from './change.ts'
import { readChange, updateChange, type Place } from './change-store.ts'

/**
 * Marks (a tick, a mood, a setting) are sent at once, from any tab. A browser shows a tab what another one has written a
 * moment later, so a tab that removes what it has sent can remove a mark that it has not seen. Each tab keeps such a
 * mark again, until its own delivery has ended. An older mark was seen by every tab, and its removal is meant: a person
 * who signs out can remove all drafts.
 */
let unsent: { place: Place; name: string; madeAt: number; keep: () => void }[] = []
const seenAfter = 1_000

/** Keeps a mark on this device, to be sent. */
export function keepMark<Fields extends object, Field extends keyof Fields & string>(
  place: Place,
  mark: Mark<Fields, Field>,
): void {
  const keep = () => updateChange<Fields>(place, (change) => marked(change, mark))
  keep()
  unsent = [
    ...unsent.filter((other) => other.name !== mark.name || !isSame(other.place, place)),
    { place, name: mark.name, madeAt: Date.now(), keep },
  ]
  // Before the screen hears of the change.
  window.addEventListener('storage', keepMarksAgain, { capture: true })
}

/** Keeps the marks again that another tab has removed without having seen them. */
export function keepMarksAgain(): void {
  unsent = unsent.filter(({ madeAt }) => Date.now() - madeAt < seenAfter)
  for (const { place, name, keep } of unsent) if (!(name in (readChange(place)?.texts ?? {}))) keep()
}

/** After a delivery: what is left in the change is sent by the next one. */
export function forgetMarks(place: Place, left: readonly string[]): void {
  unsent = unsent.filter((mark) => !isSame(mark.place, place) || left.includes(mark.name))
}

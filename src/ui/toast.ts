export type Toast = {
  title: string
  description?: string
  tone?: 'done' | 'danger'
  /** An undo, offered for ten seconds. */
  undo?: () => void
}
/** The number tells a toast that is shown again from the one before. */
type Shown = { message: Toast; since: number; number: number; isLeaving?: true }

let shown: Shown | undefined
let count = 0
let holds = 0
let silences = 0
let heldBack: { message: Toast; wasSeen: boolean; since: number } | undefined
/** A success that comes later is not shown: the screen says it by then. */
const latest = 10_000
const listeners = new Set<() => void>()

export const shownToast = () => shown

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows a toast in the place of the one before it. */
export function toast(message: Toast): void {
  say(message, Date.now())
}

function say(message: Toast, since: number): void {
  if (silences > 0 && message.tone !== 'danger') return
  if (holds > 0) holdBack(message, since)
  else change({ message, since, number: ++count })
}

/** Removes the visible toast when it has faded (frame.css). */
export function closeToast(): void {
  const leaving = shown && { ...shown, isLeaving: true as const }
  change(leaving)
  setTimeout(() => shown === leaving && change(undefined), 160)
}

/** Shows no toast until the returned function is called; the last one is shown then. */
export function holdToasts(): () => void {
  holds += 1
  const visible = takeVisible()
  if (visible) holdBack(visible.message, visible.since, { wasSeen: true })
  return () => {
    holds -= 1
    if (holds > 0 || !heldBack) return
    const { message, since } = heldBack
    heldBack = undefined
    if (isNeeded(message) || Date.now() - since < latest) say(message, since)
  }
}

/** Discards every toast but failures until the returned function is called. */
export function silenceToasts(): () => void {
  silences += 1
  const visible = takeVisible()
  if (visible) say(visible.message, visible.since)
  return () => void (silences -= 1)
}

/** A success does not replace a failure that is not seen yet, unless the success can be undone. */
function holdBack(message: Toast, since: number, { wasSeen } = { wasSeen: false }): void {
  const isFailureUnseen = heldBack?.message.tone === 'danger' && !heldBack.wasSeen
  if (!isFailureUnseen || message.tone === 'danger' || message.undo) heldBack = { message, wasSeen, since }
}

/** It says what the screen does not. */
function isNeeded({ tone, undo }: Toast): boolean {
  return tone === 'danger' || undo !== undefined
}

function takeVisible(): Shown | undefined {
  const visible = shown?.isLeaving ? undefined : shown
  change(undefined)
  return visible
}

function change(next: Shown | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

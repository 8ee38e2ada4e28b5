export type Toast = {
  title: string
  description?: string
  tone?: 'done' | 'danger'
  /** An undo, offered for ten seconds. */
  undo?: () => void
}
/** The number tells a toast that is shown again from the one before. */
type Shown = { message: Toast; number: number; isLeaving?: true }

let shown: Shown | undefined
let count = 0
let holds = 0
let silences = 0
let heldBack: { message: Toast; wasSeen: boolean } | undefined
const listeners = new Set<() => void>()

export const shownToast = () => shown

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows a toast in the place of the one before it. */
export function toast(message: Toast): void {
  if (silences > 0 && message.tone !== 'danger') return
  if (holds > 0) holdBack(message)
  else change({ message, number: ++count })
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
  if (visible) holdBack(visible, { wasSeen: true })
  return () => {
    holds -= 1
    if (holds > 0 || !heldBack) return
    const { message } = heldBack
    heldBack = undefined
    toast(message)
  }
}

/** Discards every toast but failures until the returned function is called. */
export function silenceToasts(): () => void {
  silences += 1
  const visible = takeVisible()
  if (visible) toast(visible)
  return () => void (silences -= 1)
}

/** A success does not replace a failure that is not seen yet, unless the success can be undone. */
function holdBack(message: Toast, { wasSeen } = { wasSeen: false }): void {
  const isFailureUnseen = heldBack?.message.tone === 'danger' && !heldBack.wasSeen
  if (!isFailureUnseen || message.tone === 'danger' || message.undo) heldBack = { message, wasSeen }
}

function takeVisible(): Toast | undefined {
  const visible = shown?.isLeaving ? undefined : shown?.message
  change(undefined)
  return visible
}

function change(next: Shown | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

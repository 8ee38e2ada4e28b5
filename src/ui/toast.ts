import type { hide, isReady, show, Toast } from './toaster.tsx'

export type { Toast }

let loaded: { isReady: typeof isReady; show: typeof show; hide: typeof hide } | undefined
let holds = 0
let silences = 0
let plain: HTMLElement | undefined
let heldBack: { message: Toast; wasSeen: boolean } | undefined

/**
 * Shows one toast at a time, for five seconds, or ten with an undo. The toaster is loaded on first use. Without it the
 * same words stay until they are closed; a form also reports its failure itself.
 */
export async function toast(message: Toast): Promise<void> {
  if (isSilenced(message)) return
  if (holds > 0) {
    holdBack(message)
    return
  }
  const toaster = await loadToaster()
  if (holds > 0) holdBack(message)
  else if (!isSilenced(message)) {
    plain?.remove()
    if (toaster) toaster.show(message)
    else showPlainly(message)
  }
}

/** Shows no toast until the returned function is called; the last one is shown then. */
export function holdToasts(): () => void {
  holds += 1
  const visible = loaded?.hide()
  if (visible) holdBack(visible, { wasSeen: true })
  return () => {
    holds -= 1
    if (holds > 0 || !heldBack) return
    const { message } = heldBack
    heldBack = undefined
    void toast(message)
  }
}

/** Discards every toast but failures until the returned function is called. */
export function silenceToasts(): () => void {
  silences += 1
  const visible = loaded?.hide()
  if (visible) void toast(visible)
  return () => void (silences -= 1)
}

/** Loads the toaster before the connection can be lost. */
export function warmToasts(): void {
  void loadToaster()
}

function isSilenced({ tone }: Toast): boolean {
  return silences > 0 && tone !== 'danger'
}

/** A success does not replace a failure that is not seen yet, unless the success can be undone. */
function holdBack(message: Toast, { wasSeen } = { wasSeen: false }): void {
  const isFailureUnseen = heldBack?.message.tone === 'danger' && !heldBack.wasSeen
  if (!isFailureUnseen || message.tone === 'danger' || message.undo) heldBack = { message, wasSeen }
}

/** Needs no file but this one. */
function showPlainly({ title, description, undo }: Toast): void {
  const box = document.createElement('div')
  box.role = 'alert'
  box.className = 'screen-notice'
  for (const words of [title, description]) if (words) box.appendChild(document.createElement('p')).textContent = words
  for (const [label, act] of Object.entries({ ...(undo && { Undo: undo }), Close: () => {} })) {
    const button = box.appendChild(document.createElement('button'))
    button.className = 'min-h-11 text-action'
    button.textContent = label
    button.addEventListener('click', () => {
      box.remove()
      act()
    })
  }
  plain = document.body.appendChild(box)
}

async function loadToaster() {
  loaded ??= await import('./toaster.tsx').catch(() => undefined)
  await loaded?.isReady
  return loaded
}

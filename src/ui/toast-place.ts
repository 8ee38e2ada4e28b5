/** From where the rail holds a toast, so that the toast lies over no content (frame.css). */
const hasRail = () => matchMedia('(width >= 64rem)').matches
/** A toast of five lines, and the space around it. */
const toastHeight = 150

/** A toast on a phone lies at the bottom of the window, above the navigation. */
function isAtBottom(element: Element): boolean {
  const bar = document.querySelector<HTMLElement>('.nav-bar')?.offsetHeight ?? 0
  const zone = innerHeight - bar
  const { top, bottom } = element.getBoundingClientRect()
  // A low window has no part above a toast.
  return bottom > Math.max(0, zone - toastHeight) && top < zone
}

/** There it would lie over the button of a form (button.tsx) or over a letter, so it goes to the top. */
export function belongsAtTop(): boolean {
  return !hasRail() && [...document.querySelectorAll('[data-no-toast-over]')].some(isAtBottom)
}

/** A toast would lie over the element at the top too. */
export function leavesNoPlace(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return !hasRail() && isAtBottom(element) && top < toastHeight && bottom > 0
}

/** What lies where a toast lies may be another thing now. */
export function onMove(listener: () => void): () => void {
  for (const event of moves) addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of moves) removeEventListener(event, listener)
  }
}
const moves = ['scroll', 'resize'] as const

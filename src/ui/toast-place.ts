/** From where the rail holds a toast, so that the toast lies over no content (frame.css). */
export const hasRail = () => matchMedia('(width >= 64rem)').matches
/** A toast of five lines, and the space below it. */
const toastHeight = 150

/** From where to where a toast lies on a phone: at the bottom of the window, above the navigation. */
export function toastZone(): { top: number; bottom: number } {
  const bar = document.querySelector<HTMLElement>('.nav-bar')?.offsetHeight ?? 0
  const bottom = innerHeight - bar
  // A low window has no part above a toast.
  return { top: Math.max(0, bottom - toastHeight), bottom }
}

/** A toast at the bottom would lie over the button of a form (button.tsx), so it goes to the top. */
export function belongsAtTop(): boolean {
  if (hasRail()) return false
  const zone = toastZone()
  return [...document.querySelectorAll('[data-no-toast-over]')].some((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > zone.top && top < zone.bottom
  })
}

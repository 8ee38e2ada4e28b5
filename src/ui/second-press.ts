/**
 * The second press of a double click counts where the first one was, and nowhere else: what has come in its place (a
 * confirmation, the shade beside a smaller dialog, the next screen) was not there to be chosen.
 */
let pressed: Element | undefined
let first: Element | undefined

// Pages are built where there is no window. It hears of a press before every control.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', ({ target }) => (pressed = controlOf(target as Element)), { capture: true })
  window.addEventListener('click', keepToFirst, { capture: true })
}

function keepToFirst(event: MouseEvent): void {
  if (event.detail < 2) first = pressed
  else if (pressed !== first) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

/** What is drawn in a control may change with the first press. */
function controlOf(target: Element): Element {
  return target.closest('a, button, label, summary, [role]') ?? target
}

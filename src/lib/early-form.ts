/**
 * Put as `ref` on a form that was in the page before its scripts. What was typed until now stands
 * in its fields, which read it from there; a button pressed too early is pressed again now.
 */
export function enliven(form: HTMLFormElement | null): void {
  if (!form) return
  form.dataset.alive = '1'
  if (!form.dataset.pressed) return
  delete form.dataset.pressed
  queueMicrotask(() => form.requestSubmit())
}

/**
 * The `ref` of a form that is in the HTML before its scripts. Text typed earlier is in the fields,
 * where the form library reads it. A submit that came before the scripts is repeated now.
 */
export function activateForm(form: HTMLFormElement | null): void {
  if (!form) return
  form.dataset.active = '1'
  if (!form.dataset.pressed) return
  delete form.dataset.pressed
  queueMicrotask(() => form.requestSubmit())
}

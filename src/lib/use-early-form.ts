import { useEffect, useState } from 'react'

/**
 * What was typed into a form before scripts arrived, by field name. Read while the form is first
 * rendered, when the page's own inputs still stand; the values become the form's defaults.
 */
export function useTypedEarly<Values extends Record<string, string>>(formId: string, defaults: Values): Values {
  const [values] = useState(() => {
    if (typeof document === 'undefined') return defaults
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return defaults
    const typed = Object.keys(defaults).flatMap((name) => {
      const value = new FormData(form).get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    })
    return { ...defaults, ...Object.fromEntries(typed) } as Values
  })
  return values
}

/** Marks the form as alive, and sends it if its button was pressed before it was. */
export function useAliveForm(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    form.dataset.alive = '1'
    if (!form.dataset.pressed) return
    delete form.dataset.pressed
    form.requestSubmit()
  }, [formId])
}

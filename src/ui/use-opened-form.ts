import { useState, type ComponentType } from 'react'
import { useRestoredFocus } from './form-focus.ts'
import { useOnFirstUse } from './use-on-first-use.ts'

/** A form in the place of the row that opens it. It is loaded at its first use. */
export function useOpenedForm<Props>(load: () => Promise<ComponentType<Props>>) {
  const form = useOnFirstUse(load)
  const [isOpen, setIsOpen] = useState(false)
  const { button, restore } = useRestoredFocus()
  const open = async () => (await form.open()) && setIsOpen(true)
  return {
    Form: isOpen ? form.Part : undefined,
    hasFailed: form.hasFailed,
    /** Of the button in the row. */
    opens: { ref: button, onPointerEnter: form.warm, onClick: () => void open() },
    close: () => restore(() => setIsOpen(false)),
  }
}

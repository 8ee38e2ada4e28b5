import { useRef, type ComponentProps, type SyntheticEvent } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** The promise lasts until the submit is over: a submit that comes during it is discarded. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<unknown>
}

/** Every form whose submit takes time. A disabled button is not enough: the second press can come before it is disabled. */
export function Form({ onSubmit, ...rest }: FormProps) {
  const isSubmitting = useRef(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      await onSubmit(event)
    } finally {
      isSubmitting.current = false
    }
  }
  return <form {...rest} onSubmit={(event) => void submit(event)} />
}

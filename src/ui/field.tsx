import { useId, type ComponentProps, type ReactNode } from 'react'
import { Labelled } from '~/drawings/labelled'
import { Select } from './select.tsx'

export type FieldProps = { label: string; error?: string | undefined; hint?: ReactNode }
type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

/** A label, its control and its error, linked so that a screen reader announces all three. */
export function Field({ label, error, hint, children }: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <Labelled id={id} label={label}>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </Labelled>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} role="alert" className="text-15 text-danger">
      {error}
    </p>
  ) : null
}

export function TextField({ label, error, hint, className = '', ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, error, hint }}>
      {(wiring) => <input {...wiring} {...input} className={`box ${className}`} />}
    </Field>
  )
}

export function TextAreaField({
  label,
  error,
  hint,
  className = '',
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, error, hint }}>
      {(wiring) => <textarea {...wiring} {...area} className={`box min-h-25 field-sizing-content ${className}`} />}
    </Field>
  )
}

export function SelectField({ label, error, hint, ...select }: FieldProps & ComponentProps<'select'>) {
  return <Field {...{ label, error, hint }}>{(wiring) => <Select {...wiring} {...select} />}</Field>
}

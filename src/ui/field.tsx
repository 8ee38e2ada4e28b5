import { useId, type ComponentProps, type ReactNode } from 'react'

type FieldProps = { label: string; error?: string | undefined; hint?: ReactNode }

/** A label, its control, and below it what is wrong, tied together so that a screen reader says all three. */
function Field({
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (wiring: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode }) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-15 font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-15 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

const box =
  'w-full min-h-11 rounded-control border border-control bg-card px-3 py-2 text-17 text-ink placeholder:text-soft aria-invalid:border-danger disabled:opacity-60'

export function TextField({ label, error, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, error, hint }}>{(wiring) => <input {...wiring} {...input} className={`${box} ${input.className ?? ''}`} />}</Field>
  )
}

export function TextAreaField({ label, error, hint, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, error, hint }}>
      {(wiring) => <textarea rows={4} {...wiring} {...area} className={`${box} field-sizing-content ${area.className ?? ''}`} />}
    </Field>
  )
}

/** The platform's own select: on a phone nothing is better, and it weighs nothing. */
export function SelectField({ label, error, hint, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, error, hint }}>{(wiring) => <select {...wiring} {...select} className={`${box} ${select.className ?? ''}`} />}</Field>
  )
}

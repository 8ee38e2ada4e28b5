import { useId, type ComponentProps, type ReactNode } from 'react'

type ChoiceProps = { label: string; hint?: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'role'>

/** The platform's checkbox with our styles: every screen reader supports it, and it needs no script. */
export function Checkbox({ label, hint, ...input }: ChoiceProps) {
  return <Choice kind="check-box" {...{ label, hint, ...input }} />
}

/** Takes effect at once; a checkbox takes effect when its form is sent. */
export function Switch({ label, hint, ...input }: ChoiceProps) {
  return <Choice kind="switch" {...{ label, hint, ...input }} />
}

function Choice({ kind, label, hint, ...input }: ChoiceProps & { kind: 'check-box' | 'switch' }) {
  const id = useId()
  const words = (
    <span className="flex min-w-0 flex-col">
      <span className="[overflow-wrap:anywhere]">{label}</span>
      {hint && (
        <span id={`${id}-hint`} className="text-15 text-soft">
          {hint}
        </span>
      )}
    </span>
  )
  const control = (
    <input
      type="checkbox"
      role={kind === 'switch' ? kind : undefined}
      aria-label={label}
      aria-describedby={hint ? `${id}-hint` : undefined}
      {...input}
      className={`choice ${kind}`}
    />
  )
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      {kind === 'check-box' ? [control, words] : [words, <span key="room" className="grow" />, control]}
    </label>
  )
}

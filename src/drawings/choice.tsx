import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'> & {
  label: string
  /** The label is another one than those of the other choices with a hint. */
  hint?: ReactNode
}

/** The platform's checkbox with our styles: every screen reader supports it, and it needs no script. */
export const Checkbox = (props: ChoiceProps) => <Choice kind="check-box" {...props} />

/** Takes effect at once; a checkbox takes effect when its form is sent. */
export const Switch = (props: ChoiceProps) => <Choice kind="switch" {...props} />

function Choice({ kind, label, hint, ...input }: ChoiceProps & { kind: 'check-box' | 'switch' }) {
  const hintId = `hint-${label.replaceAll(/\W+/g, '-')}`
  const words = (
    <span className="flex min-w-0 flex-col">
      <span className="[overflow-wrap:anywhere]">{label}</span>
      {hint && (
        <span id={hintId} className="text-15 text-soft">
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
      aria-describedby={hint ? hintId : undefined}
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

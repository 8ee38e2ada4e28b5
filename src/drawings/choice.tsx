import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  kind: 'check-box' | 'switch'
  label: string
  hint?: ReactNode
}

export function Choice({ id, kind, label, hint, ...input }: ChoiceProps) {
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

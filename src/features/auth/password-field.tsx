import { useState, type ComponentProps } from 'react'
import { TextField } from '~/ui/field'

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-20"
      />
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-7 right-0 min-h-11 rounded-control px-4 text-15 text-soft hover:text-ink"
      >
        {shown ? 'Hide' : 'Show'} <span className="sr-only">password</span>
      </button>
    </div>
  )
}

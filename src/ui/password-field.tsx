import { useState, type ComponentProps } from 'react'
import { common, controls } from '#domain/texts'
import { TextField } from './field.tsx'

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'className'>) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <div className="relative">
      <TextField
        {...props}
        type={isVisible ? 'text' : 'password'}
        // HTML allows it for text only.
        {...(isVisible && { autoCapitalize: 'none' })}
        spellCheck={false}
        className="pe-20"
      />
      <button
        type="button"
        aria-label={isVisible ? controls.password.hide : controls.password.show}
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute top-7 end-0 min-h-11 rounded-control px-4 text-15 text-soft hover:text-ink"
      >
        {isVisible ? common.hide : common.show}
      </button>
    </div>
  )
}

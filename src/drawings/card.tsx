import type { ComponentProps } from 'react'

/** `roomy` is for text that is read or written. */
export function Card({ roomy, className, ...rest }: { roomy?: boolean } & ComponentProps<'section'>) {
  return (
    <section
      className={`rounded-card border border-hairline bg-card shadow-card ${roomy ? 'p-6 desk:p-8' : 'p-5'} ${className ?? ''}`}
      {...rest}
    />
  )
}

import type { ComponentProps } from 'react'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={`rounded-card border border-hairline bg-card p-5 shadow-card ${className ?? ''}`} {...rest} />
  )
}

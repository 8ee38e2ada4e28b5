import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '~/drawings/icon'

/** The platform's select: familiar on a phone, and it needs no script (docs/decisions/0007). */
export function Select({ className = 'w-full', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...select} className="box appearance-none pe-10" />
      <Icon of={ChevronDown} className="pointer-events-none absolute top-3 end-3 text-soft" />
    </span>
  )
}

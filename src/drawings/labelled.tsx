import type { ReactNode } from 'react'

/** A label above its control. */
export function Labelled({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label id={id && `${id}-label`} htmlFor={id} className="text-15 font-medium">
        {label}
      </label>
      {children}
    </div>
  )
}

/** The look of a box that opens a calendar. */
export const dateBox = 'box flex items-center justify-between gap-3 text-start'

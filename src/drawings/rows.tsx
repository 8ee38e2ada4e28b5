import type { ComponentProps, ReactNode } from 'react'

type RowGroupProps = { title: string; headingId?: string } & ComponentProps<'section'>

/** A heading and a plain list of rows below it. */
export function RowGroup({ title, headingId, children, ...section }: RowGroupProps) {
  return (
    <section {...section} aria-labelledby={headingId}>
      <h2 id={headingId} className="text-21">
        {title}
      </h2>
      <div className="mt-2 divide-y divide-hairline border-y border-hairline">{children}</div>
    </section>
  )
}

type RowProps = { id?: string; label: ReactNode; value?: ReactNode; children?: ReactNode }

/** A label, its value, and at the end its actions. */
export function Row({ id, label, value, children }: RowProps) {
  return (
    <div id={id} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-[8rem]">
        <p>{label}</p>
        {value && <p className="text-15 break-words text-soft">{value}</p>}
      </div>
      {children}
    </div>
  )
}

/** The soft text at the end of a row. */
export const rowAction =
  '-mx-2 inline-flex min-h-11 items-center rounded-control px-2 text-15 text-action underline-offset-4 hover:underline'

export function RowAction({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${rowAction} ${className}`} />
}

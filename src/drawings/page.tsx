import type { ReactNode } from 'react'

export const widths = {
  narrow: 'max-w-md',
  reading: 'max-w-2xl',
  wide: 'max-w-4xl',
  desk: 'max-w-4xl min-[68.75rem]:max-w-[96rem]',
}
export type Width = keyof typeof widths

/** The column for the content of a screen. The frame around it has `main` and the navigation. */
export function Page({ width = 'reading', children }: { width?: Width; children: ReactNode }) {
  return (
    <div className={`mx-auto flex w-full flex-col gap-6 px-page pt-6 pb-12 desk:pt-10 print:p-0 ${widths[width]}`}>
      {children}
    </div>
  )
}

type HeaderProps = { title: string; lede?: ReactNode; back?: ReactNode; children?: ReactNode }

/** The link back, the only h1 of the screen, and the actions for the whole screen. */
export function Header({ title, lede, back, children }: HeaderProps) {
  return (
    <header className="page-head flex flex-col gap-2">
      {back}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-28 desk:text-40">{title}</h1>
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
      {lede && <p className="max-w-[62ch] text-pretty text-soft">{lede}</p>}
    </header>
  )
}

export const backLink =
  'back-link -ms-1 inline-flex min-h-11 items-center gap-2 self-start rounded-control pe-2 text-15 text-soft underline-offset-4 hover:text-ink hover:underline'

import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The frame of a legal text: the way back, the title and the day from which it holds. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="mx-auto flex w-full max-w-160 flex-col gap-8 px-5 py-8">
      <header className="flex flex-col gap-2">
        <Link to="/settings" className="flex min-h-11 w-fit items-center gap-2 text-15 text-soft hover:text-ink">
          <ArrowLeft aria-hidden size={20} strokeWidth={1.75} /> Back to Settings
        </Link>
        <h1 className="text-40">{title}</h1>
        <p className="text-15 text-soft">
          Effective date: <time dateTime="2025-01-20">January 20, 2025</time>
        </p>
      </header>
      {children}
    </article>
  )
}

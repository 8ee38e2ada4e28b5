import { useId, type ReactNode } from 'react'

/** One section of a legal text. 53ch is about 62 characters, because most are narrower than the zero that `ch` measures. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="flex max-w-[53ch] flex-col gap-3 first:font-serif [&_a]:underline [&_a]:underline-offset-4"
    >
      <h2 id={headingId} className="text-21 font-medium">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function LegalList({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5">{children}</ul>
}

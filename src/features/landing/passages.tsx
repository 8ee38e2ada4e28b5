import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { composerName } from '#domain/coach-request'
import { requiredSections } from '#domain/entry-sections'
import { price } from '#domain/plan'
import { sampleMorning, sampleReply } from '#domain/sample-morning'
import { Letter } from '~/drawings/letter'
import { WeekStrip } from './week-strip.tsx'

/** Three examples, the price, and the links to the legal pages. */
export function Passages() {
  return (
    <div className="mx-auto mt-16 flex w-full max-w-4xl flex-col gap-16 px-page pb-10 desk:mt-24 desk:gap-24">
      <Passage title="You write six lines. A letter comes back.">
        <Morning />
      </Passage>
      <Passage title="A week of it looks like this.">
        <WeekStrip />
      </Passage>
      <Passage title="What you write is yours.">
        <p className="max-w-[62ch]">
          Your pages are saved for you alone. We do not sell them, no ad is chosen by them, and there are no trackers
          here. On every plan you can take all of it with you, or delete it.{' '}
          <Link to="/privacy" className="underline underline-offset-4">
            How we keep that promise
          </Link>
        </p>
      </Passage>
      <Passage title="What it costs.">
        <p className="max-w-[62ch]">
          Your page and its letter cost nothing, and stand beside an ad. Premium is {price.label} a {price.period}: no
          ads, a private diary, goals, weekly highlights, and every morning you have written.
        </p>
      </Passage>
      <footer className="flex flex-wrap gap-x-6 border-t border-hairline pt-4 text-15 text-soft">
        {[
          ['/privacy', 'Privacy'],
          ['/terms', 'Terms'],
          ['/accessibility', 'Accessibility'],
          ['/contact', 'Contact'],
        ].map(([to, label]) => (
          <Link
            key={to}
            to={to!}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
          >
            {label}
          </Link>
        ))}
      </footer>
    </div>
  )
}

function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 desk:grid-cols-[16rem_1fr] desk:gap-12">
      <h2 className="text-28">{title}</h2>
      <div>{children}</div>
    </section>
  )
}

function Morning() {
  return (
    <figure className="flex flex-col gap-6">
      <div className="grid gap-x-8 gap-y-4 text-soft sm:grid-cols-2">
        {requiredSections.map((name) => (
          <Lines key={name} items={sampleMorning[name].split('\n')} />
        ))}
      </div>
      <blockquote>
        <Letter
          date={sampleMorning.date}
          name={sampleMorning.name}
          signature="Written at 6:42 AM"
          writtenBy={composerName}
        >
          <div className="letter-words mt-4">
            {sampleReply.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Letter>
      </blockquote>
      <figcaption className="text-15 text-soft">The reply to these six lines, word for word.</figcaption>
    </figure>
  )
}

function Lines({ items }: { items: string[] }) {
  return (
    <ol className="list-inside list-decimal">
      {items.map((item) => (
        <li key={item} className="own-words border-b border-hairline pl-5.5 -indent-5.5">
          {item}
        </li>
      ))}
    </ol>
  )
}

import { Link } from 'react-router'
import { formSections, type FormSection } from '#domain/entry-sections'
import { linesOf } from '#domain/items'
import { auth, journal } from '#domain/texts'
import { WithLinks } from '~/drawings/with-links'

const linesOfSection = 3

/** What was written on the landing page, three lines of each section. */
export function WaitingPage({ texts, isSent }: { texts: Record<FormSection, string>; isSent: boolean }) {
  return (
    <>
      <div className="flex flex-col gap-4 rounded-card bg-letter px-5 py-4 desk:px-6 desk:py-5">
        {formSections.map((name) => {
          const lines = linesOf(texts[name])
          const more = lines.length - linesOfSection
          return (
            <section key={name} aria-label={journal.sections[name].title}>
              <h2 className="font-sans text-13 text-soft">{journal.sections[name].title}</h2>
              <ul className="lined-paper font-serif">
                {lines.slice(0, linesOfSection).map((line, index) => (
                  <li key={index} dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
                    {line}
                  </li>
                ))}
              </ul>
              {more > 0 && <p className="text-13 text-soft">{auth.waiting.more(more)}</p>}
            </section>
          )
        })}
      </div>
      <p className="mt-3 text-15 text-soft">
        <WithLinks
          text={isSent ? auth.waiting.isSent : auth.waiting.isNotSent}
          renderLink={(words) => (
            <Link to="/preview" className="underline underline-offset-4">
              {words}
            </Link>
          )}
        />
      </p>
    </>
  )
}

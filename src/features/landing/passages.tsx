import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf, languageNames, realLanguages } from '#domain/languages'
import { composerName } from '#domain/coach-request'
import { requiredSections } from '#domain/entry-sections'
import { price } from '#domain/plan'
import { sampleMorning } from '#domain/sample-morning'
import { frame, landing } from '#domain/texts'
import { Letter } from '~/drawings/letter'
import { WithLinks } from '~/drawings/with-links'
import { WeekStrip } from './week-strip.tsx'

const footerLink = 'inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:text-ink hover:underline'

/** Three examples, the price, and the links to the legal pages. */
export function Passages() {
  return (
    <div className="mx-auto mt-16 flex w-full max-w-4xl flex-col gap-16 px-page pb-10 desk:mt-24 desk:gap-24">
      <Passage title={landing.letter.title}>
        <Morning />
      </Passage>
      <Passage title={landing.week.title}>
        <WeekStrip />
      </Passage>
      <Passage title={landing.privacy.title}>
        <p className="max-w-[62ch]">
          <WithLinks
            text={landing.privacy.promise}
            renderLink={(words) => (
              <Link to="/privacy" className="underline underline-offset-4">
                {words}
              </Link>
            )}
          />
        </p>
      </Passage>
      <Passage title={landing.cost.title}>
        <p className="max-w-[62ch]">{landing.cost.plans(price.label)}</p>
      </Passage>
      <footer className="flex flex-wrap gap-x-6 border-t border-hairline pt-4 text-15 text-soft">
        {Object.entries(landing.footer).map(([screen, label]) => (
          <Link key={screen} to={`/${screen}`} className={footerLink}>
            {label}
          </Link>
        ))}
        {realLanguages
          .filter((language) => language !== frame.language)
          .map((language) => (
            <a key={language} href={addressOf(language)} lang={language} hrefLang={language} className={footerLink}>
              {languageNames[language]}
            </a>
          ))}
      </footer>
    </div>
  )
}

function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-5 desk:grid-cols-[16rem_1fr] desk:gap-12">
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
          <Lines key={name} items={landing.sample[name].split('\n')} />
        ))}
      </div>
      <blockquote>
        <Letter
          date={sampleMorning.date}
          name={landing.sample.name}
          signature={landing.letter.writtenAt}
          writtenBy={composerName}
        >
          <div className="letter-words mt-4">
            {landing.sample.reply.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Letter>
      </blockquote>
      <figcaption className="text-15 text-soft">{landing.letter.note}</figcaption>
    </figure>
  )
}

function Lines({ items }: { items: string[] }) {
  return (
    <ol className="list-inside list-decimal">
      {items.map((item) => (
        <li key={item} dir="auto" className="own-words border-b border-hairline ps-5.5 -indent-5.5">
          {item}
        </li>
      ))}
    </ol>
  )
}

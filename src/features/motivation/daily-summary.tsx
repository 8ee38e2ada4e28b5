import { useQuery, queryOptions } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import type { Tone } from '#domain/entry'
import { itemsOf } from '#domain/items'
import { emptyTexts, formSections, type EntryTexts } from '#domain/entry-sections'
import { fullDawn, skyOfKnown, skyProperties, type Sky } from '#domain/sky'
import { shortDate } from '#domain/time/local-date'
import { journal, summary } from '#domain/texts'
import type { User } from '#domain/user'
import { entryQuery } from '~/features/entry/stored/entry.queries'
import { goalsQuery } from '~/features/goal/goal.queries'
import { useUser } from '~/features/user/user.queries'
import { HelpMessage } from '~/ui/help-message'
import { useToday } from '~/lib/use-today'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'
import { EmptyState } from '~/drawings/empty-state'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'
import { Scene } from '~/drawings/ridges'
import { Spinner } from '~/ui/spinner'
import { answer, api } from '~/lib/api'

export function DailySummary() {
  const { user } = useUser()
  return user ? <PersonSummary user={user} /> : <Summary quote={summary.fallback} goals={[]} />
}

function PersonSummary({ user }: { user: User }) {
  const today = useToday(user.timezone)
  const motivation = useQuery(motivationQuery(today))
  const entry = useQuery(entryQuery(today))
  const goals = useQuery(goalsQuery)
  if (motivation.isPending || entry.isPending || goals.isPending) {
    return (
      <>
        <Spinner label={summary.preparing} />
        <p aria-hidden className="-mt-[26dvh] text-center text-soft">
          {summary.preparing}
        </p>
      </>
    )
  }
  if (entry.data?.tone === 'help') return <HelpSummary page={entry.data} zone={user.timezone} />
  return (
    <Summary
      texts={entry.data ?? undefined}
      sky={skyOfKnown(entry.data ?? undefined, user.timezone)}
      isUnknown={entry.data === undefined}
      tone={entry.data?.tone}
      quote={motivation.data?.message ?? summary.fallback}
      goals={(goals.data ?? []).filter(({ status }) => status === 'active')}
    />
  )
}

type SummaryProps = {
  /** Absent as long as nothing is written for today. */
  texts?: EntryTexts | undefined
  sky?: Sky
  /** It could not be looked up whether something is. */
  isUnknown?: boolean
  tone?: Tone | undefined
  quote: string
  goals: { id: string; title: string; targetDate: string | null }[]
}

/** A quiet day is shown without congratulation and encouragement. */
function Summary({ texts, sky = fullDawn, isUnknown = false, tone, quote, goals }: SummaryProps) {
  const isCheerful = tone === undefined
  return (
    <Page>
      <PageHeader title={summary.title} lede={texts && isCheerful && summary.done} />
      {isCheerful && (
        <section
          aria-labelledby="quote-title"
          className="sky summary-picture"
          style={skyProperties(sky) as CSSProperties}
        >
          <Scene sky={sky} />
          <h2 id="quote-title" className="text-15 text-soft">
            {summary.motivation}
          </h2>
          <blockquote className="mt-3 font-serif text-28 leading-snug text-balance">{quote}</blockquote>
        </section>
      )}
      {texts ? (
        formSections.map((name) => (
          <SummaryList key={name} title={summary.lists[name]} items={itemsOf({ ...emptyTexts, ...texts }[name])} />
        ))
      ) : (
        <EmptyState title={isUnknown ? summary.empty.unknown : summary.empty.title}>{summary.empty.note}</EmptyState>
      )}
      {(texts || goals.length > 0) && (
        <SummaryList
          title={summary.goals.title}
          items={goals.map(({ title, targetDate }) =>
            targetDate ? summary.goals.by({ title, day: shortDate(targetDate) }) : title,
          )}
          empty={summary.goals.empty}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" look="primary">
          {summary.start}
        </ButtonLink>
        {isCheerful && <ButtonLink to="/goals">{summary.goals.all}</ButtonLink>}
      </div>
      {isCheerful && <p className="font-serif text-21">{summary.farewell}</p>}
    </Page>
  )
}

/** A page that needs help is neither quoted nor summed up. */
function HelpSummary({ page, zone }: { page: EntryTexts; zone: string }) {
  return (
    <Page>
      <PageHeader title={summary.title} />
      <Card roomy aria-labelledby="help-title">
        <h2 id="help-title" className="mb-4 text-15 text-soft">
          {journal.letter.help}
        </h2>
        <HelpMessage page={page} zone={zone} />
      </Card>
      <ButtonLink to="/" className="self-start">
        {summary.back}
      </ButtonLink>
    </Page>
  )
}

/** The quote of the day. It is the same all day for one person. */
const motivationQuery = (date: string) =>
  queryOptions({ queryKey: ['motivation', date], queryFn: () => answer(api.motivation.$get({ query: { date } })) })

const maxItems = 3

function SummaryList({ title, items, empty }: { title: string; items: string[]; empty?: string }) {
  if (items.length === 0 && !empty) return null
  return (
    <section>
      <h2 className="text-21">{title}</h2>
      {items.length === 0 ? (
        <p className="mt-2 text-soft">{empty}</p>
      ) : (
        <ul className="mt-2">
          {items.slice(0, maxItems).map((item, index) => (
            <li
              key={index}
              dir="auto"
              className="border-b border-hairline py-2 font-serif last:border-0 [overflow-wrap:anywhere]"
            >
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

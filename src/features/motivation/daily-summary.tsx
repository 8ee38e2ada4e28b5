import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemsOf } from '#domain/entry'
import { localDate, shortDate } from '#domain/local-date'
import { fallbackQuote } from '#domain/motivation'
import type { User } from '#domain/user'
import { entryQuery } from '~/features/entry/entry.queries'
import { goalsQuery } from '~/features/goal/goal.queries'
import { useUser } from '~/features/user/user.queries'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { Page, PageHeader } from '~/ui/page'
import { Spinner } from '~/ui/spinner'
import { motivationQuery } from './motivation.queries.ts'

const maxItems = 3

export function DailySummary() {
  const { user } = useUser()
  return user ? <PersonSummary user={user} /> : <Summary quote={fallbackQuote} gratitudes={[]} wins={[]} goals={[]} />
}

function PersonSummary({ user }: { user: User }) {
  const [today] = useState(() => localDate(Date.now(), user.timezone))
  const motivation = useQuery(motivationQuery(today))
  const entry = useQuery(entryQuery(today))
  const goals = useQuery(goalsQuery)
  if (motivation.isPending || entry.isPending || goals.isPending) {
    return (
      <>
        <Spinner label="Preparing your daily motivation..." />
        <p aria-hidden className="-mt-[26dvh] text-center text-soft">
          Preparing your daily motivation...
        </p>
      </>
    )
  }
  return (
    <Summary
      quote={motivation.data?.message ?? fallbackQuote}
      gratitudes={itemsOf(entry.data?.gratitudeText ?? '')}
      wins={itemsOf(entry.data?.goalsText ?? '')}
      goals={(goals.data ?? []).filter(({ status }) => status === 'active')}
    />
  )
}

type SummaryProps = {
  quote: string
  gratitudes: string[]
  wins: string[]
  goals: { id: string; title: string; targetDate: string | null }[]
}

function Summary({ quote, gratitudes, wins, goals }: SummaryProps) {
  return (
    <Page>
      <PageHeader title="Daily Summary" lede="Congratulations! You've completed your daily reflection" />
      <Card className="px-6 py-7 desk:px-10 desk:py-9" aria-labelledby="quote-title">
        <h2 id="quote-title" className="text-15 text-soft">
          Daily Motivation
        </h2>
        <blockquote className="mt-3 font-serif text-28 leading-snug text-balance">{quote}</blockquote>
      </Card>
      <List
        title="What You're Grateful For"
        items={gratitudes}
        empty="What you write under Gratitude today will stand here."
      />
      <List title="Goals You're Focused On" items={wins} empty="The small wins you choose today will stand here." />
      <List
        title="Your Active Goal Reminders"
        items={goals.map(({ title, targetDate }) => (targetDate ? `${title}, by ${shortDate(targetDate)}` : title))}
        empty="Goals you are working on will be recalled here."
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" look="primary">
          Start Your Day
        </ButtonLink>
        <ButtonLink to="/goals">View All Goals</ButtonLink>
      </div>
      <p className="font-serif text-21">You've got this! Every step forward counts.</p>
    </Page>
  )
}

function List({ title, items, empty }: { title: string; items: string[]; empty: string }) {
  return (
    <section>
      <h2 className="text-21">{title}</h2>
      {items.length === 0 ? (
        <p className="mt-2 text-soft">{empty}</p>
      ) : (
        <ul className="mt-2">
          {items.slice(0, maxItems).map((item, index) => (
            <li key={index} className="border-b border-hairline py-2 last:border-0 [overflow-wrap:anywhere]">
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

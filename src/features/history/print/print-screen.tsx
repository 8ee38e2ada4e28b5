import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide'
import { useEffect, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Entry } from '#domain/entry'
import { isLocalDate, longDate } from '#domain/time/local-date'
import { isMonth, monthTitle } from '#domain/time/month'
import { Icon } from '~/drawings/icon'
import { entryQuery } from '~/features/entry/stored/entry.queries'
import { useUser } from '~/features/user/user.queries'
import { sentenceOf } from '~/lib/api-error'
import { Button } from '~/drawings/button'
import { EmptyState } from '~/drawings/empty-state'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'
import { Trouble } from '~/ui/trouble'
import { monthEntriesQuery } from '../history.queries.ts'
import { PrintedDay } from './printed-day.tsx'
import './print.css'
import { skyOfEntry } from '#domain/sky'
import { reading } from '#domain/texts'
import { DayMark, MonthGrid } from '~/drawings/month-grid'

/** The print layout of a day or a month. */
export function PrintScreen() {
  const { period = '' } = useParams()
  const { user } = useUser()
  if (!user) return null
  const { timezone: zone, name, weekStart } = user
  if (isLocalDate(period)) return <OneDay date={period} {...{ zone, name }} />
  if (isMonth(period)) return <OneMonth month={period} {...{ zone, name, weekStart }} />
  const { unknown } = reading.paper
  return (
    <Page>
      <PageHeader title={unknown.title} back={{ to: '/history', label: reading.paper.back }} />
      <EmptyState title={unknown.explanation}>{unknown.whatToDo}</EmptyState>
    </Page>
  )
}

type Sheet = { zone: string; name: string }

function OneDay({ date, ...sheet }: Sheet & { date: string }) {
  const { data, error, refetch } = useQuery(entryQuery(date))
  const entries = data === undefined ? undefined : data ? [data] : []
  return (
    <Sheets title={longDate(date)} back={`/history?entry=${date}`} {...{ entries, error, refetch }}>
      {(found) => found.map((entry) => <PrintedDay key={entry.id} entry={entry} {...sheet} isAlone />)}
    </Sheets>
  )
}

function OneMonth({ month, weekStart, ...sheet }: Sheet & { month: string; weekStart: string }) {
  const { data, error, refetch } = useQuery(monthEntriesQuery(month))
  return (
    <Sheets title={monthTitle(month)} back="/history" {...{ entries: data, error, refetch }}>
      {(found) => (
        <>
          <PrintedMonth {...{ month, weekStart }} {...sheet} entries={found} />
          {found.map((entry) => (
            <PrintedDay key={entry.id} entry={entry} {...sheet} isAlone={false} />
          ))}
        </>
      )}
    </Sheets>
  )
}

type SheetsProps = {
  title: string
  back: string
  entries: Entry[] | undefined
  error: Error | null
  refetch: () => unknown
  children: (entries: Entry[]) => ReactNode
}

function Sheets({ title, back, entries, error, refetch, children }: SheetsProps) {
  useEffect(() => {
    // The name that a PDF gets.
    const before = document.title
    document.title = `${title} · Firstlight`
    return () => {
      document.title = before
    }
  }, [title])
  if (error) return <Trouble title={reading.paper.failed} whatToDo={sentenceOf(error)} onAgain={() => void refetch()} />
  return (
    <Page>
      <div className="not-printed [&_h1]:first-letter:uppercase">
        <PageHeader title={title} back={{ to: back, label: reading.paper.back }}>
          {entries && entries.length > 0 && (
            <Button look="primary" onClick={() => window.print()}>
              <Icon of={Printer} />
              {reading.print}
            </Button>
          )}
        </PageHeader>
      </div>
      {entries === undefined ? (
        <Skeleton label={reading.paper.pending}>
          <SkeletonShape className="h-[32rem] w-full" />
        </Skeleton>
      ) : entries.length === 0 ? (
        <EmptyState title={reading.paper.empty} />
      ) : (
        <div className="sheets">{children(entries)}</div>
      )}
    </Page>
  )
}

type PrintedMonthProps = Sheet & { month: string; weekStart: string; entries: Entry[] }

/** The title page of a month: its calendar, with the sky of each written day. */
function PrintedMonth({ month, name, zone, weekStart, entries }: PrintedMonthProps) {
  return (
    <section className="printed-title">
      <h2 id="printed-month" className="first-letter:uppercase">
        {monthTitle(month)}
      </h2>
      <p className="printed-small">{reading.paper.mornings(name, entries.length)}</p>
      <MonthGrid
        month={month}
        weekStart={weekStart}
        labelledBy="printed-month"
        renderDay={(date) => {
          const entry = entries.find((other) => other.date === date)
          return (
            <span className="month-day" data-written={entry && true}>
              <DayMark date={date} sky={entry && skyOfEntry(entry, zone)} />
            </span>
          )
        }}
      />
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { Operation as Seen } from '#domain/operator'
import { timeInWords } from '#domain/time/wall-clock'
import { useSignInAgain } from '~/features/session/session.queries'
import { RecentSignInFailure } from '~/ui/recent-sign-in-failure'
import { Row, RowAction } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { ContactSection } from './contact-section.tsx'
import { HeadlinesSection } from './headlines-section.tsx'
import { operationQuery } from './operator.queries.ts'
import { ago, inWords, sizeInWords, writers } from './operator-words.ts'

/** What an employee sees and does. No text of a person is here, except what was written to us. */
export default function Operation() {
  const { data: operation, error, isFetching, refetch } = useQuery(operationQuery)
  const signIn = useSignInAgain()
  // For everyone else the title of this address is that of a page that does not exist.
  useEffect(() => {
    document.title = 'Operator · Firstlight'
  }, [])
  return (
    <div className="flex flex-col gap-10">
      <RecentSignInFailure error={error} signIn={signIn} />
      {operation && (
        <>
          <HealthSection {...operation}>
            <RowAction disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? 'Looking…' : 'Look again'}
            </RowAction>
          </HealthSection>
          <CoachSection {...operation.coach} />
          <ContactSection messages={operation.contact} now={operation.now} />
          <HeadlinesSection headlines={operation.headlines} />
        </>
      )}
    </div>
  )
}

const lists: Record<string, string> = { '* * * * *': 'The schedule of each minute', '17 3 * * *': 'The daily schedule' }

function HealthSection({ health, now, children }: Seen & { children: ReactNode }) {
  const { runs, databases, backingOff, failedJobs } = health
  return (
    <RowSection title="Health">
      <Row label={`As of ${timeInWords(new Date(now).toISOString().slice(11, 16))} UTC`}>{children}</Row>
      {runs.map(({ cron, ranAt }) => (
        <Row
          key={cron}
          label={lists[cron] ?? cron}
          value={ranAt === null ? 'Not known to have run' : `Ran ${ago(ranAt, now)}`}
        />
      ))}
      {databases.map(({ name, bytes }) => (
        <Row key={name} label={`Database ${name}`} value={sizeInWords(bytes)} />
      ))}
      {backingOff.map(({ sweep, count, nextAt }, index) => (
        <Row
          key={`${sweep} ${index}`}
          label={`${inWords(sweep)} that are tried again`}
          value={`${count}, the next in ${Math.max(0, Math.round((nextAt - now) / 60_000))} min`}
        />
      ))}
      {failedJobs.length === 0 && <Row label="Failed jobs" value="None" />}
      {failedJobs.map(({ job, error, failures, failedAt, state }) => (
        <Row
          key={job}
          label={<span className="break-words">{job}</span>}
          value={`${error}, ${failures} times, last ${ago(failedAt, now)}. ${state}`}
        />
      ))}
    </RowSection>
  )
}

const withinADay = (count: number) => `${count.toLocaleString('en-US')} within a day`

function CoachSection({ writer, faults, otherLetters }: Seen['coach']) {
  return (
    <RowSection title="Coach">
      <Row label={writers[writer]} value={faults.length === 0 ? 'No faults today' : undefined} />
      {faults.map(({ failure, count }) => (
        <Row key={failure} label={inWords(failure)} value={withinADay(count)} />
      ))}
      <Row label="“Not quite”" value={otherLetters === 0 ? 'Never today' : withinADay(otherLetters)} />
    </RowSection>
  )
}

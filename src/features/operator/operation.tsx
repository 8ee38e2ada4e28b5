import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { Operation as Seen } from '#domain/operator'
import { inDigits } from '#domain/numbers'
import { missing, operator } from '#domain/texts'
import { timeInWords } from '#domain/time/wall-clock'
import { useSignInAgain } from '~/features/session/session.queries'
import { RecentSignInFailure } from '~/ui/recent-sign-in-failure'
import { Row, RowAction } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { ContactSection } from './contact-section.tsx'
import { HeadlinesSection } from './headlines-section.tsx'
import { operationQuery } from './operator.queries.ts'
import { ago, inWords, sizeInWords } from './operator-words.ts'

/** What an employee sees and does. No text of a person is here, except what was written to us. */
export default function Operation() {
  const { data: operation, error, isFetching, refetch } = useQuery(operationQuery)
  const signIn = useSignInAgain()
  // For everyone else the title of this address is that of a page that does not exist.
  useEffect(() => {
    document.title = `${missing.operator} · Firstlight`
  }, [])
  return (
    <div className="flex flex-col gap-10">
      <RecentSignInFailure error={error} signIn={signIn} />
      {operation && (
        <>
          <HealthSection {...operation}>
            <RowAction disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? operator.health.looking : operator.health.again}
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

const schedules: Record<string, 'minute' | 'day'> = { '* * * * *': 'minute', '17 3 * * *': 'day' }

function nameOfSchedule(cron: string): string {
  const schedule = schedules[cron]
  return schedule ? operator.health.schedules[schedule] : cron
}

function HealthSection({ health, now, children }: Seen & { children: ReactNode }) {
  const { runs, databases, backingOff, failedJobs } = health
  const texts = operator.health
  return (
    <RowSection title={texts.title}>
      <Row label={texts.asOf(timeInWords(new Date(now).toISOString().slice(11, 16)))}>{children}</Row>
      {runs.map(({ cron, ranAt }) => (
        <Row
          key={cron}
          label={nameOfSchedule(cron)}
          value={ranAt === null ? texts.notRan : texts.ran(ago(ranAt, now))}
        />
      ))}
      {databases.map(({ name, bytes }) => (
        <Row key={name} label={texts.database(name)} value={sizeInWords(bytes)} />
      ))}
      {backingOff.map(({ sweep, count, nextAt }, index) => (
        <Row
          key={`${sweep} ${index}`}
          label={texts.triedAgain(inWords(sweep))}
          value={texts.nextTry({ count, minutes: Math.max(0, Math.round((nextAt - now) / 60_000)) })}
        />
      ))}
      {failedJobs.length === 0 && <Row label={texts.failedJobs} value={texts.noFailedJobs} />}
      {failedJobs.map(({ job, error, failures, failedAt, state }) => (
        <Row
          key={job}
          label={<span className="break-words">{job}</span>}
          value={texts.failedJob({ error, failures, when: ago(failedAt, now), state })}
        />
      ))}
    </RowSection>
  )
}

const withinADay = (count: number) => operator.coach.withinADay(inDigits(count))

function CoachSection({ writer, faults, otherLetters }: Seen['coach']) {
  const texts = operator.coach
  return (
    <RowSection title={texts.title}>
      <Row label={texts.writers[writer]} value={faults.length === 0 ? texts.noFaults : undefined} />
      {faults.map(({ failure, count }) => (
        <Row key={failure} label={inWords(failure)} value={withinADay(count)} />
      ))}
      <Row label={texts.otherLetters} value={otherLetters === 0 ? texts.noOtherLetters : withinADay(otherLetters)} />
    </RowSection>
  )
}

import { Lock } from 'lucide'
import type { ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import { entrySections } from '#domain/entry-sections'
import { PremiumMark } from '~/drawings/badge'
import { Card } from '~/drawings/card'
import { Icon } from '~/drawings/icon'
import { Button } from '~/drawings/button'
import { WithLinks } from '~/drawings/with-links'
import { PaperBox } from '~/ui/paper-box'
import { useEntryChange } from './stored/entry-change.queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { price } from '#domain/plan'
import { glimpse, journal, today } from '#domain/texts'
import { monthOf } from '#domain/time/month'
import { statsQuery, writtenDaysQuery } from '~/features/history/history.queries'

/**
 * What Premium adds to a day, locked, and one quiet line with the way to it. `ownWeek` shows the days on which the
 * person has written.
 */
export function PremiumCard({ entry, ownWeek }: { entry: Entry; ownWeek: ReactNode }) {
  return (
    <Card roomy className="@container flex flex-col gap-6">
      <div className="grid gap-8 @lg:grid-cols-2">
        <Locked id="diary-title" title={journal.sections.diaryText.title}>
          <ClosedDiary entry={entry} />
        </Locked>
        <Locked id="highlights-title" title={today.highlights.title}>
          {ownWeek}
        </Locked>
      </div>
      <WayToPremium date={entry.date} />
    </Card>
  )
}

function Locked({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h3 id={id} className="flex items-center gap-1.5">
          <Icon of={Lock} className="shrink-0 text-premium" />
          {title}
        </h3>
        <PremiumMark />
      </div>
      {children}
    </section>
  )
}

/** What was written before Premium ended, or as a guest, stays visible. */
function ClosedDiary({ entry }: { entry: Entry }) {
  const { texts, changed } = useEntryChange(entry, entry)
  const { title, question } = journal.sections.diaryText
  return (
    <>
      <PaperBox label={title} value={texts.diaryText} max={entrySections.diaryText.maxLength} placeholder={question} />
      {changed.includes('diaryText') && <p className="text-15 text-soft">{glimpse.onToday.onDevice}</p>}
      <Button disabled className="self-start">
        {today.cards.diaryText.save}
      </Button>
    </>
  )
}

/** Who has had fewer letters is not asked to pay for more. */
const firstLetters = 3

function WayToPremium({ date }: { date: string }) {
  // The week beside it reads the month too. Only at its beginning, and that of a journal, another call is needed.
  const { data: month } = useQuery(writtenDaysQuery(monthOf(date)))
  const isEnough = month !== undefined && month.length >= firstLetters
  const { data: all } = useQuery({ ...statsQuery(date), enabled: month !== undefined && !isEnough })
  if (!isEnough && !(all && all.total >= firstLetters)) return null
  return (
    <p className="text-15 text-soft">
      <WithLinks
        text={glimpse.onToday.offer(price.label)}
        renderLink={(words) => (
          <Link to="/subscription" className="inline-block py-2 text-premium underline underline-offset-4">
            {words}
          </Link>
        )}
      />
    </p>
  )
}

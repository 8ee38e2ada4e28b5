import { Lock } from 'lucide'
import type { ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import { entrySections } from '#domain/entry-sections'
import { price } from '#domain/plan'
import { PremiumMark } from '~/drawings/badge'
import { Icon } from '~/drawings/icon'
import { Button, ButtonLink } from '~/ui/button'
import { CountedBox } from '~/ui/counted-box'
import { useEntryChange } from './stored/entry-change.queries.ts'

/** What Premium adds to a day, and the one way to it. `ownWeek` shows the days on which the person has written. */
export function PremiumCard({ entry, ownWeek }: { entry: Entry; ownWeek: ReactNode }) {
  return (
    <section aria-labelledby="premium-title" className="gate-preview @container flex flex-col gap-6 p-6! desk:p-8!">
      <h2 id="premium-title" className="text-21">
        A diary beside each morning, and each week told back to you
      </h2>
      <div className="grid gap-8 @lg:grid-cols-2">
        <Locked id="diary-title" title={entrySections.diaryText.title}>
          <ClosedDiary entry={entry} />
        </Locked>
        <Locked id="highlights-title" title="Weekly Highlights">
          {ownWeek}
          <p className="text-15 text-soft">What you were thankful for, and where you were heading, in six pages.</p>
        </Locked>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink look="premium" to="/subscription" className="max-sm:w-full">
          See Premium
        </ButtonLink>
        <p className="text-15 text-soft">
          {price.label} a {price.period}, without ads
        </p>
      </div>
    </section>
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
  const { title, question, maxLength } = entrySections.diaryText
  return (
    <>
      <CountedBox label={title} value={texts.diaryText} max={maxLength} placeholder={question} />
      {changed.includes('diaryText') && (
        <p className="text-15 text-soft">On this device only. With Premium it can be saved.</p>
      )}
      <Button disabled className="self-start">
        Save Diary
      </Button>
    </>
  )
}

import { useState } from 'react'
import { dayPartOf } from '#domain/time/day-part'
import { DayRoom } from '~/drawings/sky'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'

/** The shape of the today screen, until its script has loaded. */
export function TodaySkeleton() {
  const [part] = useState(() => dayPartOf(Date.now(), browserTimeZone()))
  return (
    <DayRoom
      sky={{ part, lines: 0, mood: null, isWritten: false }}
      header={
        <div aria-hidden className="flex flex-col gap-3">
          <SkeletonShape className="h-9 w-4/5 opacity-20 desk:h-11" />
          <SkeletonShape className="h-5 w-3/5 opacity-20" />
        </div>
      }
    >
      <Skeleton label="Opening your page">
        <SkeletonShape className="h-120 w-full" />
      </Skeleton>
    </DayRoom>
  )
}

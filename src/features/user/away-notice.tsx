import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Entry } from '#domain/entry'
import { notices } from '#domain/texts'
import { shortDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { RowAction } from '~/drawings/rows'
import { queryKeys } from '~/lib/query-keys'
import { useChangeSettings } from './user.mutations.ts'

/** Goes with the page of today, which ends the pause where it is stored. */
export function AwayNotice({ user, today }: { user: User; today: string }) {
  const change = useChangeSettings()
  const client = useQueryClient()
  const { data: entry } = useQuery<Entry | null>({ queryKey: queryKeys.entry(today), enabled: false })
  const [wasWritten] = useState(Boolean(entry))
  const isBack = !wasWritten && Boolean(entry)
  useEffect(() => {
    if (isBack) client.setQueryData<User | null>(queryKeys.user, (known) => known && { ...known, awayUntil: '' })
  }, [isBack, client])
  return (
    <div className="unsent flex flex-wrap items-center gap-x-6 rounded-control border border-hairline bg-card px-4 py-1.5 text-15">
      <p className="grow py-1.5">{notices.away.text(shortDate(user.awayUntil))}</p>
      <RowAction disabled={change.isPending} onClick={() => change.mutate({ awayUntil: '' })}>
        {notices.away.end}
      </RowAction>
    </div>
  )
}

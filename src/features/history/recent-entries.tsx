import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { history } from '#domain/texts'
import { Button } from '~/drawings/button'
import { EntryList, type Row } from './entry-list.tsx'
import { olderQuery, recentQuery } from './history.queries.ts'
import { Listed } from './listed.tsx'
import { useFocusedPage } from './use-focused-page.ts'

type RecentEntriesProps = {
  /** The day of the first entry: a page that ends with it is the last one. */
  firstDate: string | null
  row: Row
  /** What is shown of an empty list. */
  otherwise: ReactNode
}

/** The latest entries, and the older ones page by page as they are asked for. */
export function RecentEntries({ firstDate, row, otherwise }: RecentEntriesProps) {
  const query = useQuery(recentQuery)
  return (
    <Listed query={query}>
      {query.data?.length === 0 ? otherwise : <EntryList entries={query.data ?? []} {...row} />}
      <Older than={query.data?.at(-1)?.date} {...{ firstDate, row }} />
    </Listed>
  )
}

type OlderProps = Pick<RecentEntriesProps, 'firstDate' | 'row'> & { than: string | undefined }

function Older({ than, ...of }: OlderProps) {
  const [isAsked, setAsked] = useState(false)
  if (!than || !of.firstDate || than <= of.firstDate) return null
  if (isAsked) return <OlderPage {...of} than={than} />
  return (
    <Button className="self-start" onClick={() => setAsked(true)}>
      {history.entries.older}
    </Button>
  )
}

function OlderPage({ than, ...of }: OlderProps & { than: string }) {
  const query = useQuery(olderQuery(than))
  const page = useFocusedPage(query.data !== undefined)
  return (
    <Listed query={query}>
      <div ref={page} className="-mt-3">
        <EntryList entries={query.data ?? []} {...of.row} />
      </div>
      <Older than={query.data?.at(-1)?.date} {...of} />
    </Listed>
  )
}

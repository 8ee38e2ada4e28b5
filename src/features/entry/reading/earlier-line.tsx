import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { earlierLineOf } from '#domain/earlier-line'
import type { Entry } from '#domain/entry'
import { skyOfEntry } from '#domain/sky'
import { shortDate } from '#domain/time/local-date'
import { keptDaysOf, readKept } from '~/device/kept'
import { Tile } from '~/drawings/ridges'

/** The earlier line that a page continues, and the way to its day: from what this device keeps, without a call. */
export function EarlierLine({ page, zone }: { page: Entry; zone: string }) {
  const { userId, id, version, mood } = page
  const { data: found } = useQuery({
    queryKey: ['entry', 'earlier line', id, version, mood],
    queryFn: async () => earlierLineOf(page, keptDaysOf(await readKept(userId)).entries) ?? null,
  })
  if (!found) return null
  const { entry, line } = found
  return (
    <Link to={`/?date=${entry.date}`} className="group flex min-h-11 items-center gap-3 text-15">
      <Tile sky={skyOfEntry(entry, zone)} className="aspect-square w-9 flex-none rounded-control" />
      <span className="line-clamp-2 min-w-0">
        {shortDate(entry.date)}:{' '}
        <em dir="auto" className="font-serif text-ink [overflow-wrap:anywhere] group-hover:underline">
          {line}
        </em>
      </span>
    </Link>
  )
}

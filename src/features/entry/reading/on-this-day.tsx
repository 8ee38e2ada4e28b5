import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'
import { Link } from 'react-router'
import { firstLineOf } from '#domain/on-this-day'
import { besideDay } from '#domain/texts'
import { shortDate, weekdayOf } from '#domain/time/local-date'
import { Card } from '~/drawings/card'
import { entryQuery } from '../stored/entry.queries.ts'
import { answer, api } from '~/lib/api'

/** The pages of a week, a month and a year ago, as they begin. Without such a page nothing is shown. */
export function OnThisDay({ date }: { date: string }) {
  const client = useQueryClient()
  const { data = [] } = useQuery(earlierPagesQuery(date))
  const pages = data.flatMap((page) => {
    // The page may have been edited or deleted on this device since.
    const entry = client.getQueryData(entryQuery(page.date).queryKey)
    const line = entry === undefined ? page.line : entry && firstLineOf(entry)
    return line ? [{ ...page, line }] : []
  })
  if (pages.length === 0) return null
  return (
    <Card roomy aria-labelledby="on-this-day-title" className="flex flex-col gap-2">
      <h2 id="on-this-day-title" className="text-21">
        {besideDay.onThisDay}
      </h2>
      <ul className="divide-y divide-hairline">
        {pages.map((page) => (
          <li key={page.date}>
            <Link to={`/?date=${page.date}`} className="group flex flex-col gap-1 py-3">
              <span className="text-15 text-soft">
                {page.ago}, {weekdayOf(page.date)}, {shortDate(page.date)}
              </span>
              <span dir="auto" className="line-clamp-2 font-serif [overflow-wrap:anywhere] group-hover:text-action">
                {page.line}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How the pages of a week, a month and a year before a day begin. Entries that are stored later do not ask again. */
const earlierPagesQuery = (date: string) =>
  queryOptions({
    queryKey: ['entry', 'on this day', date],
    queryFn: () => answer(api.entries['on-this-day'].$get({ query: { date } })),
  })

import { Link } from 'react-router'
import { entrySections, formSections, sectionNames } from '#domain/entry-sections'
import { longDate } from '#domain/local-date'
import { Button } from '~/ui/button'
import { Card } from '~/drawings/card'
import { unsentNames } from './entry-change.ts'
import { useEntryChange } from './entry-change.queries.ts'

/** What was begun on a past day and not sent or saved: a page, or a change of a written day. */
export default function UnsentDay({ userId, date }: { userId: string; date: string }) {
  const { change, discard } = useEntryChange({ userId, date }, null)
  const unsent = unsentNames(change)
  const isPage = change?.seenVersion === undefined && formSections.some((name) => unsent.includes(name))
  const titles = sectionNames.filter((name) => unsent.includes(name)).map((name) => entrySections[name].title)
  return (
    <Card roomy className="flex flex-col gap-1">
      <p>
        {isPage
          ? `Your page for ${longDate(date)} was not sent. It is saved on this device.`
          : `What you wrote for ${longDate(date)} is not saved yet: ${titles.join(', ')}. It is on this device.`}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Link
          to={`/?date=${date}&respond=true`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {isPage ? 'Go on with it' : 'Go to that day'}
        </Link>
        <Button look="plain" className="px-0! text-soft" onClick={() => discard(unsent)}>
          Discard it
        </Button>
      </div>
    </Card>
  )
}

import { Link } from 'react-router'
import { formSections } from '#domain/entry-sections'
import { longDate } from '#domain/local-date'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { useEntryChange } from './entry-change.queries.ts'

/** The page of a past day that was begun and not sent. */
export default function UnsentDay({ userId, date }: { userId: string; date: string }) {
  const { discard } = useEntryChange({ userId, date }, null)
  return (
    <Card roomy className="flex flex-col gap-1">
      <p>The page you began on {longDate(date)} was not sent. It is saved on this device.</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Link
          to={`/?date=${date}&respond=true`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Go on with it
        </Link>
        <Button look="plain" className="px-0 text-soft" onClick={() => discard(formSections)}>
          Discard it
        </Button>
      </div>
    </Card>
  )
}

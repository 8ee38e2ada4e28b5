import { Link } from 'react-router'
import { longDate } from '#domain/local-date'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { toast } from '~/ui/toast'
import { useEntryDraft } from './use-entry-draft.ts'

/** Yesterday's page, begun and never sent, offered on the day after. */
export function UnsentDay({ userId, date }: { userId: string; date: string }) {
  const { draft, write, clear } = useEntryDraft({ userId, date })
  const letGo = () => {
    clear()
    if (draft) void toast({ title: 'Page let go', undo: () => write(draft) })
  }
  return (
    <Card roomy className="flex flex-col gap-1">
      <p>The page you began on {longDate(date)} was not sent. It is kept on this device.</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Link
          to={`/?date=${date}&respond=true`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Go on with it
        </Link>
        <Button look="plain" className="px-0 text-soft" onClick={letGo}>
          Let it go
        </Button>
      </div>
    </Card>
  )
}

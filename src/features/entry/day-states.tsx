import { Link } from 'react-router'
import { longDate } from '#domain/local-date'
import { Button, ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { useEntryDraft } from './use-draft.ts'

export function ReadyForToday() {
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-21">Ready for Today?</h2>
      <p className="max-w-[62ch] text-soft">Three things you are grateful for, three small wins, and a reply that has read them.</p>
      <ButtonLink to="/?respond=true" look="primary">
        Start Today's Reflection
      </ButtonLink>
    </Card>
  )
}

export function PastDay({ userId, date }: { userId: string; date: string }) {
  const { begun } = useEntryDraft(userId, date)
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-21">Past Entry</h2>
      <p className="max-w-[62ch] text-soft">No entry found for this date.</p>
      <div className="flex flex-wrap gap-3">
        {begun && <ButtonLink to={`/?date=${date}&respond=true`}>Go on with what you began</ButtonLink>}
        <ButtonLink to="/">To today</ButtonLink>
      </div>
    </Card>
  )
}

export function DayToCome() {
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-21">This day is still to come</h2>
      <p className="max-w-[62ch] text-soft">Its page will be here when it begins.</p>
      <ButtonLink to="/">To today</ButtonLink>
    </Card>
  )
}

/** Yesterday's page, begun and never sent, offered on the day after. */
export function UnsentDay({ userId, date }: { userId: string; date: string }) {
  const { clear } = useEntryDraft(userId, date)
  return (
    <Card className="flex flex-col gap-3">
      <p>
        The page you began on {longDate(date)} was not sent. It is kept on this device.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to={`/?date=${date}&respond=true`} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Go on with it
        </Link>
        <Button look="plain" className="px-0" onClick={clear}>
          Let it go
        </Button>
      </div>
    </Card>
  )
}

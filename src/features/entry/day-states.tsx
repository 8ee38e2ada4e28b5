import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'
import { Notice } from '~/ui/notice'

/** A day that has no entry, where no form is shown. */
export default function DayWithoutEntry({ date, today, begun }: { date: string; today: string; begun: boolean }) {
  if (date > today) return <DayToCome />
  return date < today ? <PastDay begun={begun} date={date} /> : <ReadyForToday />
}

/** Nobody knows whether the day has an entry. */
export function UnknownDay({ begun, isLooking, onAgain }: { begun: boolean; isLooking: boolean; onAgain: () => void }) {
  return (
    <Notice tone="danger" title="This day could not be looked up">
      <p>
        {begun ? 'What you wrote is saved on this device. ' : ''}If the day has a page already, nothing of it is
        replaced: you will see both, and choose.
      </p>
      <Button look="plain" className="px-0!" disabled={isLooking} onClick={onAgain}>
        {isLooking ? 'Looking…' : 'Try again'}
      </Button>
    </Notice>
  )
}

function ReadyForToday() {
  return (
    <Card roomy className="flex flex-col items-start gap-4">
      <h2 className="text-21">Ready for Today?</h2>
      <p className="max-w-[62ch] text-soft">
        Three things you are grateful for, three small wins, and a reply that has read them.
      </p>
      <ButtonLink to="/?respond=true" look="primary">
        Start Today's Reflection
      </ButtonLink>
    </Card>
  )
}

function PastDay({ begun, date }: { begun: boolean; date: string }) {
  return (
    <Card roomy className="flex flex-col items-start gap-4">
      <h2 className="text-21">Past Entry</h2>
      <p className="max-w-[62ch] text-soft">No entry found for this date.</p>
      <div className="flex flex-wrap gap-3">
        {begun && (
          <ButtonLink to={`/?date=${date}&respond=true`} look="primary">
            Go on with what you began
          </ButtonLink>
        )}
        <ButtonLink to="/" look={begun ? 'quiet' : 'primary'}>
          To today
        </ButtonLink>
      </div>
    </Card>
  )
}

function DayToCome() {
  return (
    <Card roomy className="flex flex-col items-start gap-4">
      <h2 className="text-21">This day is still to come</h2>
      <p className="max-w-[62ch] text-soft">Its page will appear here when it begins.</p>
      <ButtonLink to="/" look="primary">
        To today
      </ButtonLink>
    </Card>
  )
}

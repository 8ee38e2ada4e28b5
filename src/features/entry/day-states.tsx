import { common, days } from '#domain/texts'
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
    <Notice tone="danger" title={days.unknown.title}>
      <p>
        {begun && `${days.unknown.begun} `}
        {days.unknown.text}
      </p>
      <Button look="plain" className="px-0!" disabled={isLooking} onClick={onAgain}>
        {isLooking ? days.unknown.looking : common.tryAgain}
      </Button>
    </Notice>
  )
}

function ReadyForToday() {
  return (
    <Card roomy className="flex flex-col items-start gap-4">
      <h2 className="text-21">{days.unwritten.title}</h2>
      <p className="max-w-[62ch] text-soft">{days.unwritten.text}</p>
      <ButtonLink to="/?respond=true" look="primary">
        {days.unwritten.begin}
      </ButtonLink>
    </Card>
  )
}

function PastDay({ begun, date }: { begun: boolean; date: string }) {
  return (
    <Card roomy className="flex flex-col items-start gap-4">
      <h2 className="text-21">{days.past.title}</h2>
      <p className="max-w-[62ch] text-soft">{days.past.text}</p>
      <div className="flex flex-wrap gap-3">
        {begun && (
          <ButtonLink to={`/?date=${date}&respond=true`} look="primary">
            {days.past.goOn}
          </ButtonLink>
        )}
        <ButtonLink to="/" look={begun ? 'quiet' : 'primary'}>
          {days.toToday}
        </ButtonLink>
      </div>
    </Card>
  )
}

function DayToCome() {
  return (
    <Card roomy className="flex flex-col items-start gap-4">
      <h2 className="text-21">{days.toCome.title}</h2>
      <p className="max-w-[62ch] text-soft">{days.toCome.text}</p>
      <ButtonLink to="/" look="primary">
        {days.toToday}
      </ButtonLink>
    </Card>
  )
}

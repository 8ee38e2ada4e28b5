import { ArrowLeft } from 'lucide'
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { beginsHelpMessage } from '#domain/coach/help-beginnings'
import { emptyTexts, formSections, hasText, textsOf, tooLongSections } from '#domain/entry-sections'
import { ridgesOf, type Sky } from '#domain/sky'
import { frame, preview } from '#domain/texts'
import type { DayPart } from '#domain/time/day-part'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { readGuestTexts, type GuestTexts } from '~/device/guest-texts'
import { useHydrated } from '~/lib/use-hydrated'
import { useToday } from '~/lib/use-today'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'
import { DayRoom } from '~/drawings/day-room'
import { Icon } from '~/drawings/icon'
import { FormCard } from '~/drawings/morning-form'
import { Items } from '~/drawings/written-page'
import { ReplyLetter } from './reading/reply-letter.tsx'
import { useDemoReply } from './reading/use-demo-reply.ts'
import { useLitLine } from './reading/use-lit-line.ts'
import type { FormTexts } from './stored/entry-change.ts'
import { useDayPart } from './today-sky.tsx'
import { TooLong } from './writing/too-long.tsx'

type RoomProps = { part?: DayPart; ridges: Sky['ridges']; isAnswered?: boolean; join?: ReactNode; children: ReactNode }

/** The same room as Today, with the way on from the beginning. */
function Room({ part = 'dawn', ridges, isAnswered = false, join, children }: RoomProps) {
  return (
    <DayRoom
      sky={{ part, ridges, mood: null, isWritten: isAnswered }}
      top={
        <>
          <Link
            to="/"
            className="-ms-1 inline-flex min-h-11 items-center gap-2 pe-2 underline-offset-4 hover:underline"
          >
            <Icon of={ArrowLeft} />
            {frame.back}
          </Link>
          {join}
        </>
      }
      header={
        <header className="day-header">
          <h1 className="text-28 desk:text-40">{preview.heading}</h1>
        </header>
      }
    >
      {children}
    </DayRoom>
  )
}

/** The visitor's texts with a reply, before there is an account. */
export function PreviewScreen() {
  const hydrated = useHydrated()
  // The page was prerendered without texts, and hydration must first render the same.
  const guest = useMemo(() => (hydrated ? readGuestTexts() : emptyTexts), [hydrated])
  const texts = textsOf(guest, formSections)
  const tooLong = tooLongSections(texts)
  const ridges = ridgesOf(texts)
  if (hasText(texts) && tooLong.length === 0) return <Answered {...{ guest, ridges }} />
  return (
    <Room ridges={ridges}>
      {/* Above a text that may be very long. */}
      {tooLong.length > 0 && <TooLong sections={tooLong} />}
      {/* Before hydration it is not known, and the router would end a navigation that is begun here. */}
      {hydrated && !hasText(texts) && (
        <Card roomy className="flex flex-col gap-4">
          <p className="max-w-[62ch]">{preview.empty}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/" look="primary">
              {preview.toFront}
            </ButtonLink>
            <ButtonLink to="/auth" className="wrap-anywhere">
              {preview.join}
            </ButtonLink>
          </div>
        </Card>
      )}
      {hydrated && <Written {...guest} />}
    </Room>
  )
}

function Written({ gratitudeText, goalsText, litItem }: FormTexts & { litItem?: string | undefined }) {
  return (
    <FormCard>
      <Items title={preview.sections.gratitudeText} text={gratitudeText} litItem={litItem} />
      <Items title={preview.sections.goalsText} text={goalsText} litItem={litItem} />
    </FormCard>
  )
}

/** On a phone the letter comes first. */
function Answered({ guest, ridges }: { guest: GuestTexts; ridges: Sky['ridges'] }) {
  const zone = browserTimeZone()
  const date = useToday(zone)
  const reply = useDemoReply({ texts: guest, date }, preview.fallback)
  const { litItem, onPoint } = useLitLine()
  const offersMore = !reply.tone && !beginsHelpMessage(reply.words)
  return (
    <Room
      part={useDayPart(zone)}
      ridges={ridges}
      isAnswered={reply.isWhole}
      join={
        offersMore && (
          <ButtonLink to="/auth" look="primary" data-sends>
            {preview.join}
          </ButtonLink>
        )
      }
    >
      <div className="facing-pages letter-first">
        <Written {...guest} litItem={litItem} />
        <ReplyLetter page={guest} date={date} {...reply} isArriving zone={zone} onPoint={onPoint} />
      </div>
      {offersMore && (
        <Card roomy>
          <p className="max-w-[62ch]">{preview.offer}</p>
          <Link to="/today" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {preview.asToday}
          </Link>
        </Card>
      )}
    </Room>
  )
}

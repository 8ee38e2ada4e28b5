import { useMemo } from 'react'
import { Link } from 'react-router'
import { beginsHelpMessage } from '#domain/coach/help-beginnings'
import { emptyTexts, formSections, hasText, textsOf, tooLongSections } from '#domain/entry-sections'
import { previewFallback } from '#domain/motivation'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { readGuestTexts, type GuestTexts } from '~/device/guest-texts'
import { useHydrated } from '~/lib/use-hydrated'
import { useToday } from '~/lib/use-today'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'
import { ReplyLetter } from './reading/reply-letter.tsx'
import { TooLong } from './writing/too-long.tsx'
import { useDemoReply } from './reading/use-demo-reply.ts'
import { Items } from '~/drawings/written-page'

/** The visitor's texts with a reply, before there is an account. */
export function PreviewScreen() {
  const hydrated = useHydrated()
  // The page was prerendered without texts, and hydration must first render the same.
  const guest = useMemo(() => (hydrated ? readGuestTexts() : emptyTexts), [hydrated])
  const texts = textsOf(guest, formSections)
  const tooLong = tooLongSections(texts)
  return (
    <Page>
      <PageHeader title="Your morning, answered" back={{ to: '/', label: 'Back' }} />
      {/* Above a text that may be very long. */}
      {tooLong.length > 0 && <TooLong sections={tooLong} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <Card roomy>
          <Items title="Your Gratitude" text={guest.gratitudeText} />
        </Card>
        <Card roomy>
          <Items title="Your Goals" text={guest.goalsText} />
        </Card>
      </div>
      {hasText(texts) && tooLong.length === 0 && <Reply {...guest} />}
      {/* Before hydration it is not known, and the router would end a navigation that is begun here. */}
      {hydrated && !hasText(texts) && (
        <>
          <p className="max-w-[62ch] text-soft">
            Write a line or two on the front page first, and this page will answer them.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/" look="primary">
              To the front page
            </ButtonLink>
            <ButtonLink to="/auth">Join</ButtonLink>
          </div>
        </>
      )}
    </Page>
  )
}

/** The reply, and below it the way on from the beginning. */
function Reply(texts: GuestTexts) {
  const zone = browserTimeZone()
  const date = useToday(zone)
  const reply = useDemoReply({ texts, date }, previewFallback)
  return (
    <>
      <ReplyLetter page={texts} date={date} {...reply} isArriving zone={zone} />
      {!reply.tone && !beginsHelpMessage(reply.words) && <Join />}
    </>
  )
}

function Join() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-[62ch]">Join to save this page and to find a new one every morning. It costs nothing.</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/auth" look="primary" data-sends>
          Join
        </ButtonLink>
        <Link to="/today" className="inline-flex min-h-11 items-center underline underline-offset-4">
          See it as your page of today
        </Link>
      </div>
    </div>
  )
}

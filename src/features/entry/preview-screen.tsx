import { useMemo } from 'react'
import { previewFallback } from '#domain/motivation'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { useHydrated } from '~/lib/use-hydrated'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { Page, PageHeader } from '~/ui/page'
import { hasWords, type EntryWords } from './entry-draft.ts'
import { readGuestTexts } from './guest-texts.ts'
import { ReplyLetter } from './reply-letter.tsx'
import { useDemoReply } from './use-demo-reply.ts'
import { Items } from './written-page.tsx'

const nothingYet: EntryWords = { gratitudeText: '', goalsText: '' }

/** What a morning here is like, with the visitor's own words, before there is an account. */
export function PreviewScreen() {
  const hydrated = useHydrated()
  // The page was built for nobody in particular, and React must first meet what was built.
  const guest = useMemo(() => (hydrated ? readGuestTexts() : nothingYet), [hydrated])
  return (
    <Page>
      <PageHeader title="Your morning, answered" back={{ to: '/', label: 'Back' }} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Card roomy>
          <Items title="Your Gratitude" text={guest.gratitudeText} />
        </Card>
        <Card roomy>
          <Items title="Your Goals" text={guest.goalsText} />
        </Card>
      </div>
      {hasWords(guest) ? (
        <Reply {...guest} />
      ) : (
        <p className="max-w-[62ch] text-soft">
          Write a line or two on the front page first, and this page will answer them.
        </p>
      )}
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-[62ch]">Join to keep this page and to find a new one every morning. It costs nothing.</p>
        <ButtonLink to="/auth" look="primary">
          Join
        </ButtonLink>
      </div>
    </Page>
  )
}

function Reply(texts: EntryWords) {
  const { words, isWhole } = useDemoReply(texts, previewFallback)
  return <ReplyLetter words={words} isWhole={isWhole} isArriving zone={browserTimeZone()} />
}

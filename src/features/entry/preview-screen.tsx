import { useMemo } from 'react'
import { itemsOf } from '#domain/entry'
import { previewFallback } from '#domain/motivation'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { Page, PageHeader } from '~/ui/page'
import { useHydrated } from '~/lib/use-hydrated'
import { readGuestTexts } from './guest-texts.ts'
import { useDemoReply } from './use-demo-reply.ts'

const nothingYet = { gratitudeText: '', goalsText: '' }

/** What a morning here is like, with the visitor's own words, before there is an account. */
export function PreviewScreen() {
  const hydrated = useHydrated()
  // The page was built for nobody in particular, and React must first meet what was built.
  const guest = useMemo(() => (hydrated ? readGuestTexts() : nothingYet), [hydrated])
  const hasWords = guest.gratitudeText.trim() !== '' || guest.goalsText.trim() !== ''
  return (
    <Page>
      <PageHeader title="Your morning, answered" back={{ to: '/', label: 'Back' }} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Words title="Your Gratitude" text={guest.gratitudeText} />
        <Words title="Your Goals" text={guest.goalsText} />
      </div>
      {hasWords ? <Reply {...guest} /> : <p className="max-w-[62ch] text-soft">Write a line or two on the front page first, and this page will answer them.</p>}
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-[62ch]">Join to keep this page and to find a new one every morning. It costs nothing.</p>
        <ButtonLink to="/auth" look="primary">
          Join
        </ButtonLink>
      </div>
    </Page>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  const items = itemsOf(text)
  return (
    <Card>
      <h2 className="text-21">{title}</h2>
      {items.length === 0 ? (
        <p className="mt-2 text-soft">Nothing written yet.</p>
      ) : (
        <ul className="mt-2">
          {items.map((item, index) => (
            <li key={index} className="border-b border-hairline py-2 last:border-0 [overflow-wrap:anywhere]">
              {item}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Reply({ gratitudeText, goalsText }: { gratitudeText: string; goalsText: string }) {
  const words = useDemoReply({ gratitudeText, goalsText }, previewFallback)
  return (
    <Card className="px-6 py-7" aria-busy={words === undefined}>
      <h2 className="text-15 text-soft">Your Personal Motivation</h2>
      {words === undefined ? (
        <p role="status" className="mt-4 font-serif text-21 text-soft">
          Generating your personalized motivation...
        </p>
      ) : (
        <p className="mt-4 max-w-[62ch] font-serif text-21 leading-relaxed whitespace-pre-line">{words}</p>
      )}
    </Card>
  )
}

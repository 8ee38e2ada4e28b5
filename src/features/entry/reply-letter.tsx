import { Card } from '~/ui/card'

/** The reply as a letter: serif, generous, signed with the time. While it is being written, without a signature. */
export function ReplyLetter({ words, respondedAt, zone }: { words: string | null; respondedAt?: number | null; zone: string }) {
  return (
    <Card className="px-6 py-7 desk:px-10 desk:py-9" aria-labelledby="reply-title">
      <h2 id="reply-title" className="text-15 text-soft">
        Your Personal Motivation
      </h2>
      {words === null ? (
        <p className="mt-4 font-serif text-21 leading-relaxed text-soft">Your reply is on its way. It will be here when you look again.</p>
      ) : (
        <div className="mt-4 max-w-[62ch] font-serif text-21 leading-relaxed whitespace-pre-line">
          {words}
        </div>
      )}
      {respondedAt && (
        <p className="mt-5 text-15 text-soft">
          Written at <time dateTime={new Date(respondedAt).toISOString()}>{clock(respondedAt, zone)}</time>
        </p>
      )}
    </Card>
  )
}

function clock(instant: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(instant)
}

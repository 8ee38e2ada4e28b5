import { itemsOf, type Entry } from '#domain/entry'
import { MarkedText } from './marked-text.tsx'

const own = 'whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]'

/** A day as it was written, with its reply. What was searched for is marked. */
export function EntryWords({ entry, zone, marked = '' }: { entry: Entry; zone: string; marked?: string }) {
  const { gratitudeText, goalsText, diaryText, aiResponse } = entry
  return (
    <div className="flex flex-col gap-6">
      {gratitudeText && <Items title="Gratitude" text={gratitudeText} marked={marked} />}
      {goalsText && <Items title="Today's Goals" text={goalsText} marked={marked} />}
      {diaryText && (
        <section className="max-w-[62ch]">
          <h3 className="text-17 text-soft">Daily Diary</h3>
          <p className={`mt-1 font-serif leading-relaxed ${own}`}>
            <MarkedText text={diaryText} query={marked} />
          </p>
        </section>
      )}
      {/* A day that was brought along from elsewhere has none. */}
      {aiResponse !== '' && (
        <section className="max-w-[62ch] border-l-2 border-action pl-5">
          <h3 className="font-sans text-15 font-normal text-soft">Your Personal Motivation</h3>
          {aiResponse === null ? (
            <p className="mt-1 font-serif text-soft">Your reply is on its way. It will be here when you look again.</p>
          ) : (
            <p className={`mt-1 font-serif leading-relaxed ${own}`}>{aiResponse}</p>
          )}
          {entry.respondedAt !== null && aiResponse && (
            <p className="mt-2 text-13 text-soft">
              Written on{' '}
              <time dateTime={new Date(entry.respondedAt).toISOString()}>{moment(entry.respondedAt, zone)}</time>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

function Items({ title, text, marked }: { title: string; text: string; marked: string }) {
  return (
    <section className="max-w-[62ch]">
      <h3 className="text-17 text-soft">{title}</h3>
      <ul className="mt-1 divide-y divide-hairline">
        {itemsOf(text).map((item, index) => (
          <li key={index} className={`py-1.5 font-serif ${own}`}>
            <MarkedText text={item} query={marked} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function moment(instant: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant)
}

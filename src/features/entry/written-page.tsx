import { itemsOf } from '#domain/entry'
import { Card } from '~/ui/card'

/** The morning page as it was written. */
export function WrittenPage({
  gratitudeText,
  goalsText,
  isStored = false,
}: {
  gratitudeText: string
  goalsText: string
  isStored?: boolean
}) {
  return (
    <Card roomy>
      <WrittenWords gratitudeText={gratitudeText} goalsText={goalsText} />
      {isStored && <p className="mt-5 text-13 text-soft">Stored</p>}
    </Card>
  )
}

/** Side by side where there is room, unless there is so much that half a line would be a ribbon. */
export function WrittenWords({ gratitudeText, goalsText }: { gratitudeText: string; goalsText: string }) {
  const isLong = Math.max(gratitudeText.length, goalsText.length) > 600
  return (
    <div className={`grid gap-8 ${isLong ? '' : 'sm:grid-cols-2'}`}>
      {gratitudeText.trim() && <Items title="Gratitude" text={gratitudeText} />}
      {goalsText.trim() && <Items title="Today's Goals" text={goalsText} />}
    </div>
  )
}

export function Items({ title, text }: { title: string; text: string }) {
  const items = itemsOf(text)
  return (
    <div className="min-w-0">
      <h2 className="text-21">{title}</h2>
      {items.length === 0 ? (
        <p className="mt-2 text-soft">Nothing written yet.</p>
      ) : (
        <ol className="mt-2 flex flex-col">
          {items.map((item, index) => (
            <li key={index} dir="auto" className="flex gap-3 border-b border-hairline py-2 last:border-0">
              <span aria-hidden className="min-w-4 shrink-0 font-serif text-soft">
                {index + 1}
              </span>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{item}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

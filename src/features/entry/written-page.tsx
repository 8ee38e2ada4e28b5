import { itemsOf } from '#domain/entry'
import { Card } from '~/ui/card'

/** The morning page as it was written. */
export function WrittenPage({ gratitudeText, goalsText }: { gratitudeText: string; goalsText: string }) {
  return (
    <Card className="grid gap-6 sm:grid-cols-2 sm:gap-8">
      {gratitudeText.trim() && <Items title="Gratitude" text={gratitudeText} />}
      {goalsText.trim() && <Items title="Today's Goals" text={goalsText} />}
    </Card>
  )
}

function Items({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <h2 className="text-21">{title}</h2>
      <ol className="mt-2 flex flex-col">
        {itemsOf(text).map((item, index) => (
          <li key={index} className="flex gap-3 border-b border-hairline py-2 last:border-0">
            <span aria-hidden className="w-3 shrink-0 font-serif text-soft">
              {index + 1}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{item}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

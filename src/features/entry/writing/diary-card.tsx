import type { Entry } from '#domain/entry'
import { journal } from '#domain/texts'
import { Card } from '~/drawings/card'
import { useEntryChange } from '../stored/entry-change.queries.ts'
import { SectionCard } from './section-card.tsx'

export function DiaryCard({ entry, onSaved }: { entry: Entry; onSaved: () => void }) {
  return <SectionCard entry={entry} name="diaryText" onSaved={onSaved} />
}

/** Without Premium, beside a page that needs help or quiet: nothing is offered there. */
export function QuietDiary({ entry }: { entry: Entry }) {
  const { diaryText } = useEntryChange(entry, entry).texts
  if (!diaryText) return null
  return (
    <Card roomy aria-labelledby="diary-title" className="flex flex-col gap-3">
      <h2 id="diary-title" className="text-21">
        {journal.sections.diaryText.title}
      </h2>
      <p className="own-words">{diaryText}</p>
    </Card>
  )
}

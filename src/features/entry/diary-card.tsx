import { type Entry } from '#domain/entry'
import { entrySections, fits } from '#domain/entry-sections'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { useDraft } from '~/lib/use-draft'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { CountedBox } from '~/ui/counted-box'
import { diaryPlaceOf, type DiaryDraft } from './diary-draft.ts'
import { joined } from './entry-draft.ts'
import { LockedCard } from './locked-card.tsx'
import { onlyHere } from './save-state.tsx'
import { useDiary } from './use-diary.ts'

type DiaryCardProps = { user: User; entry: Entry; onSaved: () => void }

export function DiaryCard({ user, entry, onSaved }: DiaryCardProps) {
  return hasPremium(roleOf(user)) ? <OpenDiary entry={entry} onSaved={onSaved} /> : <ClosedDiary entry={entry} />
}

function OpenDiary({ entry, onSaved }: Omit<DiaryCardProps, 'user'>) {
  const { diaryText, isChanged, isStale, onDevice, type, settle, save, isSaving } = useDiary(entry, onSaved)
  return (
    <Card roomy aria-labelledby="diary-title" className="flex flex-col gap-3">
      <h2 id="diary-title" className="text-21">
        Daily Diary
      </h2>
      <CountedBox
        label="Daily Diary"
        value={diaryText}
        onChange={type}
        max={entrySections.diaryText.maxLength}
        placeholder="Whatever else the day holds"
      />
      {isStale && (
        <div className="flex flex-col gap-3 rounded-control border border-warning p-4">
          <p>The diary was saved elsewhere in the meantime. What stands there now:</p>
          <p className="font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
            {entry.diaryText || 'Nothing'}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => settle(joined(entry.diaryText, diaryText, '\n\n'))}>Take both</Button>
            <Button onClick={() => settle(diaryText)}>Go on with mine</Button>
            <Button onClick={() => settle(entry.diaryText)}>Take what stands</Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={save} disabled={isSaving || isStale || !isChanged || !fits({ diaryText })}>
          Save Diary
        </Button>
        <p role="status" className={`text-15 ${isChanged && !onDevice ? 'text-warning' : 'text-soft'}`}>
          {isSaving
            ? 'Sending'
            : isChanged
              ? onDevice
                ? 'Kept on this device, not saved yet'
                : onlyHere
              : entry.diaryText && 'Stored'}
        </p>
      </div>
    </Card>
  )
}

/** What was written before Premium ended, or as a guest, stays in sight. */
function ClosedDiary({ entry }: { entry: Entry }) {
  const { draft } = useDraft<DiaryDraft>(diaryPlaceOf(entry))
  return (
    <LockedCard
      id="diary-title"
      title="Daily Diary"
      sentence="A page for whatever else the day holds, for nobody's eyes but yours."
      action={<Button disabled>Save Diary</Button>}
    >
      <CountedBox
        label="Daily Diary"
        value={draft?.diaryText ?? entry.diaryText}
        max={entrySections.diaryText.maxLength}
        placeholder="Whatever else the day holds"
      />
      {draft && <p className="text-15 text-soft">Kept on this device only. With Premium it can be saved.</p>}
    </LockedCard>
  )
}

import { entryLimits, fits } from '#domain/entry'
import { countOf } from '~/ui/lined-box'

type DiaryBoxProps = { labelledBy: string; value: string; onChange?: (text: string) => void }

/** The diary's own paper, with its count. Without `onChange` it is closed. */
export function DiaryBox({ labelledBy, value, onChange }: DiaryBoxProps) {
  const isTooLong = !fits({ diaryText: value })
  const countId = `${labelledBy}-count`
  return (
    <div>
      <textarea
        aria-labelledby={labelledBy}
        aria-describedby={countId}
        aria-invalid={isTooLong}
        dir="auto"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        disabled={!onChange}
        rows={5}
        placeholder="Whatever else the day holds"
        className="box field-sizing-content min-h-36 px-4 py-3"
      />
      <p id={countId} className={`mt-1 text-13 ${isTooLong ? 'text-danger' : 'text-soft'}`}>
        {countOf(value, entryLimits.diaryText)}
      </p>
    </div>
  )
}

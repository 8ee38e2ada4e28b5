import type { Upsell } from '#domain/plan'
import { GoalsPreview } from './goals-preview.tsx'
import { HighlightsPreview } from './highlights-preview.tsx'
import { HistoryPreview } from './history-preview.tsx'

const previews = { goals: GoalsPreview, history: HistoryPreview, highlights: HighlightsPreview }

/** What a Premium screen shows, with invented data. */
export function GateExample({ of }: { of: Upsell }) {
  const Preview = previews[of]
  return (
    <figure className="gate-preview">
      <div aria-hidden>
        <Preview />
      </div>
      <figcaption className="mt-4 text-13 text-soft">An example of what you would find here.</figcaption>
    </figure>
  )
}

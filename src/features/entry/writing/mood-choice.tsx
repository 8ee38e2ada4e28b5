import { useId } from 'react'
import type { Entry } from '#domain/entry'
import { moods, type Mood } from '#domain/mood'
import { ridgesOf, type Sky } from '#domain/sky'
import { besideDay, journal } from '#domain/texts'
import { Tile } from '~/drawings/ridges'
import { keepChoice, placeOfChoices } from '../stored/choice-change.ts'
import { choiceKind } from '../stored/choice-kind.ts'
import { useMarks } from './use-marks.ts'
import './mood.css'

/** How the day felt: one tap chooses, and another one on the same sun takes it back. */
export function MoodChoice({ entry }: { entry: Entry }) {
  const name = useId()
  const { marks, state, send } = useMarks(choiceKind, placeOfChoices(entry))
  const chosen = marks.mood === undefined ? entry.mood : marks.mood
  const sky: Sky = { part: 'dawn', ridges: ridgesOf(entry), mood: null, isWritten: true }
  const choose = (mood: Mood | null) => {
    keepChoice(entry, 'mood', mood)
    send()
  }
  return (
    <fieldset aria-describedby={`${name}-hint`} className="mood">
      <legend className="float-start font-serif text-21">{besideDay.mood.question}</legend>
      <div className="mood-choices">
        {moods.map((mood) => (
          <label key={mood} className="mood-choice">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={mood === chosen}
              onChange={() => choose(mood)}
              onClick={() => mood === chosen && choose(null)}
              // The space bar does not click a radio button that is checked.
              onKeyUp={(event) => {
                if (event.key !== ' ' || mood !== chosen) return
                event.preventDefault()
                choose(null)
              }}
            />
            <Tile sky={{ ...sky, mood }} className="mood-picture" />
            {journal.marks.mood.labels[mood]}
          </label>
        ))}
      </div>
      <p id={`${name}-hint`} className="sr-only">
        {besideDay.mood.hint}
      </p>
      <p role="status" className="basis-full text-15 text-soft empty:hidden">
        {state}
      </p>
    </fieldset>
  )
}

import { formSections } from '#domain/entry-sections'
import { joinedTexts } from '#domain/items'
import { longDate } from '#domain/time/local-date'
import { followServer } from '~/device/clock'
import { readChange, updateChange } from '~/device/change-store'
import { without } from '~/device/change'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import { formTextsOf, placeOf, typeText, type Day, type EntryChange } from '../stored/entry-change.ts'

/** Above the button that sends the page: this device shows another day than the server. */
export function WrongClock({ day, right }: { day: Day; right: string }) {
  const moveThere = () => {
    move(day, { ...day, date: right })
    followServer()
  }
  return (
    <Notice tone="warning" title="The clock of this device seems to be wrong">
      <p>
        It says {longDate(day.date)}, and your page would be saved under that day. For us it is {longDate(right)}. You
        can set the clock right, or go on there with what you have written.
      </p>
      <Button look="plain" className="px-0! text-15! text-action!" onClick={moveThere}>
        Write for {longDate(right)}
      </Button>
    </Notice>
  )
}

/** Adds what was typed to what was begun for the other day. */
function move(from: Day, to: Day): void {
  const typed = formTextsOf(readDraft(from)?.fields)
  const begun = formTextsOf(readDraft(to)?.fields)
  for (const name of formSections)
    if (typed[name] !== '') typeText(to, null, name, joinedTexts(name, begun[name], typed[name]))
  updateChange(placeOf(from), (change: EntryChange | undefined) => change && without(change, formSections))
}

const readDraft = (day: Day): EntryChange | undefined => readChange(placeOf(day))

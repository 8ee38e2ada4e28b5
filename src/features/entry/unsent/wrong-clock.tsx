import { formSections } from '#domain/entry-sections'
import { joinedTexts } from '#domain/items'
import { days } from '#domain/texts'
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
    <Notice tone="warning" title={days.wrongClock.title}>
      <p>{days.wrongClock.text(longDate(day.date), longDate(right))}</p>
      <Button look="plain" className="px-0! text-15! text-action!" onClick={moveThere}>
        {days.wrongClock.writeFor(longDate(right))}
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

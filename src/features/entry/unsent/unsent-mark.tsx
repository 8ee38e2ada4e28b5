import { useQuery } from '@tanstack/react-query'
import { longDate } from '#domain/time/local-date'
import { choiceNames, emptyMarks, entryMarks, markText } from '#domain/entry-marks'
import { entryQuery } from '../stored/entry.queries.ts'
import { placeOfChoices, type Choices } from '../stored/choice-change.ts'
import { choiceKind } from '../stored/choice-kind.ts'
import { saveStateOf } from '~/device/save-state'
import { placeOfTicks, tickChangeOf, type Ticks } from '../stored/tick-change.ts'
import { tickKind } from '../stored/tick-kind.ts'
import type { Stored } from '~/device/change'
import type { Place } from '~/device/change-store'
import type { ChangeKind } from '~/device/outbox'
import { useChange } from '~/device/use-change'
import { discardChange, UnsentCard } from '~/ui/unsent-card'
import { useSend } from '~/features/outbox/delivery.queries'

type Day = { userId: string; date: string }
type Words = { label: string; text: string }[]

export function UnsentChoices(day: Day) {
  const wordsOf = (choices: Partial<Choices>) =>
    choiceNames
      .filter((name) => name in choices)
      .map((name) => ({
        label: entryMarks[name].title,
        text: markText({ ...emptyMarks, ...choices }, name) || 'Not said',
      }))
  return (
    <UnsentMark {...day} kind={choiceKind} place={placeOfChoices(day)} title="What you said of" wordsOf={wordsOf} />
  )
}

export function UnsentTicks(day: Day) {
  const wordsOf = (ticks: Partial<Ticks>) => {
    const { done, undone } = tickChangeOf(ticks)
    const words = [
      { label: 'Done', text: done.join('\n') },
      { label: 'Not done', text: undone.join('\n') },
    ]
    return words.filter(({ text }) => text !== '')
  }
  return <UnsentMark {...day} kind={tickKind} place={placeOfTicks(day)} title="Your small wins of" wordsOf={wordsOf} />
}

type UnsentMarkProps<Fields extends object, Thing extends Stored<Fields>> = Day & {
  kind: ChangeKind<Fields, Thing>
  place: Place
  title: string
  wordsOf: (marks: Partial<Fields>) => Words
}

/** Choices or ticks of a day. */
function UnsentMark<Fields extends object, Thing extends Stored<Fields>>({
  date,
  kind,
  place,
  title,
  wordsOf,
}: UnsentMarkProps<Fields, Thing>) {
  const { change, onDevice } = useChange<Fields>(place)
  const { data: entry } = useQuery(entryQuery(date))
  const { onSend, isSending } = useSend(kind, place)
  if (!change) return null
  const isLost = entry === null
  return (
    <UnsentCard
      title={`${title} ${longDate(date)}`}
      words={wordsOf(change.fields)}
      send={isLost ? undefined : { label: 'Save It', onSend, isSending }}
      link={isLost ? undefined : { to: `/?date=${date}`, label: 'Go to that day' }}
      onDiscard={() => discardChange(place)}
    >
      {isLost && 'The page of this day was deleted, so there is nothing to mark. '}
      {saveStateOf({
        onDevice,
        isSending,
        isWaiting: change.submitted.length > 0,
        draft: isLost ? '' : 'It is not sent yet. It is saved on this device.',
      })}
    </UnsentCard>
  )
}

import { useQuery } from '@tanstack/react-query'
import { journal, saving, unsent } from '#domain/texts'
import { longDate } from '#domain/time/local-date'
import { choiceNames, emptyMarks, markText } from '#domain/entry-marks'
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
        label: journal.marks[name].title,
        text: markText({ ...emptyMarks, ...choices }, name) || unsent.choices.none,
      }))
  return (
    <UnsentMark
      {...day}
      kind={choiceKind}
      place={placeOfChoices(day)}
      title={unsent.choices.title(longDate(day.date))}
      wordsOf={wordsOf}
    />
  )
}

export function UnsentTicks(day: Day) {
  const wordsOf = (ticks: Partial<Ticks>) => {
    const { done, undone } = tickChangeOf(ticks)
    const words = [
      { label: unsent.ticks.done, text: done.join('\n') },
      { label: unsent.ticks.undone, text: undone.join('\n') },
    ]
    return words.filter(({ text }) => text !== '')
  }
  return (
    <UnsentMark
      {...day}
      kind={tickKind}
      place={placeOfTicks(day)}
      title={unsent.ticks.title(longDate(day.date))}
      wordsOf={wordsOf}
    />
  )
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
      title={title}
      words={wordsOf(change.fields)}
      send={isLost ? undefined : { label: unsent.save, onSend, isSending }}
      link={isLost ? undefined : { to: `/?date=${date}`, label: unsent.openDay }}
      onDiscard={() => discardChange(place)}
    >
      {isLost && `${unsent.happened.nothingToMark} `}
      {saveStateOf({
        onDevice,
        isSending,
        isWaiting: change.submitted.length > 0,
        draft: isLost ? '' : saving.notSent,
      })}
    </UnsentCard>
  )
}

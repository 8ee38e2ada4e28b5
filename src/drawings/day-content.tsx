import { formSections } from '#domain/entry-sections'
import type { Entry } from '#domain/entry'
import type { FirstData } from '#domain/first-data'
import { hasPremium, roleOf } from '#domain/plan'
import { quotableLines, type Passage } from '#domain/quotations'
import { rememberedOf } from '#domain/remembered'
import { skyAround } from '#domain/sky'
import { itemsLeft } from '#domain/ticks'
import { isEvening as isEveningAt, type DayPart } from '#domain/time/day-part'
import { dayOfPerson } from '#domain/time/local-date'
import { journal, today as texts } from '#domain/texts'
import type { User } from '#domain/user'
import { Checkbox } from './choice.tsx'
import { DayHeader } from './day-header.tsx'
import { DayRoom } from './day-room.tsx'
import { Evening, PlaceOfLookBack } from './evening.tsx'
import { Letter, WrittenAt } from './letter.tsx'
import { LetterWords } from './letter-words.tsx'
import { LinedPaper } from './lined-paper.tsx'
import { EmptyLetter, FormCard, FormSection, Remembered } from './morning-form.tsx'
import { Wordmark } from './wordmark.tsx'
import { heightOfMood, PlaceOfCarryOver, Wins, WrittenPage } from './written-page.tsx'

/*
 * The first content of Today: the Worker writes it into the page (worker/first-content.tsx), and the shell draws it
 * without a server (src/entry.shell.tsx).
 */

/** `query` is that of the address. */
export type ContentRequest = {
  data: Partial<FirstData>
  today: string
  part: DayPart
  isEvening: boolean
  query: Record<string, string>
}

export const asksForDay = (query: ContentRequest['query']) => 'date' in query || 'entry' in query

/** Nothing for a day that only the app can show. */
export function dayContent({ data: { user, date, entry, dayBefore }, today, part, isEvening, query }: ContentRequest) {
  // The page that needs help, and the day without an entry that was asked for, have parts that only the app knows.
  if (!user || !date || entry === undefined || entry?.tone === 'help' || (entry === null && asksForDay(query)))
    return undefined
  const isToday = date === today
  const days = dayOfPerson(user, date)
  return (
    <DayRoom
      days={days}
      sky={
        entry
          ? skyAround(entry, { zone: user.timezone, part, isToday })
          : { part, ridges: [], mood: null, isWritten: false }
      }
      top={
        <span className="desk:invisible">
          <Wordmark />
        </span>
      }
      header={
        <DayHeader
          {...{ date, part, days, isToday }}
          name={user.name}
          isWritten={entry !== null}
          dayBefore={!hasPremium(roleOf(user)) && texts.header.dayBefore}
        />
      }
    >
      {entry?.aiResponse != null && isToday && isEvening && !isEveningAt(entry.createdAt, user.timezone) ? (
        <Evening lookBack={<PlaceOfLookBack entry={entry} />} wins={drawWins(entry, true)} mood={placeOfMood} />
      ) : (
        <div className="facing-pages">
          {entry ? (
            <WrittenDay {...{ entry, user }} wins={drawWins(entry, isToday && isEvening)} />
          ) : (
            <NewDay passages={dayBefore && rememberedOf(dayBefore)} />
          )}
        </div>
      )}
    </DayRoom>
  )
}

const drawWins = (entry: Entry, offersCarryOver: boolean) => (
  <Wins entry={entry} doneItems={entry.doneItems} drawItem={drawTick}>
    {offersCarryOver && itemsLeft(entry).length > 0 && <PlaceOfCarryOver />}
  </Wins>
)

const placeOfMood = (
  <div className="book-foot">
    <div className={heightOfMood} />
  </div>
)

type WrittenDayProps = { entry: Entry; user: User; wins: ReturnType<typeof drawWins> }

function WrittenDay({ entry, user, wins }: WrittenDayProps) {
  return (
    <>
      <WrittenPage {...entry} foot={<p>{texts.page.saved}</p>} wins={wins} />
      {entry.aiResponse && (
        <Letter
          title={<h2>{journal.letter.title}</h2>}
          date={entry.date}
          name={user.name}
          signature={entry.respondedAt ? <WrittenAt instant={entry.respondedAt} zone={user.timezone} /> : null}
          writtenBy={entry.writtenBy}
          foot={<span className="letter-ask">{journal.letter.talk}</span>}
        >
          <LetterWords words={entry.aiResponse} items={quotableLines(entry)} />
        </Letter>
      )}
      {entry.aiResponse !== null && placeOfMood}
    </>
  )
}

function NewDay({ passages }: { passages: Passage[] | undefined }) {
  return (
    <>
      <FormCard>
        <Remembered passages={passages} inLine />
        {formSections.map((name) => (
          <FormSection key={name} {...journal.sections[name]}>
            <LinedPaper text="" />
            {/* The length of the text. */}
            <p className="min-h-5 text-13" />
          </FormSection>
        ))}
        <div className="min-h-11" />
      </FormCard>
      <EmptyLetter passages={passages} />
    </>
  )
}

export const drawTick = (item: string, isDone: boolean) => <Checkbox label={item} checked={isDone} />

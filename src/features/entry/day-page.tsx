import { Suspense, useCallback, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react'
import { ChevronDown } from 'lucide'
import type { Entry } from '#domain/entry'
import type { ChoiceName } from '#domain/entry-marks'
import { hasPremium, roleOf } from '#domain/plan'
import { skyOfEntry } from '#domain/sky'
import { today } from '#domain/texts'
import { isEvening as isEveningAt } from '#domain/time/day-part'
import type { User } from '#domain/user'
import { Evening, PlaceOfLookBack } from '~/drawings/evening'
import { Icon } from '~/drawings/icon'
import { EmptyLetter } from '~/drawings/morning-form'
import { SkyStrip } from '~/drawings/ridges'
import { heightOfMood } from '~/drawings/written-page'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { WhenSeen } from '~/ui/when-seen'
import { DiaryCard, QuietDiary } from './writing/diary-card.tsx'
import { DayTexts } from './writing/day-texts.tsx'
import type { FormTexts } from './stored/entry-change.ts'
import { HighlightsCard } from './highlights-card.tsx'
import { NotQuite } from './reading/not-quite.tsx'
import { ReplyLetter } from './reading/reply-letter.tsx'
import { SmallWins, UnsentWins } from './writing/small-wins.tsx'
import { useEntryChange } from './stored/entry-change.queries.ts'
import { useEvening } from './writing/use-evening.ts'
import { useLitLine } from './reading/use-lit-line.ts'
import { useMissingReply } from './reading/use-missing-reply.ts'

const PremiumCard = lazyPart(async () => (await import('./premium-card.tsx')).PremiumCard)
const choiceCards: Record<ChoiceName, ComponentType<{ entry: Entry }>> = {
  mood: lazyPart(async () => (await import('./writing/mood-choice.tsx')).MoodChoice),
}
const OnThisDay = lazyPart(async () => (await import('./reading/on-this-day.tsx')).OnThisDay, nothing)
const EarlierLine = lazyPart(async () => (await import('./reading/earlier-line.tsx')).EarlierLine, nothing)
const LookBack = lazyPart(async () => (await import('./writing/evening.tsx')).LookBack)

/** What the route brings from other features. */
export type Surroundings = {
  banner: ReactNode
  summaryLink: ReactNode
  goalReminders: ReactNode
  /** The days of this week on which the person has written. */
  ownWeek: ReactNode
  /** The question who writes the letters, where it was not answered yet. */
  letterChoice: ReactNode
  onDiarySaved: () => void
  /** What this device holds that is not sent, and is not shown here. */
  unsent: ReactNode
}

type DayPageProps = {
  date: string
  isToday: boolean
  user: User
  /** Null while the server stores what was just sent. */
  entry: Entry | null
  draft: FormTexts
  sending: {
    /** The entry was sent from this page. */
    hasBegun: boolean
    /** The reply as far as it is written. */
    words: string | undefined
    isCutShort: boolean
  }
  around: Surroundings
}

const unfold = <Icon of={ChevronDown} className="text-soft transition-transform group-open:rotate-180" />

/** A day with an entry: the sections of the form, the reply, the diary and the highlights. */
export function DayPage({ date, isToday, user, entry, draft, sending, around }: DayPageProps) {
  const missing = useMissingReply(entry)
  const isWhole = entry !== null && entry.aiResponse !== null
  const isEvening = useEvening(user.timezone) && isToday
  const { litItem, onPoint } = useLitLine()
  const wins = entry ? (
    entry.tone !== 'help' && <SmallWins entry={entry} isEvening={isEvening} litItem={litItem} />
  ) : (
    <UnsentWins texts={draft} isEvening={isEvening} />
  )
  const [hasArrived, setHasArrived] = useState(!sending.hasBegun)
  const onArrived = useCallback(() => setHasArrived(true), [])
  // The page is shown first, so that no frame draws both.
  const showsLetter = useDeferredValue(true, !sending.hasBegun)
  const isLeft = !isWhole && (sending.isCutShort || missing.hasFailed)
  const isSettled = hasArrived || isLeft || entry?.tone === 'help'
  // Opened in its evening, a page of the morning is folded, and the look back is first. It stays so while it is edited.
  const [beginsFolded] = useState(
    () => isEvening && isWhole && !sending.hasBegun && !isEveningAt(entry.createdAt, user.timezone),
  )
  const isFolded = beginsFolded && entry !== null && entry.tone !== 'help'
  const { changed } = useEntryChange({ userId: user.id, date }, entry)
  const [beginsOpen] = useState(changed.length > 0)
  const mood = isSettled && isWhole && entry.tone !== 'help' && (
    <div className="book-foot">
      <WhenSeen height={heightOfMood}>
        {Object.entries(choiceCards).map(([name, Choice]) => (
          <Choice key={name} entry={entry} />
        ))}
      </WhenSeen>
    </div>
  )
  const book = (
    // The letter comes to the lower end of it.
    <div
      className="facing-pages"
      data-sent={sending.hasBegun || undefined}
      data-no-toast-over={sending.hasBegun || undefined}
    >
      <DayTexts entry={entry} draft={draft} litItem={litItem} wins={isFolded ? undefined : wins} />
      {/* A day that was brought along from elsewhere has none. */}
      {!showsLetter && <EmptyLetter />}
      {showsLetter && entry?.aiResponse !== '' && (
        <ReplyLetter
          page={entry ?? draft}
          date={date}
          name={user.name}
          tone={entry?.tone}
          words={entry?.aiResponse ?? missing.words ?? sending.words}
          isWhole={isWhole}
          isArriving={sending.hasBegun || !isWhole}
          takesFocus={sending.hasBegun}
          trouble={isLeft ? today.letter.brokeOff : undefined}
          onPoint={onPoint}
          onArrived={onArrived}
          respondedAt={entry?.respondedAt}
          writtenBy={entry?.writtenBy}
          action={
            entry && (
              <>
                <WhenSeen waits>
                  <EarlierLine page={entry} zone={user.timezone} />
                </WhenSeen>
                <NotQuite entry={entry} />
              </>
            )
          }
          zone={user.timezone}
        />
      )}
      {!isFolded && mood}
    </div>
  )
  return (
    <>
      {isFolded ? (
        <Evening
          lookBack={<EveningCard entry={entry} isOffered />}
          wins={wins}
          mood={mood}
          mark={unfold}
          isOpen={beginsOpen}
        >
          <div className="mb-6 overflow-hidden rounded-card *:mx-0!">
            <SkyStrip sky={skyOfEntry(entry, user.timezone)} />
          </div>
          {book}
        </Evening>
      ) : (
        book
      )}
      {isSettled && (
        <div className="day-rest">
          {isWhole && !isFolded && <EveningCard entry={entry} isOffered={isEvening && entry.tone !== 'help'} />}
          {entry && <Diary user={user} entry={entry} onSaved={around.onDiarySaved} />}
          {isToday && isWhole && !entry.tone && around.summaryLink}
          {entry && !entry.tone && <PartsOfPremium user={user} entry={entry} ownWeek={around.ownWeek} />}
          {isToday && isWhole && !entry.tone && around.goalReminders}
          {isToday && isWhole && !entry.tone && hasPremium(roleOf(user)) && (
            <WhenSeen>
              <OnThisDay date={entry.date} />
            </WhenSeen>
          )}
          {/* After everything that is read, a screen away from the letter. */}
          {entry && !entry.tone && <div className="mt-48 empty:hidden desk:mt-0">{around.banner}</div>}
        </div>
      )}
    </>
  )
}

function Diary({ user, entry, onSaved }: { user: User; entry: Entry; onSaved: () => void }) {
  if (hasPremium(roleOf(user))) return <DiaryCard entry={entry} onSaved={entry.tone ? () => {} : onSaved} />
  return entry.tone && <QuietDiary entry={entry} />
}

function PartsOfPremium({ user, ...offer }: { user: User; entry: Entry; ownWeek: Surroundings['ownWeek'] }) {
  if (hasPremium(roleOf(user))) return <HighlightsCard />
  return (
    <WhenSeen height="h-100 sm:h-80">
      <PremiumCard {...offer} />
    </WhenSeen>
  )
}

/** Is offered in the evening. What was written or begun stays within reach. */
function EveningCard({ entry, isOffered }: { entry: Entry; isOffered: boolean }) {
  const { changed } = useEntryChange(entry, entry)
  if (!isOffered && entry.eveningText === '' && !changed.includes('eveningText')) return null
  return (
    <Suspense fallback={<PlaceOfLookBack entry={entry} />}>
      <LookBack entry={entry} />
    </Suspense>
  )
}

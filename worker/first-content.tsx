import type { FirstData } from '#domain/first-data'
import { monthOf, monthTitle } from '#domain/time/month'
import { roleOf, type Upsell } from '#domain/plan'
import { screenAccess, type Screen } from '#domain/screens'
import type { Goal } from '#domain/goal'
import { earliestDate } from '#domain/entry'
import { highlightsOf } from '#domain/highlights/highlights'
import { shortDate } from '#domain/time/local-date'
import { inRegion } from '#domain/time/region'
import { periodLabel, weekFrom } from '#domain/time/week'
import { drawnGoals, drawnHistory, frame, preferences, slideshow } from '#domain/texts'
import type { User } from '#domain/user'
import { skiesOf, skyOfEntry, skyOfKnown } from '#domain/sky'
import type { HistoryOverview } from '#domain/first-data'
import { ActionWords } from '../src/drawings/action-words.tsx'
import { classesOfButton, type Look } from '../src/drawings/button.tsx'
import { asksForDay, dayContent, drawTick, type ContentRequest } from '../src/drawings/day-content.tsx'
import { EntryRowContent, entryRow, Opening } from '../src/drawings/entry-row.tsx'
import { GateHead } from '../src/drawings/gate.tsx'
import { dateBox, Labelled } from '../src/drawings/labelled.tsx'
import { completedGoal, GoalContent, GoalList, GoalsHeader, Milestones } from '../src/drawings/goal-list.tsx'
import { DayMark, MonthGrid } from '../src/drawings/month-grid.tsx'
import { backLink, Header, Page } from '../src/drawings/page.tsx'
import { Range } from '../src/drawings/range.tsx'
import { RowGroup, rowAction } from '../src/drawings/rows.tsx'
import { Segmented } from '../src/drawings/segmented.tsx'
import { NoPageYet, PeriodBar, periodOptions, Stage, StageBar, Welcome, weekField } from '../src/drawings/slides.tsx'
import { Email, FieldRow, Profile, Subscription } from '../src/drawings/settings.tsx'
import { stepAsked, WizardStep } from '../src/drawings/wizard-step.tsx'
import { PlaceOfYear } from '../src/drawings/year.tsx'

/*
 * What a page shows before its scripts have run: the drawings of the screen, with nothing that can be used. The bundle
 * has Hono's JSX in place of React (wrangler.toml). A journey compares the content with the screen.
 */

type Request = ContentRequest & { data: FirstData }

/** By the path of the screen. */
const contents: Record<string, (request: Request) => unknown> = {
  '/': dayContent,
  '/today': dayContent,
  // An open entry changes the layout.
  '/history': ({ data: { user, history }, query }) =>
    user && history && !asksForDay(query) ? <HistoryContent {...history} user={user} /> : undefined,
  // Only a week comes with the page.
  '/weekly-highlights': ({ data: { user, week }, today, query }) =>
    user && week && !('month' in query || 'year' in query) && (query.week ?? earliestDate) >= earliestDate ? (
      <WeekContent {...week} user={user} today={today} />
    ) : undefined,
  '/settings': ({ data: { user } }) => user && <SettingsContent user={user} />,
  '/goals/new': ({ data: { user }, query }) => user && <NewGoalContent step={stepAsked(query.step)} />,
  '/goals': ({ data: { goals }, today }) => goals && <GoalsContent goals={goals} today={today} />,
}

/** Nothing for a screen that begins with its scripts. */
export function firstContentOf({ path, access }: Screen, request: Request): string | undefined {
  const role = roleOf(request.data.user)
  // Strings are made at its end: before, no component has run.
  return inRegion(request.data.user?.region, () => {
    const content =
      screenAccess(access, role) === 'upsell' ? (
        <GateContent of={access as Upsell} isSignedIn={role !== 'visitor'} />
      ) : (
        contents[path]?.(request)
      )
    return content?.toString()
  })
}

/** The example below it is left to the app: some people see their own days there. */
function GateContent({ of, isSignedIn }: { of: Upsell; isSignedIn: boolean }) {
  return (
    <Page width="wide">
      <GateHead of={of} isSignedIn={isSignedIn}>
        {isSignedIn ? (
          renderLink('/subscription', frame.gate.upgrade, 'premium')
        ) : (
          <>
            {renderLink('/auth', frame.gate.signUp, 'premium')}
            {renderLink('/auth', frame.signIn, 'quiet')}
          </>
        )}
      </GateHead>
    </Page>
  )
}

const rowsInSight = 8

function HistoryContent({ today, user, stats, dates, recent }: HistoryOverview & { user: User }) {
  const entryOf = (day: string) => recent.find(({ date }) => date === day)
  return (
    <Page width="desk">
      <Header title={drawnHistory.title} back={<PlaceOfBackLink label={frame.backToToday} />}>
        {stats.years.length > 0 && (
          <span className="book:hidden">
            <span className={classesOfButton('plain', false, 'px-0! text-15!')}>{drawnHistory.toYear}</span>
          </span>
        )}
      </Header>
      {stats.years.length > 0 && (
        <div className="hidden book:block">
          <PlaceOfYear year={stats.years.at(-1)!} />
        </div>
      )}
      <div className="journey-room">
        <div className="journey">
          <div className="journey-search">
            <div className="box px-11 text-soft">{drawnHistory.search.placeholder}</div>
            <span className={classesOfButton('quiet', false, 'text-15!')}>
              <span className="size-5" />
              {drawnHistory.ask.title}
            </span>
          </div>
          <div className="journey-side">
            <div className="journey-own">
              <section className="journey-month flex flex-col desk:gap-2">
                <div className="flex min-h-11 items-center">
                  <h2 className="text-21 first-letter:uppercase desk:text-28">{monthTitle(monthOf(today))}</h2>
                </div>
                {stats.years.length > 0 && <div className="min-h-11" />}
                <div className="month-room">
                  <MonthGrid
                    month={monthOf(today)}
                    weekStart={user.weekStart}
                    renderDay={(date) => (
                      <span
                        className="month-day"
                        data-written={dates.includes(date) || undefined}
                        aria-current={date === today ? 'date' : undefined}
                      >
                        <DayMark
                          date={date}
                          sky={dates.includes(date) ? skyOfKnown(entryOf(date), user.timezone) : undefined}
                        />
                      </span>
                    )}
                  />
                </div>
              </section>
            </div>
            <section className="journey-list flex flex-col gap-3">
              <h2 className="flex items-center text-21 desk:min-h-11">{drawnHistory.entries.recent}</h2>
              <ul className="entry-rows">
                {recent.slice(0, rowsInSight).map((entry) => (
                  <li key={entry.id}>
                    <span className={entryRow}>
                      <EntryRowContent date={entry.date} today={today} sky={skyOfEntry(entry, user.timezone)}>
                        <Opening entry={entry} />
                      </EntryRowContent>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </div>
    </Page>
  )
}

function NewGoalContent({ step }: { step: number }) {
  return (
    <Page>
      <Header title={drawnGoals.newGoal} back={<PlaceOfBackLink label={drawnGoals.backToGoals} />} />
      <div className="flex flex-col gap-6">
        <WizardStep step={step} />
      </div>
    </Page>
  )
}

function GoalsContent({ goals, today }: { goals: Goal[]; today: string }) {
  return (
    <Page>
      <GoalsHeader goals={goals} renderLink={renderLink} />
      <GoalList
        goals={goals}
        renderLink={renderLink}
        renderActive={(goal, index) =>
          index < rowsInSight && (
            <GoalContent
              goal={goal}
              today={today}
              title={goal.title}
              menu={<span className="size-11 shrink-0" />}
              progress={<Range percent={goal.progress} />}
              renderMilestones={(next) => (
                <Milestones milestones={next} render={({ words }) => drawTick(words, false)} />
              )}
            />
          )
        }
        renderCompleted={({ title }) => <span className={completedGoal}>{title}</span>}
      />
    </Page>
  )
}

const renderLink = (_to: string, text: string, look: Look, className?: string) => (
  <span className={classesOfButton(look, undefined, className)}>{text}</span>
)

/** The sections below are not in sight. */
function SettingsContent({ user }: { user: User }) {
  const { title, username } = preferences.profile
  return (
    <Page>
      <Header title={preferences.title} back={<PlaceOfBackLink label={frame.back} />} />
      <div className="flex flex-col gap-10">
        <RowGroup title={title}>
          <Profile
            user={user}
            username={<FieldRow label={username.label} shown={user.username ?? ''} renderAction={renderAction} />}
            email={
              <Email
                user={user}
                confirm={renderAction(preferences.profile.email.confirm)}
                renderAction={renderAction}
              />
            }
            renderField={(_field, label, shown) => <FieldRow label={label} shown={shown} renderAction={renderAction} />}
          />
        </RowGroup>
        <RowGroup title={preferences.subscription.title}>
          <Subscription user={user} renderAction={renderAction} />
        </RowGroup>
      </div>
    </Page>
  )
}

const renderAction = (text: string) => (
  <span className={rowAction}>
    <ActionWords text={text} />
  </span>
)

const PlaceOfBackLink = ({ label }: { label: string }) => (
  <p className={backLink}>
    <span className="size-5" />
    {label}
  </p>
)

const slideCount = 6

function WeekContent({ first, entries, user, today }: NonNullable<FirstData['week']> & { user: User; today: string }) {
  const period = weekFrom(first)
  const skies = skiesOf(entries, user.timezone)
  return (
    <Page>
      <Header title={slideshow.periods.week.title} back={<PlaceOfBackLink label={frame.backToToday} />} />
      <PeriodBar kinds={<Segmented name="period" label={slideshow.period} options={periodOptions()} value="week" />}>
        <div className={weekField}>
          <Labelled label={slideshow.weekOf}>
            <div className={dateBox}>{shortDate(first)}</div>
          </Labelled>
        </div>
        <span className="calendar-arrow" />
        <span className="calendar-arrow" />
      </PeriodBar>
      {entries.length === 0 && period.last >= today && (
        <NoPageYet>
          <span className={classesOfButton('plain', false, 'px-0! text-action!')}>{slideshow.lastWeek}</span>
        </NoPageYet>
      )}
      <section className="flex flex-col gap-4">
        <Stage index={0} count={slideCount} skies={skies} title={periodLabel(period)}>
          <Welcome noun="week" weekStart={user.weekStart} days={highlightsOf(entries, period).days} skies={skies} />
        </Stage>
        <div className="highlight-dots">
          {Array.from({ length: slideCount }, (_, index) => (
            <span key={index} aria-current={index === 0 || undefined} className="highlight-dot" />
          ))}
        </div>
        <StageBar
          index={0}
          count={slideCount}
          play={
            // Which word the button has depends on the browser.
            <span className={classesOfButton('quiet', false, 'min-w-28 px-4!')}>
              <span className="size-5" />
              <span className="invisible">{slideshow.pause}</span>
            </span>
          }
          share={<span className={classesOfButton('plain', false, 'px-2!')}>{slideshow.makePicture}</span>}
        />
      </section>
    </Page>
  )
}

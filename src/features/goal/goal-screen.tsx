import { useId, type ReactNode } from 'react'
import { milestonesOf, progressOfMilestones, type Goal } from '#domain/goal'
import { deadlineOf, progressMessage } from '#domain/goal-state'
import { plainTextNames, smartTextNames } from '#domain/goal-texts'
import { skyOfGoal } from '#domain/sky'
import { frame, goalCommon, goalForm } from '#domain/texts'
import { longDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { useToday } from '~/lib/use-today'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'
import { SkyStrip } from '~/drawings/ridges'
import { DeadlineText, PriorityBadge, StatusBadge } from '~/drawings/goal-marks'
import { BackLink } from '~/ui/page-header'
import { Page } from '~/drawings/page'
import { ProgressRange } from '~/ui/progress-range'
import { CategoryIcon } from './card/category-icon.tsx'
import { GoalState } from './card/goal-state.tsx'
import { MilestoneTicks } from './card/milestone-ticks.tsx'
import { Reminders } from './card/next-reminder.tsx'
import { ProgressLine } from './card/progress-line.tsx'
import { useGoalActions, useGoalOnDevice } from './use-goal-actions.ts'

export function GoalScreen({ goal: stored, user }: { goal: Goal; user: User }) {
  const goal = useGoalOnDevice(stored)
  const today = useToday(user.timezone)
  const { onChange, onDelete } = useGoalActions({ goesTo: '/goals' })
  const smartTexts = goal.isSmartGoal ? smartTextNames.filter((name) => goal[name].trim() !== '') : []
  return (
    <Page>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <BackLink to="/goals">{frame.back}</BackLink>
        <ButtonLink to={`/goals/${goal.id}/edit`}>{goalCommon.actions.edit}</ButtonLink>
      </div>
      <Card roomy className="flex flex-col gap-4">
        <div className="-mx-6 -mt-6 overflow-hidden rounded-t-card *:mx-0! desk:-mx-8 desk:-mt-8">
          <SkyStrip sky={skyOfGoal(goal)} />
        </div>
        <div className="flex items-start gap-3">
          <CategoryIcon category={goal.category} />
          <div className="min-w-0">
            <h1 className="text-28">{goal.title}</h1>
            <p className="text-15 text-soft">{goalForm.categories[goal.category]}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <PriorityBadge priority={goal.priority} />
          <StatusBadge status={goal.status} />
        </div>
      </Card>
      {plainTextNames
        .filter((name) => goal[name].trim() !== '')
        .map((name) => (
          <TitledCard key={name} title={goalForm.fields[name]}>
            <OwnWords>{goal[name]}</OwnWords>
          </TitledCard>
        ))}
      <TitledCard title={goalForm.fields.progress}>
        <ProgressRange
          label={goalForm.fields.progress}
          percent={goal.progress}
          onChange={(progress) => onChange(stored, { progress })}
        />
        <p className="text-15 text-soft">{progressMessage(goal.progress)}</p>
        <GoalState goal={stored} />
        <ProgressLine history={goal.progressHistory} />
      </TitledCard>
      <TitledCard title={goalForm.view.timeline}>
        {goal.targetDate && (
          <p className="first-letter:uppercase">
            {goal.targetTime
              ? goalCommon.dateAndTime({ date: longDate(goal.targetDate), time: goal.targetTime })
              : longDate(goal.targetDate)}
          </p>
        )}
        <DeadlineText {...deadlineOf(goal.targetDate, today, 'remaining')} />
      </TitledCard>
      <TitledCard title={goalForm.view.reminders}>
        <Reminders goal={goal} user={user} />
      </TitledCard>
      {goal.milestones.length > 0 && (
        <TitledCard title={goalForm.fields.milestones}>
          <MilestoneTicks
            goal={goal}
            milestones={milestonesOf(goal)}
            onTick={(milestonesDone) => onChange(stored, { milestonesDone })}
          />
          <ProgressOffer goal={goal} onAccept={(progress) => onChange(stored, { progress })} />
        </TitledCard>
      )}
      {smartTexts.length > 0 && (
        <TitledCard title={goalForm.view.smart}>
          {smartTexts.map((name) => (
            <div key={name}>
              <h3 className="text-15 text-soft">{goalForm.fields[name]}</h3>
              <OwnWords>{goal[name]}</OwnWords>
            </div>
          ))}
        </TitledCard>
      )}
      <Button look="plain" className="self-start px-0! text-danger!" onClick={() => onDelete(stored)}>
        {goalCommon.actions.delete}
      </Button>
    </Page>
  )
}

/** Ticks may say something else than the line; the person decides. */
function ProgressOffer({ goal, onAccept }: { goal: Goal; onAccept: (progress: number) => void }) {
  const progress = progressOfMilestones(goal)
  if (progress === undefined || progress === goal.progress || goal.milestonesDone.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-15">
      {goalForm.view.byMilestones(progress)}
      <Button look="plain" className="px-0! text-15! text-action!" onClick={() => onAccept(progress)}>
        {goalForm.view.takeProgress(progress)}
      </Button>
    </p>
  )
}

function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card roomy aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-21">
        {title}
      </h2>
      {children}
    </Card>
  )
}

function OwnWords({ children }: { children: string }) {
  return <p className="font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">{children}</p>
}

import { useQuery } from '@tanstack/react-query'
import { Eye, RotateCcw, Trash2 } from 'lucide'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { completedOf, progressBefore, type Goal } from '#domain/goal'
import { completedGoals, drawnGoals, goalCommon } from '#domain/texts'
import { shortDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { Button } from '~/drawings/button'
import { EmptyState } from '~/drawings/empty-state'
import { completedGoal, CompletedGoals } from '~/drawings/goal-list'
import { Page } from '~/drawings/page'
import { sentenceOf } from '~/lib/api-error'
import { Menu } from '~/ui/menu'
import { PageHeader } from '~/ui/page-header'
import { toast } from '~/ui/toast'
import { Trouble } from '~/ui/trouble'
import { GoalsSkeleton } from './goals-skeleton.tsx'
import type { GoalActions } from './card/goal-card.tsx'
import { GoalState } from './card/goal-state.tsx'
import { goalsQuery, useGoalsOfOtherTabs } from './goal.queries.ts'
import { useGoalActions, useGoalOnDevice } from './use-goal-actions.ts'

const goalsAPage = 50

/** All goals that are completed, to read, to reopen and to delete. */
export function CompletedGoalsScreen({ user }: { user: User }) {
  const { data: goals, error, refetch } = useQuery(goalsQuery)
  const [shown, setShown] = useState(goalsAPage)
  const actions = useGoalActions()
  useGoalsOfOtherTabs(user.id)
  if (error && !goals) {
    return <Trouble title={goalCommon.list.failed} whatToDo={sentenceOf(error)} onAgain={() => void refetch()} />
  }
  const completed = goals && completedOf(goals)
  return (
    <Page>
      <PageHeader
        title={drawnGoals.completed.title}
        lede={completed && completed.length > 0 && completedGoals.count(completed.length)}
        back={{ to: '/goals', label: drawnGoals.backToGoals }}
      />
      {!completed && <GoalsSkeleton />}
      {completed?.length === 0 && (
        <EmptyState title={completedGoals.empty.title}>{completedGoals.empty.note}</EmptyState>
      )}
      {completed && completed.length > 0 && (
        <CompletedGoals
          goals={completed.slice(0, shown)}
          render={(goal) => <CompletedGoal goal={goal} {...actions} />}
        />
      )}
      {completed && completed.length > shown && (
        <Button className="self-start" onClick={() => setShown(shown + goalsAPage)}>
          {completedGoals.more}
        </Button>
      )}
    </Page>
  )
}

function CompletedGoal({ goal: stored, onChange, onDelete }: GoalActions & { goal: Goal }) {
  const { id, title, progress } = useGoalOnDevice(stored)
  const navigate = useNavigate()
  const { date } = stored.progressHistory.at(-1) ?? {}
  const reopen = () => {
    const before = progressBefore(stored)
    onChange(stored, { progress: before })
    toast({
      title: completedGoals.reopened.title,
      description: completedGoals.reopened.description(before),
      undo: () => onChange(stored, { progress: 100 }),
    })
  }
  return (
    <>
      <div className="min-w-0 grow">
        <Link to={`/goals/${id}/view`} className={completedGoal}>
          {title}
        </Link>
        <p className="text-15 text-soft">
          {progress < 100 ? completedGoals.reopenedAt(progress) : date && completedGoals.on(shortDate(date))}
        </p>
        <GoalState goal={stored} />
      </div>
      <Menu
        label={goalCommon.actions.of(title)}
        items={[
          { label: goalCommon.actions.view, icon: Eye, onChoose: () => void navigate(`/goals/${id}/view`) },
          { label: goalCommon.actions.reopen, icon: RotateCcw, onChoose: reopen },
          { label: goalCommon.actions.delete, icon: Trash2, tone: 'danger', onChoose: () => onDelete(stored) },
        ]}
      />
    </>
  )
}

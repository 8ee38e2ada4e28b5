import type { Goal, Milestone } from '#domain/goal'
import { Milestones } from '~/drawings/goal-list'
import { Checkbox } from '~/drawings/choice'

type MilestoneTicksProps = {
  goal: Pick<Goal, 'milestonesDone'>
  /** Those to show. */
  milestones: Milestone[]
  onTick: (milestonesDone: string[]) => void
}

export function MilestoneTicks({ goal, milestones, onTick }: MilestoneTicksProps) {
  const toggle = (tick: string, isDone: boolean) => {
    const others = goal.milestonesDone.filter((done) => done !== tick)
    onTick(isDone ? [...others, tick] : others)
  }
  return (
    <Milestones
      milestones={milestones}
      render={({ words, tick, isDone }) => (
        <Checkbox label={words} checked={isDone} onChange={({ target }) => toggle(tick, target.checked)} />
      )}
    />
  )
}

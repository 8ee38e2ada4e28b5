import type { Goal, Milestone } from '#domain/goal'
import { Checkbox } from '~/ui/choice'

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
    <ul className="flex flex-col">
      {milestones.map(({ words, tick, isDone }) => (
        <li key={tick} className="[overflow-wrap:anywhere]">
          <Checkbox label={words} checked={isDone} onChange={({ target }) => toggle(tick, target.checked)} />
        </li>
      ))}
    </ul>
  )
}

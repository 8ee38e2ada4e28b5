import type { Goal } from '#domain/goal'
import { Checkbox } from '~/ui/choice'

type MilestoneTicksProps = {
  goal: Pick<Goal, 'milestonesDone'>
  /** Those to show. */
  milestones: string[]
  onTick: (milestonesDone: string[]) => void
}

export function MilestoneTicks({ goal, milestones, onTick }: MilestoneTicksProps) {
  const toggle = (milestone: string, isDone: boolean) => {
    const others = goal.milestonesDone.filter((done) => done !== milestone)
    onTick(isDone ? [...others, milestone] : others)
  }
  return (
    <ul className="flex flex-col">
      {milestones.map((milestone) => (
        <li key={milestone} className="[overflow-wrap:anywhere]">
          <Checkbox
            label={milestone}
            checked={goal.milestonesDone.includes(milestone)}
            onChange={({ target }) => toggle(milestone, target.checked)}
          />
        </li>
      ))}
    </ul>
  )
}

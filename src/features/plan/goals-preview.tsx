import { BookOpen, Circle, CircleCheck, HeartPulse, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '~/drawings/icon'

export function GoalsPreview() {
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <Goal icon={HeartPulse} title="Run the river loop without stopping" deadline="12 days left" percent={60}>
        <Milestone done>Three kilometres on Saturday</Milestone>
        <Milestone>As far as the old bridge</Milestone>
      </Goal>
      <Goal icon={BookOpen} title="Finish the first chapter" deadline="Due today" percent={90} />
    </div>
  )
}

type GoalProps = { icon: IconNode; title: string; deadline: string; percent: number; children?: ReactNode }

function Goal({ icon, title, deadline, percent, children }: GoalProps) {
  return (
    <div className="rounded-card border border-hairline bg-card p-5">
      <div className="flex gap-3">
        <Icon of={icon} className="mt-1 shrink-0 text-premium" />
        <div className="min-w-0 grow">
          <p className="font-serif text-21">{title}</p>
          <p className="text-15 text-soft">{deadline}</p>
        </div>
      </div>
      <div className="mt-4 flex items-center gap-3">
        <div className="h-1.5 grow overflow-hidden rounded-full bg-hairline forced-color-adjust-none">
          <div className="h-full rounded-full bg-premium" style={{ width: `${percent}%` }} />
        </div>
        <span className="text-15">{percent}%</span>
      </div>
      {children && <ul className="mt-4 grid gap-2 text-15">{children}</ul>}
    </div>
  )
}

function Milestone({ done = false, children }: { done?: boolean; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon of={done ? CircleCheck : Circle} className={done ? 'text-premium' : 'text-soft'} />
      <span className={done ? 'text-soft line-through' : undefined}>{children}</span>
    </li>
  )
}

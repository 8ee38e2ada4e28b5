import { CircleCheck, Info, TriangleAlert, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { common } from '#domain/texts'
import { Icon } from '~/drawings/icon'

type Tone = 'note' | 'done' | 'warning' | 'danger'
const looks: Record<Tone, { icon: IconNode; mark: string; edge: string }> = {
  note: { icon: Info, mark: 'text-soft', edge: 'border-hairline' },
  done: { icon: CircleCheck, mark: 'text-done', edge: 'border-hairline' },
  warning: { icon: TriangleAlert, mark: 'text-warning', edge: 'border-warning' },
  danger: { icon: TriangleAlert, mark: 'text-danger', edge: 'border-danger' },
}

/** A message that stays, unlike a toast. */
export function Notice({ tone = 'note', title, children }: { tone?: Tone; title: string; children?: ReactNode }) {
  const { icon, mark, edge } = looks[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={`flex gap-3 rounded-control border bg-card px-4 py-3 ${edge}`}
    >
      <Icon of={icon} className={`mt-1 shrink-0 ${mark}`} />
      <div className="min-w-0">
        <p className="font-medium">
          <span className="sr-only">{common.notice[tone]} </span>
          {title}
        </p>
        {children && <div className="text-15 text-soft">{children}</div>}
      </div>
    </div>
  )
}

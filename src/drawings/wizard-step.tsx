import type { ReactNode } from 'react'
import { skyOfGoal } from '#domain/sky'
import { drawnGoals } from '#domain/texts'
import { Card } from './card.tsx'
import { Progress } from './progress.tsx'
import { Tile } from './ridges.tsx'
import './goal-list.css'

const steps = ['details', 'timeline', 'reminders', 'milestones', 'review'] as const

export const stepCount = steps.length

/** The step that the address names. */
export function stepAsked(query: string | null | undefined): number {
  return Math.min(stepCount, Math.max(1, Math.trunc(Number(query)) || 1))
}

/** How far the person has come, and the fields of one step. */
export function WizardStep({ step, children }: { step: number; children?: ReactNode }) {
  const words = drawnGoals.wizard.step({ step, count: stepCount })
  const { title, note } = drawnGoals.wizard.steps[steps[step - 1]!]
  return (
    <>
      <div className="flex flex-col gap-2">
        <p id="step-count" className="text-15 text-soft">
          {words}
        </p>
        <Progress label={words} percent={(step / stepCount) * 100} />
      </div>
      <Card roomy className="flex flex-col gap-5" aria-labelledby="step-title">
        <header className="flex items-center gap-4">
          <Tile sky={skyOfGoal({ title, progress: (step / stepCount) * 100 })} className="goal-light" />
          <div className="min-w-0">
            <h2 id="step-title" tabIndex={-1} aria-describedby="step-count" className="text-21 outline-none">
              {title}
            </h2>
            <p className="text-15 text-soft">{note}</p>
          </div>
        </header>
        {children}
      </Card>
    </>
  )
}

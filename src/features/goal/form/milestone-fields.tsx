import { useRef } from 'react'
import { goalLimits } from '#domain/goal'
import { goalForm } from '#domain/texts'
import { Button } from '~/drawings/button'
import { FieldError, TextField } from '~/ui/field'
import type { GoalFieldsProps } from './goal-fields.tsx'

/** One box a milestone. A new box gets the cursor; after a removal the cursor stays in the list. */
export function MilestoneFields({ form, errors, onChange, add }: GoalFieldsProps & { add: string }) {
  const list = useRef<HTMLOListElement>(null)
  // An empty list shows one empty box.
  const milestones = form.milestones.length > 0 ? form.milestones : ['']
  const focusBox = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[index]?.focus())
  const write = (index: number, text: string) =>
    onChange({ milestones: milestones.map((milestone, at) => (at === index ? text : milestone)) })
  const remove = (index: number) => {
    onChange({ milestones: milestones.filter((_, at) => at !== index) })
    focusBox(Math.max(0, index - 1))
  }
  const append = () => {
    onChange({ milestones: [...milestones, ''] })
    focusBox(milestones.length)
  }
  return (
    <>
      <ol ref={list} className="flex flex-col gap-4">
        {milestones.map((milestone, index) => (
          // Boxes have no name of their own but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="grid grid-cols-[1fr] gap-x-2 sm:grid-flow-col sm:items-end">
            <TextField
              label={goalForm.milestone.label(index + 1)}
              dir="auto"
              className="font-serif"
              name={`milestones.${index}`}
              value={milestone}
              error={errors[`milestones.${index}`]}
              onChange={({ target }) => write(index, target.value)}
            />
            {milestones.length > 1 && (
              <Button look="plain" className="px-2 max-sm:justify-self-end" onClick={() => remove(index)}>
                <span aria-hidden>{goalForm.milestone.remove}</span>
                <span className="sr-only">{goalForm.milestone.removeNumber(index + 1)}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <FieldError id="milestones-error" error={errors.milestones} />
      <Button className="self-start" onClick={append} disabled={milestones.length >= goalLimits.milestones}>
        {add}
      </Button>
    </>
  )
}

import { useState, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { GoalFields } from '#domain/goal'
import { Form } from '~/ui/form'
import type { GoalFieldsProps } from './goal-fields.tsx'
import { errorsOfForm, type GoalFormErrors } from './goal-rules.ts'

type GoalFormProps = {
  form: GoalFields
  onChange: (change: Partial<GoalFields>) => void
  /** The fields that are checked: all, or those of one step. */
  names?: readonly string[] | undefined
  onValid: () => unknown
  /** Whether the first field that is not valid was shown. Otherwise it is in this form, and gets the focus. */
  showsElsewhere?: (field: string) => boolean
  ref?: Ref<HTMLFormElement>
  children: (fields: GoalFieldsProps) => ReactNode
}

/** What is not valid is said beside its field, until the field is changed. */
export function GoalForm({ form, onChange, names, onValid, showsElsewhere, ref, children }: GoalFormProps) {
  const [errors, setErrors] = useState<GoalFormErrors>({})
  const change = (fields: Partial<GoalFields>) => {
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(fieldAt(path) in fields))))
    onChange(fields)
  }
  const submit = async ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const found = await errorsOfForm(form, names)
    // The fields are marked before the first of them gets the focus.
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first === undefined) return onValid()
    if (!showsElsewhere?.(fieldAt(first))) focusError(currentTarget)
  }
  return (
    <Form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-6">
      {children({ form, errors, onChange: change })}
    </Form>
  )
}

/** A milestone has its place in the path. */
const fieldAt = (path: string) => path.split('.')[0]!

export function focusError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { progressOf, type GoalFields } from '#domain/goal'
import { plainTextNames } from '#domain/goal-texts'
import type { User } from '#domain/user'
import { Button } from '~/ui/button'
import { Card } from '~/drawings/card'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import {
  CategoryField,
  GoalTextFields,
  PriorityField,
  ReminderFields,
  SmartFields,
  TargetFields,
  type GoalFieldsProps,
} from './goal-fields.tsx'
import { errorsOfForm, type GoalFormErrors } from './goal-form.ts'
import { MilestoneFields } from './milestone-fields.tsx'
import { NextReminder, remindersByMail } from '../card/next-reminder.tsx'

type GoalEditFormProps = {
  form: GoalFields
  onChange: (change: Partial<GoalFields>) => void
  today: string
  user: User
  isUpdating: boolean
  onUpdate: () => Promise<unknown>
}

export function GoalEditForm({ form, onChange, today, user, isUpdating, onUpdate }: GoalEditFormProps) {
  const [errors, setErrors] = useState<GoalFormErrors>({})
  const fields: GoalFieldsProps = { form, errors, onChange }
  const submit = async ({ currentTarget: element }: SyntheticEvent<HTMLFormElement>) => {
    const found = await errorsOfForm(form)
    // The fields are marked before the first of them gets the focus.
    flushSync(() => setErrors(found))
    if (Object.keys(found).length === 0) return onUpdate()
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FieldCard title="Goal Details">
        <TextField
          label="Title"
          name="title"
          required
          dir="auto"
          className="font-serif"
          value={form.title}
          error={errors.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <GoalTextFields {...fields} names={plainTextNames} />
        <CategoryField {...fields} />
        <PriorityField {...fields} />
        <SmartFields {...fields} />
      </FieldCard>
      <FieldCard title="Timeline">
        <TargetFields {...fields} today={today} />
      </FieldCard>
      <FieldCard title="Progress">
        <TextField
          label="Progress (0 to 100)"
          name="progress"
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={String(form.progress)}
          error={errors.progress}
          onChange={({ target }) => onChange({ progress: progressOf(target.value) })}
        />
      </FieldCard>
      <FieldCard title="Email Reminders">
        <ReminderFields {...fields} hint={remindersByMail(user)} />
        <NextReminder goal={form} user={user} />
      </FieldCard>
      <FieldCard title="Milestones (optional)">
        <MilestoneFields {...fields} add="Add Milestone" />
      </FieldCard>
      <Button type="submit" look="primary" className="self-start max-sm:w-full" disabled={isUpdating}>
        {isUpdating ? 'Updating Goal...' : 'Update Goal'}
      </Button>
    </Form>
  )
}

function FieldCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card roomy className="flex flex-col gap-5">
      <h2 className="text-21">{title}</h2>
      {children}
    </Card>
  )
}

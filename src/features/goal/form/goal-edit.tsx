import type { ReactNode } from 'react'
import { progressOf, type GoalFields } from '#domain/goal'
import { plainTextNames } from '#domain/goal-texts'
import { goalForm } from '#domain/texts'
import type { User } from '#domain/user'
import { Button } from '~/drawings/button'
import { Card } from '~/drawings/card'
import { TextField } from '~/ui/field'
import {
  CategoryField,
  GoalTextFields,
  PriorityField,
  ReminderFields,
  SmartFields,
  TargetFields,
} from './goal-fields.tsx'
import { GoalForm } from './goal-form.tsx'
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
  return (
    <GoalForm form={form} onChange={onChange} onValid={onUpdate}>
      {(fields) => (
        <>
          <FieldCard title={goalForm.edit.details}>
            <TextField
              label={goalForm.fields.title}
              name="title"
              required
              dir="auto"
              className="font-serif"
              value={form.title}
              error={fields.errors.title}
              onChange={({ target }) => fields.onChange({ title: target.value })}
            />
            <GoalTextFields {...fields} names={plainTextNames} />
            <div className="grid gap-5 sm:grid-cols-2">
              <CategoryField {...fields} />
              <PriorityField {...fields} />
            </div>
            <SmartFields {...fields} />
          </FieldCard>
          <FieldCard title={goalForm.view.timeline}>
            <TargetFields {...fields} today={today} user={user} />
          </FieldCard>
          <FieldCard title={goalForm.fields.progress}>
            <TextField
              label={goalForm.edit.progress}
              name="progress"
              type="number"
              inputMode="numeric"
              min={0}
              max={100}
              value={String(form.progress)}
              error={fields.errors.progress}
              onChange={({ target }) => fields.onChange({ progress: progressOf(target.value) })}
            />
          </FieldCard>
          <FieldCard title={goalForm.view.reminders}>
            <ReminderFields {...fields} hint={remindersByMail(user)} />
            <NextReminder goal={form} user={user} />
          </FieldCard>
          <FieldCard title={goalForm.edit.milestones}>
            <MilestoneFields {...fields} add={goalForm.edit.addMilestone} />
          </FieldCard>
          <Button type="submit" look="primary" className="self-start max-sm:w-full" disabled={isUpdating}>
            {isUpdating ? goalForm.edit.updating : goalForm.edit.update}
          </Button>
        </>
      )}
    </GoalForm>
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

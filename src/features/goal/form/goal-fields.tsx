import {
  categoryLabels,
  frequencyLabels,
  goalCategories,
  goalPriorities,
  priorityLabels,
  reminderFrequencies,
  type GoalFields,
} from '#domain/goal'
import { goalTexts, smartTextNames, type GoalTextName } from '#domain/goal-texts'
import { Checkbox } from '~/drawings/choice'
import { DatePicker } from '~/ui/date-picker'
import { SelectField, TextAreaField } from '~/ui/field'
import { TimePicker } from '~/ui/time-picker'
import type { GoalFormErrors } from './goal-rules.ts'

/** The parts that the wizard and the edit form share. */
export type GoalFieldsProps = {
  form: GoalFields
  errors: GoalFormErrors
  onChange: (change: Partial<GoalFields>) => void
}

/** The texts of the SMART framework are left out while the form does not use the framework. */
export function GoalTextFields({ names, ...props }: GoalFieldsProps & { names: GoalTextName[] }) {
  return names
    .filter((name) => props.form.isSmartGoal || !goalTexts[name].smart)
    .map((name) => <GoalTextField key={name} {...props} name={name} />)
}

function GoalTextField({ form, errors, onChange, name }: GoalFieldsProps & { name: GoalTextName }) {
  const { label, question, smart } = goalTexts[name]
  return (
    <TextAreaField
      label={smart ? label : `${label} (optional)`}
      placeholder={question}
      dir="auto"
      className="font-serif"
      name={name}
      value={form[name]}
      error={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
}

/** `isChosen` is false while a new goal has no category of its own. */
export function CategoryField({ form, errors, onChange, isChosen = true }: GoalFieldsProps & { isChosen?: boolean }) {
  return (
    <SelectField
      label="Category (optional)"
      name="category"
      value={isChosen ? form.category : ''}
      error={errors.category}
      onChange={({ target }) => onChange({ category: target.value as GoalFields['category'] })}
    >
      {!isChosen && <option value="">Select category</option>}
      {goalCategories.map((category) => (
        <option key={category} value={category}>
          {categoryLabels[category]}
        </option>
      ))}
    </SelectField>
  )
}

export function PriorityField({ form, errors, onChange }: GoalFieldsProps) {
  return (
    <SelectField
      label="Priority Level"
      name="priority"
      value={form.priority}
      error={errors.priority}
      onChange={({ target }) => onChange({ priority: target.value as GoalFields['priority'] })}
    >
      {goalPriorities.map((priority) => (
        <option key={priority} value={priority}>
          {priorityLabels[priority]}
        </option>
      ))}
    </SelectField>
  )
}

export function SmartFields({ names = smartTextNames, ...props }: GoalFieldsProps & { names?: GoalTextName[] }) {
  const { form, onChange } = props
  return (
    <>
      <Checkbox
        label="Use SMART framework (Recommended)"
        checked={form.isSmartGoal}
        onChange={({ target }) => onChange({ isSmartGoal: target.checked })}
      />
      <GoalTextFields {...props} names={names} />
    </>
  )
}

type Dated = GoalFieldsProps & { today: string }

export function TargetDateField({ form, errors, onChange, today }: Dated) {
  return (
    <DatePicker
      label="Target Completion Date"
      value={form.targetDate ?? ''}
      today={today}
      error={errors.targetDate}
      onChange={(targetDate) => onChange({ targetDate: targetDate || null })}
    />
  )
}

export function TargetFields(props: Dated) {
  const { form, errors, onChange } = props
  return (
    <>
      <TargetDateField {...props} />
      <TimePicker
        label="Preferred Time to Complete (optional)"
        value={form.targetTime ?? ''}
        error={errors.targetTime}
        onChange={(targetTime) => onChange({ targetTime: targetTime || null })}
      />
    </>
  )
}

/** In a form a checkbox, which takes effect when the form is sent; a switch takes effect at once. */
export function ReminderFields({
  form,
  errors,
  onChange,
  control: Control = Checkbox,
  hint,
}: GoalFieldsProps & { control?: typeof Checkbox; hint?: string }) {
  return (
    <>
      <Control
        label="Get email reminders for this goal"
        hint={hint}
        checked={form.reminderEnabled}
        onChange={({ target }) => onChange({ reminderEnabled: target.checked })}
      />
      {form.reminderEnabled && (
        <SelectField
          label="Reminder Frequency"
          name="reminderFrequency"
          value={form.reminderFrequency}
          error={errors.reminderFrequency}
          onChange={({ target }) => onChange({ reminderFrequency: target.value as GoalFields['reminderFrequency'] })}
        >
          {reminderFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {frequencyLabels[frequency]}
            </option>
          ))}
        </SelectField>
      )}
      {form.reminderEnabled && form.reminderFrequency === 'same-day' && (
        <TimePicker
          label="Reminder Time (optional, only for same-day)"
          value={form.reminderTime ?? ''}
          error={errors.reminderTime}
          onChange={(reminderTime) => onChange({ reminderTime: reminderTime || null })}
        />
      )}
    </>
  )
}

import type { GoalFields } from '#domain/goal'
import { goalTexts, smartTextNames, type GoalTextName } from '#domain/goal-texts'
import { drawnGoals, goalForm } from '#domain/texts'
import { Checkbox } from '~/drawings/choice'
import type { User } from '#domain/user'
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
  const label = goalForm.fields[name]
  return (
    <TextAreaField
      label={goalTexts[name].smart ? label : goalForm.optional(label)}
      placeholder={goalForm.questions[name]}
      dir="auto"
      className="font-serif"
      name={name}
      value={form[name]}
      error={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
}

type Choice = 'category' | 'priority' | 'reminderFrequency'
type ChoiceFieldProps = GoalFieldsProps & {
  name: Choice
  label: string
  labels: Record<string, string>
  empty?: string
}

/** `empty` is chosen in place of what the form has. */
function ChoiceField({ form, errors, onChange, name, label, labels, empty }: ChoiceFieldProps) {
  return (
    <SelectField
      label={label}
      name={name}
      value={empty ? '' : form[name]}
      error={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    >
      {empty && <option value="">{empty}</option>}
      {Object.entries(labels).map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

/** `isChosen` is false while a new goal has no category of its own. */
export function CategoryField({ isChosen = true, ...props }: GoalFieldsProps & { isChosen?: boolean }) {
  const empty = isChosen ? {} : { empty: goalForm.noCategory }
  return <ChoiceField {...props} name="category" label={goalForm.category} labels={goalForm.categories} {...empty} />
}

export function PriorityField(props: GoalFieldsProps) {
  return <ChoiceField {...props} name="priority" label={goalForm.priority} labels={drawnGoals.priorities} />
}

export function SmartFields({ names = smartTextNames, ...props }: GoalFieldsProps & { names?: GoalTextName[] }) {
  const { form, onChange } = props
  return (
    <>
      <Checkbox
        label={goalForm.smart}
        checked={form.isSmartGoal}
        onChange={({ target }) => onChange({ isSmartGoal: target.checked })}
      />
      <GoalTextFields {...props} names={names} />
    </>
  )
}

type Dated = GoalFieldsProps & { today: string; user: User }

export function TargetDateField({ form, errors, onChange, today, user }: Dated) {
  return (
    <DatePicker
      label={goalForm.targetDate}
      value={form.targetDate ?? ''}
      today={today}
      weekStart={user.weekStart}
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
        label={goalForm.targetTime}
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
        label={goalForm.reminders.enabled}
        hint={hint}
        checked={form.reminderEnabled}
        onChange={({ target }) => onChange({ reminderEnabled: target.checked })}
      />
      {form.reminderEnabled && (
        <ChoiceField
          {...{ form, errors, onChange }}
          name="reminderFrequency"
          label={goalForm.reminders.frequency}
          labels={goalForm.frequencies}
        />
      )}
      {form.reminderEnabled && form.reminderFrequency === 'same-day' && (
        <TimePicker
          label={goalForm.reminders.time}
          value={form.reminderTime ?? ''}
          error={errors.reminderTime}
          onChange={(reminderTime) => onChange({ reminderTime: reminderTime || null })}
        />
      )}
    </>
  )
}

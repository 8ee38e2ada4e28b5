import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { goalDefaults, goalsOfPage, type GoalFields } from '#domain/goal'
import { textNamesOfStep } from '#domain/goal-texts'
import { common, goalForm } from '#domain/texts'
import type { User } from '#domain/user'
import { Button } from '~/drawings/button'
import { WithLinks } from '~/drawings/with-links'
import { stepCount, WizardStep } from '~/drawings/wizard-step'
import { SelectField } from '~/ui/field'
import { Notice } from '~/ui/notice'
import {
  CategoryField,
  GoalTextFields,
  PriorityField,
  ReminderFields,
  SmartFields,
  TargetDateField,
  TargetFields,
  type GoalFieldsProps,
} from './goal-fields.tsx'
import { focusError, GoalForm } from './goal-form.tsx'
import { stepFields, storableFields } from './goal-rules.ts'
import { GoalReview } from './goal-review.tsx'
import { MilestoneFields } from './milestone-fields.tsx'
import { NextReminder, remindersByMail } from '../card/next-reminder.tsx'

type GoalWizardProps = {
  /** What was entered so far. Fields that were not touched are absent. */
  entered: Partial<GoalFields>
  onChange: (change: Partial<GoalFields>) => void
  step: number
  onStep: (step: number) => void
  /** The goals text of today's entry, or how to read it again after it could not be read. */
  reflection: string | (() => void)
  today: string
  user: User
  isCreating: boolean
  /** Sends what was entered. The Worker stores the default of a field that was not touched. */
  onCreate: (fields: Partial<GoalFields>) => Promise<unknown>
}

/** Five steps, one at a time. A step that is not valid says why beside the field and stays. */
export function GoalWizard({
  entered,
  onChange,
  step,
  onStep: goTo,
  reflection,
  today,
  user,
  isCreating,
  onCreate,
}: GoalWizardProps) {
  const element = useRef<HTMLFormElement>(null)
  const stepToCorrect = useRef(0)
  const stepBefore = useRef(step)
  // The step is in the address, so it is rendered some time after it was asked for.
  useEffect(() => {
    if (stepToCorrect.current === step) focusError(element.current)
    else if (stepBefore.current !== step) element.current!.querySelector<HTMLElement>('#step-title')!.focus()
    stepToCorrect.current = 0
    stepBefore.current = step
  }, [step])
  const form = { ...goalDefaults, ...entered }
  const hasCategory = entered.category !== undefined
  const isLast = step === stepCount
  /** An error of an earlier step is corrected there. */
  const showsStepOf = (field: string) => {
    const at = stepFields.findIndex((names) => names.some((name) => name === field))
    if (!isLast || at < 0) return false
    stepToCorrect.current = at + 1
    goTo(at + 1)
    return true
  }

  return (
    <GoalForm
      ref={element}
      form={form}
      onChange={onChange}
      names={isLast ? undefined : stepFields[step - 1]}
      onValid={() => (isLast ? onCreate(pick(storableFields(form), Object.keys(entered))) : goTo(step + 1))}
      showsElsewhere={showsStepOf}
    >
      {(fields) => (
        <>
          <WizardStep step={step}>
            {step === 1 && (
              <>
                <GoalChoice {...fields} reflection={reflection} />
                <CategoryField {...fields} isChosen={hasCategory} />
                <GoalTextFields {...fields} names={textNamesOfStep('details')} />
                <PriorityField {...fields} />
              </>
            )}
            {step === 2 && (
              <>
                <TargetDateField {...fields} today={today} user={user} />
                <SmartFields {...fields} names={textNamesOfStep('timeline')} />
              </>
            )}
            {step === 3 && (
              <>
                <TargetFields {...fields} today={today} user={user} />
                <ReminderFields {...fields} hint={remindersByMail(user)} />
                <NextReminder goal={form} user={user} />
                <GoalTextFields {...fields} names={textNamesOfStep('reminders')} />
              </>
            )}
            {step === 4 && <MilestoneFields {...fields} add={goalForm.wizard.addMilestone} />}
            {step === 5 && <GoalReview form={form} hasCategory={hasCategory} user={user} />}
          </WizardStep>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button onClick={() => goTo(step - 1)} disabled={step === 1 || isCreating}>
              {goalForm.wizard.previous}
            </Button>
            <Button type="submit" look="primary" disabled={isCreating}>
              {isLast ? (isCreating ? goalForm.wizard.creating : goalForm.wizard.create) : goalForm.wizard.next}
            </Button>
          </div>
        </>
      )}
    </GoalForm>
  )
}

function pick<Fields extends object>(fields: Fields, names: string[]): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as Partial<Fields>
}

/** The goals of today's entry. Without any, the way to write one. */
function GoalChoice({ form, errors, onChange, reflection }: GoalFieldsProps & Pick<GoalWizardProps, 'reflection'>) {
  const isRead = typeof reflection === 'string'
  const items = isRead ? goalsOfPage(reflection) : []
  // A goal that was chosen earlier stays in the list when the entry says something else by now.
  const choices = form.title === '' || items.includes(form.title) ? items : [form.title, ...items]
  return (
    <div className="flex flex-col gap-1.5">
      <SelectField
        label={goalForm.wizard.goal}
        name="title"
        required
        value={form.title}
        error={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
      >
        {(choices.length > 0 || !isRead) && <option value="">{goalForm.wizard.noGoal}</option>}
        {choices.length === 0 && isRead && (
          <option value="" disabled>
            {goalForm.wizard.noGoals}
          </option>
        )}
        {choices.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </SelectField>
      {!isRead && (
        <Notice tone="danger" title={goalForm.wizard.failed.title}>
          <p>{goalForm.wizard.failed.note}</p>
          <Button look="plain" className="px-0! text-15! text-action!" onClick={reflection}>
            {common.tryAgain}
          </Button>
        </Notice>
      )}
      {choices.length === 0 && isRead && (
        <p className="text-15">
          <WithLinks
            text={goalForm.wizard.write}
            renderLink={(words) => (
              <Link to="/?respond=true" state={{ newGoal: true }} className="text-action underline underline-offset-4">
                {words}
              </Link>
            )}
          />
        </p>
      )}
    </div>
  )
}

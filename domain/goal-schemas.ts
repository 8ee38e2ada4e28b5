import * as z from 'zod/mini'
import { entryDate, uuidV7 } from './entry-schemas.ts'
import {
  goalCategories,
  goalLimits,
  goalPriorities,
  historyLimit,
  reminderFrequencies,
  ticksOfMilestones,
} from './goal.ts'
import { mapGoalTexts } from './goal-texts.ts'
import { importLimit } from './import/imported-day.ts'
import { clockTime } from './time/local-date.ts'
import { line, text, type Complaint } from './text.ts'
import { goalRules, rules } from './texts.ts'

/** A form sends '' where nothing was chosen. */
const orNone = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.transform((value: string | null) => (value === '' ? null : value)),
    z.nullable(schema),
  )

const orDefault = <const Value extends string>(values: readonly Value[], standard: Value, refused: Complaint) =>
  z.pipe(
    z.transform((value: string) => (value === '' ? standard : value)),
    z.custom<Value, string>((value) => values.includes(value as Value), refused),
  )

const goalId = z.string().check(z.regex(uuidV7, 'Please send a UUIDv7'))
const clock = z.string().check(z.regex(clockTime, { error: () => rules.settings.preferredTime }))
const progress = z
  .int({ error: () => goalRules.progress.fraction })
  .check(
    z.minimum(0, { error: () => goalRules.progress.tooSmall }),
    z.maximum(100, { error: () => goalRules.progress.tooLarge }),
  )
const isBlank = (one: unknown) => typeof one === 'string' && one.trim() === ''
const milestone = line(goalLimits.milestone, { error: () => goalRules.milestones.empty })
const noList: Complaint = { error: () => goalRules.milestones.noList }
const milestones = z.pipe(
  z.transform((list: string[]) => (Array.isArray(list) ? list.filter((one) => !isBlank(one)) : list)),
  z
    .array(milestone, noList)
    .check(z.maxLength(goalLimits.milestones, { error: () => goalRules.milestones.tooMany(goalLimits.milestones) })),
)

const title = line(goalLimits.title, { error: () => goalRules.title })
const texts = mapGoalTexts((_name, { maxLength }) => text(maxLength))

/** What a person may change of a goal; `status` and the progress history follow from the rest. */
const changes = {
  title: z.optional(title),
  ...mapGoalTexts((name) => z.optional(texts[name])),
  category: z.optional(orDefault(goalCategories, 'personal', { error: () => goalRules.category })),
  priority: z.optional(orDefault(goalPriorities, 'medium', { error: () => goalRules.priority })),
  targetDate: z.optional(orNone(entryDate)),
  targetTime: z.optional(orNone(clock)),
  reminderEnabled: z.optional(z.boolean()),
  reminderFrequency: z.optional(orDefault(reminderFrequencies, 'weekly', { error: () => goalRules.frequency })),
  reminderTime: z.optional(orNone(clock)),
  isSmartGoal: z.optional(z.boolean()),
  progress: z.optional(progress),
  milestones: z.optional(milestones),
  milestonesDone: z.optional(z.array(z.string().check(z.trim()), noList)),
}

/** Ticks belong to milestones that exist. */
const ticksFit = ({
  milestones = [],
  milestonesDone = [],
}: {
  milestones?: string[] | undefined
  milestonesDone?: string[] | undefined
}) => ticksOfMilestones({ milestones, milestonesDone }).length === milestonesDone.length

export const newGoalSchema = z
  .object({ ...changes, title, id: z.optional(goalId) })
  .check(z.refine(ticksFit, { error: () => goalRules.milestones.missing }))

export const goalChangeSchema = z.object({ ...changes, version: z.optional(z.int().check(z.minimum(1))) })

/** A goal of our own export, with what the Worker stored beside the person's choices. */
export const importedGoalSchema = z
  .object({
    ...changes,
    title,
    id: goalId,
    progressHistory: z._default(z.array(z.object({ date: entryDate, progress })).check(z.maxLength(historyLimit)), []),
    lastReminderSent: z._default(z.nullable(z.int()), null),
    reminderSince: z._default(z.nullable(entryDate), null),
    createdAt: z.optional(z.int()),
    updatedAt: z.optional(z.int()),
  })
  .check(z.refine(ticksFit, { error: () => goalRules.milestones.missing }))

export const goalImportSchema = z.object({
  goals: z
    .array(importedGoalSchema)
    .check(z.minLength(1), z.maxLength(importLimit, { error: () => goalRules.tooMany(importLimit) })),
})

export type ImportedGoal = z.infer<typeof importedGoalSchema>
export type NewGoal = z.infer<typeof newGoalSchema>
export type GoalChange = z.infer<typeof goalChangeSchema>

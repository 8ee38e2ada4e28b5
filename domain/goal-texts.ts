/**
 * The free texts of a goal. Schema, column, form, detail screen, export and comparison are derived from this table: a new
 * text is a line here, its label and its question (`texts/en/goalCommon.ts`, `goalForm.ts`), and a migration.
 */
export type GoalText = {
  maxLength: number
  /** The step of the wizard that asks for the text. */
  step: 'details' | 'timeline' | 'reminders'
  /** Asked for only with the SMART framework. */
  smart: boolean
}

export const goalTexts = {
  description: {
    maxLength: 2_000,
    step: 'details',
    smart: false,
  },
  specific: {
    maxLength: 2_000,
    step: 'timeline',
    smart: true,
  },
  measurable: {
    maxLength: 2_000,
    step: 'timeline',
    smart: true,
  },
  achievable: {
    maxLength: 2_000,
    step: 'timeline',
    smart: true,
  },
  relevant: {
    maxLength: 2_000,
    step: 'timeline',
    smart: true,
  },
  timeBound: {
    maxLength: 2_000,
    step: 'reminders',
    smart: true,
  },
} as const satisfies Record<string, GoalText>

export type GoalTextName = keyof typeof goalTexts
export type GoalTexts = Record<GoalTextName, string>

export const goalTextNames = Object.keys(goalTexts) as GoalTextName[]
export const smartTextNames = goalTextNames.filter((name) => goalTexts[name].smart)
export const plainTextNames = goalTextNames.filter((name) => !goalTexts[name].smart)
export const textNamesOfStep = (step: GoalText['step']) => goalTextNames.filter((name) => goalTexts[name].step === step)

export function mapGoalTexts<Value>(
  valueOf: (name: GoalTextName, text: GoalText) => Value,
): Record<GoalTextName, Value> {
  return Object.fromEntries(goalTextNames.map((name) => [name, valueOf(name, goalTexts[name])])) as Record<
    GoalTextName,
    Value
  >
}

/** Every text of a goal, its title and milestones included. */
export function wordsOfGoal(goal: GoalTexts & { title: string; milestones: string[] }): string {
  return [goal.title, ...goalTextNames.map((name) => goal[name]), ...goal.milestones].join('\n')
}

/** The size of the texts and lists of a goal as the database stores them. */
export function bytesOfGoal(
  goal: GoalTexts & { title: string } & Record<'milestones' | 'milestonesDone' | 'progressHistory', readonly unknown[]>,
): number {
  const texts = [goal.title, ...goalTextNames.map((name) => goal[name])]
  const lists = [goal.milestones, goal.milestonesDone, goal.progressHistory].map((list) => JSON.stringify(list))
  return new TextEncoder().encode([...texts, ...lists].join('')).length
}

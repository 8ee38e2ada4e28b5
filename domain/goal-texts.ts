/**
 * The free texts of a goal. Schema, column, form, detail screen, export and comparison are derived from this table: a new
 * text is a line here and a migration.
 */
export type GoalText = {
  label: string
  /** What the box asks. */
  question: string
  maxLength: number
  /** The step of the wizard that asks for the text. */
  step: 'details' | 'timeline' | 'reminders'
  /** Asked for only with the SMART framework. */
  smart: boolean
}

export const goalTexts = {
  description: {
    label: 'Description',
    question: 'What does this goal mean to you?',
    maxLength: 2_000,
    step: 'details',
    smart: false,
  },
  specific: {
    label: 'Specific',
    question: 'What exactly will you do?',
    maxLength: 2_000,
    step: 'timeline',
    smart: true,
  },
  measurable: {
    label: 'Measurable',
    question: 'How will you know that you are there?',
    maxLength: 2_000,
    step: 'timeline',
    smart: true,
  },
  achievable: {
    label: 'Achievable',
    question: 'What makes it possible from where you are?',
    maxLength: 2_000,
    step: 'timeline',
    smart: true,
  },
  relevant: {
    label: 'Relevant',
    question: 'Why does it matter now?',
    maxLength: 2_000,
    step: 'timeline',
    smart: true,
  },
  timeBound: {
    label: 'Time-bound',
    question: 'By when, and what happens on the way?',
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

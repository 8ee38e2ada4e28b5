/** What is read outside the app: the export as Markdown, and the calendar of goals. */
export const files = {
  title: (name: string) => `${name}'s journal`,
  exportedOn: (day: string) => `From Firstlight, ${day}`,
  /** Below this heading each goal has its state in brackets. The import reads both. */
  goals: 'Goals',
  goal: {
    completed: 'completed',
    progress: (percent: number) => `${percent}%`,
    /** Begins with one of the two. */
    due: (state: string, day: string) => `${state}, by ${day}`,
  },
  reminder: (goal: string) => `Reminder: ${goal}`,
}

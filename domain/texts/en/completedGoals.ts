/** Of the screen of the goals that are completed. */
export const completedGoals = {
  count: (count: number) => `${count} completed`,
  more: 'Show more',
  empty: { title: 'No completed goals yet', note: 'A goal at 100% will appear here.' },
  on: (day: string) => `Completed ${day}`,
  reopenedAt: (percent: number) => `Reopened at ${percent}%`,
  reopened: {
    title: 'Goal reopened',
    description: (percent: number) => `It is among your active goals again, at ${percent}%.`,
  },
}

/** Of the list of goals, and of those that are completed. */
export const goalList = {
  title: 'My Goals',
  counts: ({ active, completed }: { active: number; completed: number }) => `${active} active, ${completed} completed`,
  /** Leads to the summary of the day. */
  finish: 'Done',
  loading: 'Loading your goals...',
  failed: 'Your goals could not be loaded',
  empty: {
    title: 'No goals yet',
    note: 'A goal from your morning page will appear here, with its date and the way to it.',
    action: 'Create Your First Goal',
  },
  figures: { active: 'Active', completed: 'Completed', averageProgress: 'Avg Progress' },
  completed: {
    title: 'Completed Goals',
    count: (count: number) => `${count} completed`,
    all: 'All completed goals',
    more: 'Show more',
    empty: { title: 'No completed goals yet', note: 'A goal at 100% will appear here.' },
    on: (day: string) => `Completed ${day}`,
    reopenedAt: (percent: number) => `Reopened at ${percent}%`,
    reopened: {
      title: 'Goal reopened',
      description: (percent: number) => `It is among your active goals again, at ${percent}%.`,
    },
  },
}

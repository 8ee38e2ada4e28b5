const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** Goals as the Worker draws them too: their list, and the head of the screen for a new one. */
export const drawnGoals = {
  newGoal: 'New Goal',
  backToGoals: 'Back to Goals',
  priorities: { low: 'Low Priority', medium: 'Medium Priority', high: 'High Priority' },
  deadline: {
    none: 'No deadline',
    today: 'Due today',
    overdue: (count: number) => `${days(count)} overdue`,
    left: (count: number) => `${days(count)} left`,
    remaining: (count: number) => `${days(count)} remaining`,
  },
  wizard: {
    step: ({ step, count }: { step: number; count: number }) => `Step ${step} of ${count}`,
    steps: {
      details: { title: 'Goal Details', note: 'Select goal and add details' },
      timeline: { title: 'Timeline', note: 'Set your target date' },
      reminders: { title: 'Reminders', note: 'Configure notifications' },
      milestones: { title: 'Milestones', note: 'Break down your goal' },
      review: { title: 'Review', note: 'Confirm your goal' },
    },
  },
  title: 'My Goals',
  counts: ({ active, completed }: { active: number; completed: number }) => `${active} active, ${completed} completed`,
  /** Leads to the summary of the day. */
  finish: 'Done',
  empty: {
    title: 'No goals yet',
    note: 'A goal from your morning page will appear here, with its date and the way to it.',
    action: 'Create Your First Goal',
  },
  figures: { active: 'Active', completed: 'Completed', averageProgress: 'Avg Progress' },
  completed: { title: 'Completed Goals', all: 'All completed goals' },
  statuses: { active: 'Active', completed: 'Completed' },
}

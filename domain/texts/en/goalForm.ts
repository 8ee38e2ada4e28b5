/** Of the forms of a goal, and of what was written in them and is not stored. */
export const goalForm = {
  /** The label of a field. */
  optional: (label: string) => `${label} (optional)`,
  category: 'Category (optional)',
  noCategory: 'Select category',
  priority: 'Priority Level',
  smart: 'Use SMART framework (Recommended)',
  /** What the boxes ask. */
  questions: {
    description: 'What does this goal mean to you?',
    specific: 'What exactly will you do?',
    measurable: 'How will you know that you are there?',
    achievable: 'What makes it possible from where you are?',
    relevant: 'Why does it matter now?',
    timeBound: 'By when, and what happens on the way?',
  },
  targetDate: 'Target Completion Date',
  targetTime: 'Preferred Time to Complete (optional)',
  reminders: {
    enabled: 'Get email reminders for this goal',
    frequency: 'Reminder Frequency',
    time: 'Reminder Time (optional, only for same-day)',
  },
  milestone: {
    label: (number: number) => `Milestone ${number}`,
    remove: 'Remove',
    removeNumber: (number: number) => `Remove milestone ${number}`,
  },
  edit: {
    details: 'Goal Details',
    progress: 'Progress (0 to 100)',
    milestones: 'Milestones (optional)',
    addMilestone: 'Add Milestone',
    update: 'Update Goal',
    updating: 'Updating Goal...',
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
    addMilestone: 'Add Another Milestone',
    previous: 'Previous',
    next: 'Next',
    create: 'Create Goal',
    creating: 'Creating...',
    goal: 'Select Goal',
    noGoal: 'Choose a goal',
    noGoals: 'No goals from daily reflection found',
    failed: {
      title: 'Failed to fetch entry',
      note: 'What you wrote today is safe, but its goals cannot be listed here now.',
    },
    write: 'Goals grow out of your morning. [Write today’s reflection]',
  },
  conflict: {
    title: 'This goal was changed elsewhere while you edited it',
    note: 'Nothing is replaced until you choose. The rest of what you wrote is below.',
    smart: { label: 'SMART framework', on: 'In use', off: 'Not in use' },
    milestonesDone: 'Milestones that are done',
  },
  unsent: {
    begun: 'A goal that you began',
    changed: (title: string) => `What you wrote for “${title}”`,
    untitled: 'Untitled goal',
    happened: {
      premium: 'Your plan has no Premium now, and goals are part of it.',
      begun: 'It was not created.',
      conflict: 'This goal was changed elsewhere too.',
    },
    invalid: 'This goal cannot be saved yet',
    create: 'Create It',
    createAgain: 'Create It Again',
    deleted:
      'You changed this goal here, and it was deleted elsewhere. Your words are saved on this device. You can create the goal again with them, or discard them.',
  },
}

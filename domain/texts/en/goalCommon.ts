/** What several screens say of a goal. */
export const goalCommon = {
  progress: {
    of: (title: string) => `Progress of ${title}`,
    completed: 'Goal completed!',
    remaining: (percent: number) => `${percent}% remaining to complete this goal`,
  },
  reminders: {
    title: 'Goal Reminders',
    lede: 'Which goals remind you, and how often.',
    isWaiting: 'Saved on this device, and sent when the connection is back.',
    by: (frequency: string) => `${frequency}, by email`,
    byAt: ({ frequency, time }: { frequency: string; time: string }) => `${frequency}, at ${time}, by email`,
    next: (when: string) => `Next: ${when}.`,
    none: {
      off: 'No reminders',
      completed: 'No reminder is to come: the goal is complete.',
      'no-date': 'No reminder is to come: “Same day only” needs a target date.',
      past: 'No reminder is to come before its date.',
    },
    mail: {
      comes: 'By e-mail.',
      comesBack: 'By e-mail, but mail to your address comes back: see Settings.',
      isUnconfirmed: 'By e-mail, once your address is confirmed in Settings.',
    },
  },
  actions: {
    of: (title: string) => `Actions for ${title}`,
    view: 'View Goal',
    complete: 'Mark Complete',
    reopen: 'Reopen Goal',
    edit: 'Edit Goal',
    delete: 'Delete Goal',
  },
  isUnsent: 'What you changed of this goal is not sent yet. Today lists it.',
  saved: {
    created: {
      title: 'Goal created successfully!',
      description: 'Your new goal has been added to your dashboard.',
    },
    updated: { title: 'Goal updated', description: 'Your goal has been successfully updated.' },
    reminders: { title: 'Goal updated', description: 'Reminder settings have been saved.' },
  },
  failed: {
    create: 'Failed to create goal',
    update: 'Failed to update goal',
    progress: 'Failed to update progress',
    reminders: 'Update failed',
    delete: 'Failed to delete goal',
    restore: 'The goal could not be restored',
  },
  delete: {
    title: 'Delete this goal?',
    warning: (title: string) => `“${title}” and its progress will be deleted.`,
    done: { title: 'Goal deleted', description: 'The goal has been removed from your list.' },
  },
  dateAndTime: ({ date, time }: { date: string; time: string }) => `${date} at ${time}`,
  list: { loading: 'Loading your goals...', failed: 'Your goals could not be loaded' },
}

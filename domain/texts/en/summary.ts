/** Of the page that sums up a day. */
export const summary = {
  title: 'Daily Summary',
  preparing: 'Preparing your daily motivation...',
  done: "Congratulations! You've completed your daily reflection",
  motivation: 'Daily Motivation',
  // If no quote can be fetched.
  fallback: 'Today is your day to shine! Go make it happen!',
  lists: {
    gratitudeText: "What You're Grateful For",
    goalsText: "Goals You're Focused On",
  },
  empty: {
    title: 'Nothing is written for today yet',
    unknown: 'The page of today could not be looked up',
    note: 'What you are grateful for and the small wins you choose will appear here.',
  },
  goals: {
    title: 'Your Active Goal Reminders',
    by: ({ title, day }: { title: string; day: string }) => `${title}, by ${day}`,
    empty: 'Your active goals will appear here.',
    all: 'View All Goals',
  },
  start: 'Start Your Day',
  farewell: "You've got this! Every step forward counts.",
  back: 'Back to your page',
}

/** Of controls and parts that several screens have. */
export const controls = {
  selectDate: 'Select date',
  calendar: {
    today: 'Today',
    previous: 'Go to the Previous Month',
    next: 'Go to the Next Month',
    day: (day: string, { isToday, isChosen }: { isToday: boolean; isChosen: boolean }) =>
      `${isToday ? 'Today, ' : ''}${day}${isChosen ? ', chosen' : ''}`,
  },
  hour: 'Hour',
  minute: 'Minute',
  password: {
    /** After 'Show' and 'Hide', for screen readers. */
    name: 'password',
    own: 'Your password',
  },
  length: {
    of: (length: string, max: string) => `${length} of ${max} characters`,
    over: (over: string, isOne: boolean) => `${over} ${isOne ? 'character' : 'characters'} more than can be saved`,
  },
  notice: { note: 'Note:', done: 'Done:', warning: 'Please note:', danger: 'Problem:' },
  signInAgain: { action: 'Sign in again', pending: 'Signing out…' },
  conflict: {
    own: 'What you wrote here',
    saved: 'Saved version',
    keepBoth: 'Keep both',
    takeOwn: 'Use what I wrote here',
    takeSaved: 'Use the saved version',
  },
  unsent: {
    sending: 'Sending...',
    discard: 'Discard It',
  },
  seePremium: 'See Premium',
  legal: 'You agree to our [terms] and [privacy policy].',
  newTab: ' (opens a new tab)',
}

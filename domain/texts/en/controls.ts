/** Of controls and parts that several screens have. */
export const controls = {
  calendar: {
    today: 'Today',
    previous: 'Go to the Previous Month',
    next: 'Go to the Next Month',
    day: (day: string, { isToday, isChosen }: { isToday: boolean; isChosen: boolean }) =>
      `${isToday ? 'Today, ' : ''}${day}${isChosen ? ', chosen' : ''}`,
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    own: 'Your password',
  },
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
  legal: 'You agree to our [terms] and [privacy policy].',
  newTab: ' (opens a new tab)',
}

/** Words that have the same part on many screens. */
export const common = {
  /** The tag of the language. */
  language: 'en',
  advertisement: 'Advertisement',
  back: 'Back',
  backToSettings: 'Back to Settings',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  done: 'Done',
  edit: 'Edit',
  // Over every screen.
  fromDevice: 'There is no connection to Firstlight. This device shows what it keeps of your last year.',
  loading: 'Loading',
  save: 'Save',
  saving: 'Saving…',
  sending: 'Sending…',
  signIn: 'Sign In',
  // Of a link to the site.
  site: {
    title: 'Firstlight: a morning page that answers',
    description: 'Each morning three things you are grateful for and three small wins, and a reply that has read them.',
  },
  tryAgain: 'Try again',
}

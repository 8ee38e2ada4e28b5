/** Words that have the same part on many screens. */
export const common = {
  /** The tag of the language. */
  language: 'en',
  back: 'Back',
  backToSettings: 'Back to Settings',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  done: 'Done',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving…',
  sending: 'Sending…',
  signIn: 'Sign In',
  tryAgain: 'Try again',
}

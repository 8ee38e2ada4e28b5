/** Words that have the same part on many screens. */
export const common = {
  advertisement: 'Advertisement',
  backToSettings: 'Back to Settings',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  edit: 'Edit',
  loading: 'Loading',
  save: 'Save',
  saving: 'Saving…',
  sending: 'Sending…',
  // Of a link to the site.
  site: {
    title: 'Firstlight: a morning page that answers',
    description: 'Each morning three things you are grateful for and three small wins, and a reply that has read them.',
  },
  tryAgain: 'Try again',
  undo: 'Undo',
  hide: 'Hide',
  show: 'Show',
  nothing: 'Nothing',
  skipToContent: 'Skip to content',
  navigation: {
    label: 'Main',
    premium: ', Premium',
    '/': 'Today',
    '/goals': 'Goals',
    '/weekly-highlights': 'Highlights',
    '/history': 'History',
    '/settings': 'Settings',
    '/subscription': 'Upgrade',
    subscribed: 'Premium',
  },
  // Within sentences: when the next message comes.
  when: {
    today: (time: string) => `today at ${time}`,
    tomorrow: (time: string) => `tomorrow at ${time}`,
    later: ({ day, time }: { day: string; time: string }) => `on ${day} at ${time}`,
  },
  toasts: {
    label: 'Notices',
    problem: 'Problem:',
    close: 'Close this message',
  },
  notOpened: {
    title: 'This could not be opened',
    whatToDo: 'Please look at your connection and try again.',
    sentence: 'This could not be opened. Please look at your connection and try again.',
    part: 'This part could not be loaded. Please look at your connection and try again.',
  },
  otherScreen: {
    failed: 'That page could not be opened',
    offline: 'There is no connection at the moment. Everything here stays as it is; please try again.',
    missing:
      'Some of its files could not be loaded. Everything here stays as it is; please try again. If it does not help, load that page in full; text here that is not saved may be lost.',
    loadInFull: 'Load in full',
    stay: 'Stay here',
  },
  trouble: {
    saved: 'Everything you had saved is safe.',
    today: 'Go to Today',
    whoIsHere: 'We could not find out who is here',
    stumbled: 'This page stumbled',
    whatToDo:
      'Something went wrong while it was being shown. Trying again usually helps; if it does not, please write to us from the contact page.',
  },
  errors: {
    unknown: 'Something went wrong. Please try again.',
    noAnswer: 'Firstlight does not answer right now.',
    offline: 'You seem to be offline.',
    tryInAMoment: (happened: string) => `${happened} Nothing is lost: please try again in a moment.`,
    tryWhenConnected: (happened: string) =>
      `${happened} Nothing is lost: please try again when the connection is back.`,
    endsLater: 'The server does not answer. It will end the session before it shows anything here again.',
    noSession:
      'This browser did not keep the sign-in. Please allow cookies for this site, or use another window or browser.',
  },
  // Until the scripts of Today are there.
  openingToday: 'Opening your page',
  length: {
    of: (length: string, max: string) => `${length} of ${max} characters`,
    over: (over: string, isOne: boolean) => `${over} ${isOne ? 'character' : 'characters'} more than can be saved`,
  },
  notice: { note: 'Note:', done: 'Done:', warning: 'Please note:', danger: 'Problem:' },
  selectDate: 'Select date',
  hour: 'Hour',
  minute: 'Minute',
  signInAgain: { action: 'Sign in again', pending: 'Signing out…' },
  seePremium: 'See Premium',
}

/** Words that have the same part on many screens. */
export const common = {
  /** The tag of the language. */
  language: 'en',
  advertisement: 'Advertisement',
  back: 'Back',
  backToSettings: 'Back to Settings',
  backToToday: 'Back to Today',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  done: 'Done',
  edit: 'Edit',
  // Over every screen.
  fromDevice: 'There is no connection to Firstlight. This device shows what it keeps of your last year.',
  loading: 'Loading',
  // Within sentences: who writes letters.
  models: {
    'workers-ai': 'a model of Cloudflare Workers AI',
    openai: 'a model of OpenAI',
    'own-machine': 'a model on the same machine as this site',
    other: 'a model of another service, which this site has chosen',
  },
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
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
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
  needsScripts:
    'To write and to sign in, Firstlight needs JavaScript. Please allow it for this site in the settings of your browser, and load the page again.',
}

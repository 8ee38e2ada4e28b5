/**
 * Settings as the Worker draws them too: what a person can change, and what is said of a change on any
 * screen. Words in brackets are only spoken.
 */
export const preferences = {
  words: {
    name: { label: 'Name' },
    // The hint is for those who get SMS.
    phone: { label: 'Phone', hint: 'SMS stops until you have confirmed the new number.' },
    timezone: { label: 'Time zone', hint: 'Your day begins and ends by this clock.' },
    preferredTime: { label: 'Preferred time' },
    weekStart: {
      label: 'First day of the week',
      hint: 'Calendars and highlights begin with it. The weekly mail comes on Sundays.',
    },
    region: { label: 'Dates and times' },
    language: { label: 'Language', hint: 'Mails, SMS and notifications come in it too.' },
    awayUntil: {
      label: 'Away until',
      hint: 'Prompts and reminders wait until that day, and your run of days stays whole. A page of the day ends it too.',
    },
    promptByEmail: { label: 'Morning prompt by e-mail' },
    quotesYesterday: {
      label: 'With the first line of the day before',
      on: 'The mail quotes your page.',
      off: 'The mail holds no word of yours.',
    },
    promptBySms: { label: 'Morning prompt by SMS' },
    weeklyByEmail: { label: 'Weekly highlights by e-mail' },
    weeklyWhenEmpty: {
      label: 'Also after a week without a page',
      on: 'A few kind lines then.',
      off: 'Then no mail comes.',
    },
    lettersByModel: { label: 'Letters by a model' },
  },
  on: 'On',
  off: 'Off',
  notAway: 'Not away',
  updated: { title: 'Settings updated', description: 'Your preferences have been saved.' },
  failed: 'Update failed',
  title: 'Settings',
  row: {
    empty: 'Not given yet',
    edit: (label: string) => `Edit [${label.toLowerCase()}]`,
    add: (label: string) => `Add [${label.toLowerCase()}]`,
  },
  profile: {
    title: 'Profile',
    username: { label: 'Username', hint: 'You sign in with it, or with your email.' },
    email: {
      label: 'Email',
      confirmed: (email: string) => `${email}, confirmed`,
      notConfirmed: (email: string) => `${email}, not confirmed yet`,
      comesBack: (email: string) => `${email}. Mail to this address comes back.`,
      confirm: 'Confirm [for this email address]',
    },
    confirmedPhone: (phone: string) => `${phone}, confirmed`,
  },
  subscription: {
    title: 'Subscription',
    free: { name: 'Free', value: 'Your daily page and its reply, at no cost.', action: 'Compare plans' },
    active: { name: 'Premium', value: 'Everything is open to you.', action: 'Manage' },
  },
}

/** What a person can change in Settings, and what is said of a change on any screen. */
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
}

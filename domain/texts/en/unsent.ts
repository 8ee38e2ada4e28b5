/** What this device holds and the server has not stored: the list of it, and what is said where it meets a page. */
export const unsent = {
  title: 'What is not sent',
  save: 'Save It',
  send: 'Send It',
  tryAgain: 'Try Again',
  goOn: 'Go on with it',
  openDay: 'Go to that day',
  choose: 'See both and choose',
  page: (date: string) => `Your page for ${date}`,
  texts: (date: string) => `What you wrote for ${date}`,
  happened: {
    forPremium: 'Your plan has no Premium now, and the diary is part of it.',
    pageDeleted: 'The page of this day was deleted.',
    pageExists: 'This day has an entry now.',
    changedElsewhere: 'This day was changed elsewhere too.',
    carriedOver: 'It was carried over, and can be sent on its day.',
    notSent: 'It was not sent.',
    notYetSent: 'It is not sent yet.',
    nothingToMark: 'The page of this day was deleted, so there is nothing to mark.',
  },
  onDevice: 'Your words are saved on this device.',
  nothingReplaced: 'Nothing is replaced until you choose.',
  later: 'They can be stored when the day has a page again.',
  choices: { title: (date: string) => `What you said of ${date}`, none: 'Not said' },
  ticks: { title: (date: string) => `Your small wins of ${date}`, done: 'Done', undone: 'Not done' },
  beforeSignIn: {
    title: 'Written here before you signed in',
    text: 'It was not sent, and is only in this tab.',
    take: 'Put It on My Page',
  },
  // Above the page of a day for which this device holds other texts.
  besidePage: {
    title: 'This device holds something else you wrote for this day',
    text: 'The page below is the saved version. Nothing is replaced unless you say so.',
    tooLong: { title: 'Longer than a page can hold', description: 'Please shorten it, and save it then.' },
  },
  settings: {
    title: 'Your settings',
    notSent: 'They are not sent yet. They are saved on this device.',
    link: 'Go to Settings',
  },
}

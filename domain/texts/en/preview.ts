/** What a visitor sees after the landing page: the preview, and Today before there is an account. */
export const preview = {
  title: 'Preview · Firstlight',
  description: 'See the reply that Firstlight writes to three gratitudes and three small wins, before you sign up.',
  heading: 'Your morning, answered',
  sections: { gratitudeText: 'Your Gratitude', goalsText: 'Your Goals' },
  empty: 'Write a line or two on the front page first, and this page will answer them.',
  toFront: 'To the front page',
  join: 'Join',
  offer: 'Join to save this page and to find a new one every morning. It costs nothing.',
  asToday: 'See it as your page of today',
  tooLong: {
    title: 'This is longer than a page can hold',
    section: (section: string, most: number) => `${section} may have ${most.toLocaleString('en-US')} characters.`,
    shorten: 'Nothing is lost. [Shorten it on the front page] and it will be answered.',
  },
  // Where no letter could be written.
  fallback:
    'What a thoughtful way to begin! You have named what is good and chosen where to go next. Carry both with you, and let today build on them, one small step at a time!',
  noReply: 'Your reply could not be loaded. Please look at your connection and try again.',
  today: {
    fallback:
      'What a beautiful start to your day! Your gratitude and goals show real intention and purpose. Keep this positive momentum going throughout your day!',
    signInFirst: 'Please log in to continue',
    signInToKeep: 'Sign in to save this page',
    keep: {
      title: 'Save this page',
      text: 'It is only in this tab so far. With an account it becomes your first morning, and the next ones join it.',
      signUp: 'Sign up and save it',
    },
    diary: {
      inTab: 'Saved in this tab',
      onlyInPage:
        'This browser has no room for your words: they are only in this page. Sign up from here and they come along.',
    },
  },
}

/** The frame of each screen, which the Worker draws too: its language, the ways back, and what Premium has in its place. */
export const frame = {
  /** The tag of the language. */
  language: 'en',
  back: 'Back',
  backToToday: 'Back to Today',
  signIn: 'Sign In',
  gate: {
    mark: 'PREMIUM',
    goals: {
      title: 'Goals Tracking & Planning',
      sentence: 'A small win grows into something you finish: a date, a few milestones, and a quiet reminder.',
    },
    history: {
      title: 'Complete History Access',
      sentence: 'Every morning you have written, on one calendar, and a search that finds the day you mean.',
    },
    highlights: {
      title: 'Weekly Highlights & Analytics',
      sentence: 'Once a week, the words you came back to and the mornings you wrote, told in six short slides.',
    },
    price: (price: string) => `${price} a month`,
    priceForVisitors: (price: string) => `Part of Premium, ${price} a month`,
    upgrade: 'Upgrade to Premium',
    signUp: 'Sign up to begin',
  },
  // Over every screen.
  fromDevice: 'There is no connection to Firstlight. This device shows what it keeps of your last year.',
}

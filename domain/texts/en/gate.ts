/** What a screen of Premium shows to others. */
export const gate = {
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
}

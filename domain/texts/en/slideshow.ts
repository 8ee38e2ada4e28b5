/** Of the slides of a week, a month or a year. */
export const slideshow = {
  page: 'Weekly Highlights · Firstlight',
  period: 'Period',
  periods: {
    week: {
      label: 'Week',
      title: 'Weekly Highlights',
      previous: 'Previous week',
      next: 'Next week',
      failed: 'Failed to fetch weekly entries',
      welcome: 'Your week, told in six short slides.',
      inPages: 'Your week in pages',
      heavy:
        'This week holds a heavy page. You do not have to carry it alone: [findahelpline.com] has people who listen, in your language.',
    },
    month: {
      label: 'Month',
      title: 'Your Month',
      previous: 'Previous month',
      next: 'Next month',
      failed: 'Your month could not be fetched',
      welcome: 'Your month, told in six short slides.',
      inPages: 'Your month in pages',
      heavy:
        'This month holds a heavy page. You do not have to carry it alone: [findahelpline.com] has people who listen, in your language.',
    },
    year: {
      label: 'Year',
      title: 'Your Year',
      previous: 'Previous year',
      next: 'Next year',
      failed: 'Your year could not be fetched',
      welcome: 'Your year, told in six short slides.',
      inPages: 'Your year in pages',
      heavy:
        'This year holds a heavy page. You do not have to carry it alone: [findahelpline.com] has people who listen, in your language.',
    },
  },
  /** Before the first day of a week. */
  weekOf: 'Week of',
  noPageYet: 'Nothing is written this week yet.',
  lastWeek: 'See last week',
  loading: 'Looking for your pages',
  label: (period: string) => `Highlights of ${period}`,
  /** What a screen reader calls the slides, and one of them. */
  role: 'slideshow',
  slide: 'slide',
  slideOf: (number: number, count: number, title: string) => `${number} of ${count}: ${title}`,
  dot: (number: number, title: string) => `Slide ${number}: ${title}`,
  play: 'Play',
  pause: 'Pause',
  makePicture: 'Make a picture',
  noPicture: 'The picture could not be made',
  days: {
    ofMonth: 'The days of the month',
    months: 'The months of the year',
    written: (month: string, days: number) => `${month}: ${days === 1 ? '1 day' : `${days} days`}`,
  },
  stats: {
    /** After the number. */
    days: (count: number): string => (count === 1 ? 'day with a page' : 'days with a page'),
    gratitude: 'Gratitude entries',
    goals: 'Goal entries',
    diary: 'Diary entries',
  },
  gratitude: {
    title: 'Gratitude highlights',
    empty: 'What you are grateful for will appear here, in your own words.',
    times: (count: number) => `${count} times`,
    wordTimes: (word: string, count: number) => `${word}, ${count} times`,
  },
  goals: {
    title: 'Goal focus areas',
    note: 'Where your small wins were heading.',
    empty: 'Where your small wins are heading will appear here.',
    smallWins: (count: number) => (count === 1 ? '1 small win' : `${count} small wins`),
  },
  areas: {
    'Health & Fitness': 'Health & Fitness',
    'Career & Work': 'Career & Work',
    Relationships: 'Relationships',
    'Personal Growth': 'Personal Growth',
    Creativity: 'Creativity',
    Finance: 'Finance',
  },
  momentum: {
    title: 'Growth momentum',
    days: (written: number, days: number) => `${written} of ${days} days have a page.`,
  },
  end: 'For the days to come',
  /** The last one praises nothing. None names a kind of period. */
  encouragements: [
    'You made room for what matters. Let the days to come find you as kind to yourself.',
    'Small mornings, written down, become a life that one can look back on.',
    'What you noticed was there all along. Thank you for looking.',
    'Every page you wrote is a place to come home to.',
    'Begin the next page gently. You already know how.',
  ],
}

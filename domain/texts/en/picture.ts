/** Of a picture of a slide, and the dialog in which its parts are chosen. */
export const picture = {
  title: 'A picture of this slide',
  description: 'It is drawn on this device and holds what you choose, nothing else.',
  says: (words: string) => `The picture says: ${words}`,
  holds: 'What it holds',
  parts: {
    dates: 'The dates',
    count: 'The number of days',
    days: 'The days',
    percentage: 'The percentage',
    message: 'The message',
    isOwnLine: 'A line from your page',
  },
  share: 'Share',
  save: 'Save picture',
  notShared: 'The picture was not shared. You can save it, and share it from your device.',
  notMade: 'The picture was not made. Please try again.',
  headings: {
    week: 'My week',
    month: 'My month',
    year: 'My year',
    inPages: { week: 'My week in pages', month: 'My month in pages', year: 'My year in pages' },
    gratitude: 'Grateful for',
    goals: 'Where my small wins went',
  },
  /** After a large number. */
  ofDays: (days: number) => `of ${days} days with a page`,
  countOfDays: (count: number, days: number) => `${count} of ${days} days with a page`,
  daysOf: (count: number, days: number) => `${count} of ${days} days`,
}

/** Of the year in the history: a day and a month in words, beside their hills. */
export const yearWords = {
  hills: (year: number) => `The hills of ${year}`,
  previous: 'Previous year',
  next: 'Next year',
  failed: 'The days of this year could not be fetched.',
  day: (date: string, words: string) => `${date}: ${words}`,
  month: (month: string, words: string) => `${month}: ${words}`,
  amounts: { 1: 'a few words', 2: 'a short page', 3: 'a page', 4: 'a long page' },
  withMood: (amount: string, mood: string) => `${amount}, ${mood.toLowerCase()}`,
  written: (days: number, moods: string[]) => `${days} ${days === 1 ? 'day' : 'days'} written: ${moods.join(', ')}.`,
  ofMood: (days: number, mood: string) => `${days} ${mood.toLowerCase()}`,
  withoutMood: (days: number) => `${days} without a mood`,
  empty: 'Nothing written.',
}

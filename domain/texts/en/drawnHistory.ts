/** The history as the Worker draws it too. */
export const drawnHistory = {
  title: 'Your Journey',
  toYear: 'The year',
  entries: { today: 'Today', dayOfYear: (day: string, year: string) => `${day}, ${year}`, recent: 'Recent Entries' },
  search: { placeholder: 'Search your entries...' },
  ask: { title: 'Ask your journal' },
  year: {
    title: (year: number) => `The days of ${year}`,
    explanation:
      'Each hill is a day. The more you wrote, the higher it is; the brighter the day felt, the higher its sun.',
  },
}

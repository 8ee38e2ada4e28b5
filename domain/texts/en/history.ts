export const history = {
  page: 'Your Journey · Firstlight',
  description: 'The mornings you have written, by month, by year and by search.',
  notOpened: 'This entry could not be opened',
  month: {
    previous: 'Previous month',
    next: 'Next month',
    year: 'Year',
    print: (month: string) => `Print [${month}]`,
    /** Spoken, before the first line of the day. */
    day: (date: string, is: { today: boolean; written: boolean }) =>
      `${is.today ? 'Today, ' : ''}${date}${is.written ? ', written' : ''}`,
    failed: 'The days of this month could not be fetched.',
  },
  stats: {
    total: 'Total Entries',
    since: (month: string) => `since ${month}`,
    month: { label: 'This Month', hint: 'last 30 days' },
    week: { label: 'This Week', hint: 'last 7 days' },
    run: {
      label: 'Best Run',
      hint: 'days with an entry. Two of any seven days may be rest days, and days filled in later count.',
    },
  },
  entries: {
    ofMonth: (month: string) => `Entries of ${month}`,
    older: 'Older entries',
    all: (count: number) => `Show all ${count}`,
    loading: 'Looking for your entries',
    failed: 'Failed to fetch entries',
    emptyMonth: (month: string) => `Nothing was written in ${month}.`,
    empty: {
      title: 'No entries yet. Start your first reflection!',
      note: 'Each morning you write will hold a sun in the calendar, and stand here in your own words.',
      begin: 'To today’s page',
    },
  },
  search: {
    label: 'Search your entries',
    clear: 'Clear the search',
    title: 'Search Results',
    pending: 'Searching…',
    failed: 'Failed to search entries',
    found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    foundLatest: (count: number) => `The latest ${count} entries`,
    nothingYet: 'Nothing yet',
    nothing: {
      title: 'No entries found matching your search.',
      note: 'Words and their beginnings are looked for, in what you were grateful for, your small wins and your diary.',
    },
    searchedTo: (day: string) => `Your pages were searched back to ${day}. Another word narrows them down.`,
    older: 'Search older entries',
    nothingOlder: 'Nothing older was found.',
    nothingOlderYet: 'Nothing older was found yet.',
  },
  ask: {
    notOpened: 'This part could not be opened',
  },
}

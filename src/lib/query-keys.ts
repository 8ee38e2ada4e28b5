/** The keys of what a page brings along in its first data. Apart from the queries, which bring the API client. */
export const queryKeys = {
  user: ['user'],
  personChange: ['personChange'],
  devices: ['devices'],
  passkeys: ['passkeys'],
  push: ['push'],
  entry: (date: string) => ['entry', date] as const,
  /** Lists, counts and calendars of entries begin with this key. */
  entries: ['entries'],
  /** Counts move with the day, so they belong to one. */
  stats: (today: string) => ['entries', 'stats', today] as const,
  writtenDays: (month: string) => ['entries', 'days', month] as const,
  recent: ['entries', 'recent'],
  /** The entries of the seven days from a day on. */
  week: (first: string) => ['entries', 'week', first] as const,
  goals: ['goals'],
} as const

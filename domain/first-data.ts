import type { Entry } from './entry.ts'
import type { User } from './user.ts'

/** What the Worker writes into a page, so that its first paint asks for nothing. */
export type FirstData = {
  user: User | null
  adUnitId: string
  /** On a day's screen: which day that is, and what stands on it. */
  date?: string
  entry?: Entry | null
}

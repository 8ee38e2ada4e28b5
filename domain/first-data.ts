import type { Device } from './device.ts'
import type { Entry, EntryStats } from './entry.ts'
import type { Passkey } from './passkey.ts'
import type { User } from './user.ts'

/** What the Worker writes into a page, so that its first paint asks for nothing. */
export type FirstData = {
  user: User | null
  adUnitId: string
  /** On a day's screen: which day that is, and what stands on it. */
  date?: string
  entry?: Entry | null
  /** On the history screen: how much there is, which days of this month are written, and the latest. */
  journey?: Journey
  /** In Settings: where the person is signed in. */
  devices?: Device[]
  /** In Settings: the person's passkeys. */
  passkeys?: Passkey[]
}

/** What a person has written, as it stood on `today`. The entries themselves are shown to Premium only. */
export type Journey = { today: string; stats: EntryStats; dates: string[]; recent: Entry[] }

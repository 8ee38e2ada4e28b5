import type { LetterWriter } from './coach-request.ts'
import type { Device } from './device.ts'
import type { Entry, EntryStats } from './entry.ts'
import type { Goal } from './goal.ts'
import type { Passkey } from './passkey.ts'
import type { PushStatus } from './push.ts'
import type { User } from './user.ts'

/** What the Worker writes into a page, so that the first paint needs no call. */
export type FirstData = {
  user: User | null
  /** The time of the Worker. */
  now: number
  adUnitId: string
  /** Who is responsible for the site, for the privacy page. */
  responsible?: string
  /** The browser may store what opens the app without a connection. */
  opensOffline?: true
  /** For signed-in people: how many days of Premium come before the first payment. */
  trialDays?: number
  /** For visitors only where it is a model. */
  letterWriter?: LetterWriter
  /** On the screen of a day, and of a new goal: the day and its entry. */
  date?: string
  entry?: Entry | null
  /** That of the day before, where the day is the present one. */
  dayBefore?: Entry
  /** On the history screen. */
  history?: HistoryOverview
  /** On the highlights screen: the first day of the week that is shown, and its entries. Only where the plan includes them. */
  week?: { first: string; entries: Entry[] }
  /** In Settings: the person's sessions. */
  devices?: Device[]
  /** In Settings: the person's passkeys. */
  passkeys?: Passkey[]
  /** In Settings: whether this browser gets pushes. */
  push?: PushStatus
  /** On the screens of goals: the person's goals. */
  goals?: Goal[]
}

/** The counts on `today`, the days of its month that have an entry, and the newest entries, which are Premium. */
export type HistoryOverview = { today: string; stats: EntryStats; dates: string[]; recent: Entry[] }

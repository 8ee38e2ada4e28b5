import type { User } from './user.ts'

/** What the Worker writes into a page, so that its first paint asks for nothing. */
export type FirstData = {
  user: User | null
  adUnitId: string
}

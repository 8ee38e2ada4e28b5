import { useEntriesOfOtherTabs } from '~/features/entry/stored/stored.queries'
import { useOutbox, type ChangeKinds } from '~/features/outbox/use-outbox'
import { useChangesElsewhere } from '~/features/user/use-changes-elsewhere'

/** What the outbox can send. */
const changeKinds: ChangeKinds = {
  entry: async () => (await import('~/features/entry/stored/entry-kind')).entryKind,
  mood: async () => (await import('~/features/entry/stored/choice-kind')).choiceKind,
  ticks: async () => (await import('~/features/entry/stored/tick-kind')).tickKind,
  goal: async () => (await import('~/features/goal/goal-kind')).goalKind,
  settings: async () => (await import('~/features/user/settings-kind')).settingsKind,
}

/** Behind every screen of a person: sends what waits, and shows what other tabs and devices have changed. */
export function Exchange({ userId }: { userId: string }) {
  useOutbox(userId, changeKinds)
  useEntriesOfOtherTabs()
  useChangesElsewhere(userId)
  return null
}

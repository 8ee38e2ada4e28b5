import { useQuery } from '@tanstack/react-query'
import type { User } from '#domain/user'
import { useToday } from '~/lib/use-today'
import { useSaveEntry } from './entry-change.queries.ts'
import { entryQuery } from './entry.queries.ts'
import { useGuestTransfer } from './use-guest-transfer.ts'

/** Transfers guest texts on a screen other than Today's form. */
export default function GuestTransfer({ user }: { user: User }) {
  const today = useToday(user.timezone)
  const { data: entry } = useQuery(entryQuery(today))
  const { save } = useSaveEntry({ userId: user.id, date: today }, null)
  useGuestTransfer({ user, today, entry, save })
  return null
}

import { useQuery } from '@tanstack/react-query'
import type { User } from '#domain/user'
import { useToday } from '~/lib/use-today'
import { useSaveEntry } from '../stored/entry-change.queries.ts'
import { entryQuery } from '../stored/entry.queries.ts'
import { useGuestTransfer, type Transfer } from './use-guest-transfer.ts'

/** Transfers guest texts on a screen other than Today's form. */
export default function GuestTransfer({ user }: { user: User }) {
  const today = useToday(user.timezone)
  const { data: entry } = useQuery(entryQuery(today))
  const { save } = useSaveEntry({ userId: user.id, date: today }, null)
  return <GuestTransferOfDay user={user} today={today} entry={entry} save={save} />
}

/** The same on Today's form, which shows what is sent. */
export function GuestTransferOfDay(transfer: Transfer) {
  useGuestTransfer(transfer)
  return null
}

import { isFilled } from '#domain/entry'
import type { GuestData } from '#domain/entry-schemas'
import { localDate } from '#domain/time/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import type { Services } from './entry.services.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { editedTexts, writeEntry, type WriteResult } from './entry-writing.usecases.ts'

/**
 * Transfers what a visitor typed to the account: to today, only where today is empty, and a free
 * person's diary once.
 */
export async function transferGuestTexts(
  services: Services,
  { user, guest }: { user: UserRow; guest: GuestData },
): Promise<WriteResult | undefined> {
  const now = services.now()
  const { entries, guestDiary } = services.journalOf(user)
  const written = await writeToday(services, { user, guest })
  if (!written || guest.diaryText.trim() === '' || written.entry.diaryText !== '') return written
  const texts = editedTexts(written.entry, { diaryText: guest.diaryText })
  const entry = hasPremium(roleOf(user))
    ? (await entries.change(written.entry, texts, { asksCoach: false, maxStored: null, now })).changed
    : await guestDiary.take(written.entry, texts, now)
  return { ...written, entry: entry ?? written.entry }
}

async function writeToday(
  services: Services,
  { user, guest }: { user: UserRow; guest: GuestData },
): Promise<WriteResult | undefined> {
  const date = localDate(services.now(), user.timezone)
  const current = await services.journalOf(user).entries.findDay(date)
  if (current) return { entry: current, created: false, asksCoach: false }
  return isFilled(guest) ? writeEntry(services, { user, entry: { ...guest, date } }) : undefined
}

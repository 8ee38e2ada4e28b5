import { isFilled } from '#domain/entry'
import type { GuestData } from '#domain/entry-schemas'
import { localDate } from '#domain/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import type { UserRow } from '../account/user/user.repository.ts'
import { wordsAfter, writeEntry, type WritingServices, type Written } from './entry-writing.usecases.ts'

/**
 * Takes over what somebody typed before they had an account: into today, only where it is empty,
 * and a free person's diary once.
 */
export async function takeGuestData(
  services: WritingServices,
  { user, guest }: { user: UserRow; guest: GuestData },
): Promise<Written | undefined> {
  const { entries, now } = services
  const written = await todayFrom(services, { user, guest })
  if (!written || guest.diaryText.trim() === '' || written.entry.diaryText !== '') return written
  const words = wordsAfter(written.entry, { diaryText: guest.diaryText })
  const entry = hasPremium(roleOf(user))
    ? await entries.change(written.entry, words, { askAgain: false, now: now() })
    : await entries.takeGuestDiary(written.entry, words, now())
  return { ...written, entry: entry ?? written.entry }
}

async function todayFrom(
  services: WritingServices,
  { user, guest }: { user: UserRow; guest: GuestData },
): Promise<Written | undefined> {
  const { entries, now } = services
  const date = localDate(now(), user.timezone)
  const standing = await entries.findDay(user.id, date)
  if (standing) return { entry: standing, created: false, asks: false }
  if (!isFilled(guest)) return undefined
  const { gratitudeText, goalsText } = guest
  return writeEntry(services, { user, entry: { date, gratitudeText, goalsText } })
}

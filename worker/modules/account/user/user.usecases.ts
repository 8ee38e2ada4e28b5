import { isAway, pauseUntil } from '#domain/pause'
import { keptPhone } from '#domain/phone'
import type { Settings } from '#domain/preferences'
import { localDate } from '#domain/time/local-date'
import { usernameKey } from '#domain/user'
import type { Services, WithLater } from '../account.services.ts'
import { notSignedIn } from '../../../core/errors.ts'
import type { UserChanges, UserRow } from './user.repository.ts'
import { taken, numberOptedOut, numberUnverified } from '../account.errors.ts'
import { queueNotice } from '../notice.ts'
import { numberOf } from './user.json.ts'

export async function changeSettings(
  services: Services,
  { user, settings }: { user: UserRow; settings: Settings },
): Promise<UserRow> {
  const { users, now } = services
  const { phone: written, ...rest } = settings
  const phone = written === undefined ? numberOf(user) : keptPhone(written)
  const newNumber = phone !== numberOf(user)
  if (rest.promptBySms === true) await requireSmsNumber(services, newNumber ? undefined : user)
  const changes: UserChanges = {
    ...rest,
    ...(rest.awayUntil !== undefined &&
      pauseUntil(rest.awayUntil, { ...user, today: localDate(now(), user.timezone) })),
    ...(rest.lettersByModel !== undefined && { lettersAskedAt: now() }),
    // Another number has to be verified again before anything is sent to it.
    ...(newNumber && { phone, claimedPhone: null, phoneVerifiedAt: null, promptBySms: false }),
  }
  // The same number in another notation changes nothing.
  if (Object.keys(changes).length === 0) return user
  let result = await users.change(user.id, changes)
  // The answer is that for a free number: only the person who can confirm it may learn that another account has it.
  if (result === 'phone') result = await users.change(user.id, { ...changes, phone: null, claimedPhone: phone })
  if (typeof result === 'string') throw taken([result])
  if (!result) throw notSignedIn()
  return result
}

/** A page of today ends a pause. */
export async function comeBack(
  { users, now }: Services,
  { user, date }: { user: UserRow; date: string },
): Promise<void> {
  const today = localDate(now(), user.timezone)
  if (date === today && isAway(user, today)) await users.change(user.id, pauseUntil('', { ...user, today }))
}

export async function changeUsername(
  services: WithLater,
  { user, username }: { user: UserRow; username: string },
): Promise<UserRow> {
  if (user.username === username) return user
  const changed = await services.users.change(user.id, { username, usernameKey: usernameKey(username) })
  if (typeof changed === 'string') throw taken([changed])
  if (!changed) throw notSignedIn()
  queueNotice(services, { user, notice: { about: 'username-changed' } })
  return changed
}

async function requireSmsNumber(
  { optOuts }: Services,
  user: Pick<UserRow, 'phone' | 'phoneVerifiedAt'> | undefined,
): Promise<void> {
  if (!user?.phone || user.phoneVerifiedAt === null) throw numberUnverified()
  if (await optOuts.find(user.phone)) throw numberOptedOut()
}

import { keptPhone, type Settings } from '#domain/user'
import type { UserChanges, UserRepository, UserRow } from './user.repository.ts'
import { taken } from './user.errors.ts'

export type UserServices = { users: UserRepository }

export async function changeSettings(
  { users }: UserServices,
  { user, settings }: { user: UserRow; settings: Settings },
): Promise<UserRow> {
  const { phone: written, ...rest } = settings
  const phone = written === undefined ? user.phone : keptPhone(written)
  const newNumber = phone !== user.phone
  const changes: UserChanges = {
    ...rest,
    // Another number has to be verified anew before anything is sent to it.
    ...(newNumber && { phone, phoneVerifiedAt: null, promptBySms: false }),
  }
  // The same number in another notation is no change.
  if (Object.keys(changes).length === 0) return user
  const result = await users.change(user.id, changes)
  if (typeof result === 'string') throw taken([result])
  return result
}

import { keptPhone, type Settings } from '#domain/user'
import type { UserRepository, UserRow } from './user.repository.ts'
import { taken } from './user.errors.ts'

export async function changeSettings({
  user,
  settings,
  users,
}: {
  user: UserRow
  settings: Settings
  users: UserRepository
}): Promise<UserRow> {
  const { phone: written, ...rest } = settings
  const phone = written === undefined ? user.phone : keptPhone(written)
  const newNumber = phone !== user.phone
  const result = await users.change(user.id, {
    ...rest,
    // Another number has to be verified anew before anything is sent to it.
    ...(newNumber && { phone, phoneVerifiedAt: null, promptBySms: false }),
  })
  if (typeof result === 'string') throw taken([result])
  return result
}

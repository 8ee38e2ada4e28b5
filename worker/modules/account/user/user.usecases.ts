import { keptPhone, type Settings } from '#domain/user'
import type { Config } from '../../../core/config.ts'
import { notSignedIn } from '../../../core/errors.ts'
import { keyOfPerson, type RateCounters } from '../../../core/rate-counters.ts'
import type { UserChanges, UserRepository, UserRow } from './user.repository.ts'
import { taken } from './user.errors.ts'
import { numberOf } from './user.json.ts'
import type { OptOutRepository } from '../../sms/opt-out.repository.ts'
import { numberOptedOut, numberUnverified } from '../verification/verification.errors.ts'

export type UserServices = {
  users: UserRepository
  optOuts: OptOutRepository
  counters: Pick<RateCounters, 'takeOnly'>
  config: Pick<Config, 'limits'>
  now: () => number
}

export async function changeSettings(
  { users, optOuts, counters, config, now }: UserServices,
  { user, settings }: { user: UserRow; settings: Settings },
): Promise<UserRow> {
  const { phone: written, ...rest } = settings
  const phone = written === undefined ? numberOf(user) : keptPhone(written)
  const newNumber = phone !== numberOf(user)
  if (rest.promptBySms === true) await requireSmsNumber({ optOuts }, newNumber ? undefined : user)
  const changes: UserChanges = {
    ...rest,
    // Another number has to be verified again before anything is sent to it.
    ...(newNumber && { phone, claimedPhone: null, phoneVerifiedAt: null, promptBySms: false }),
  }
  // The same number in another notation is no change.
  if (Object.keys(changes).length === 0) return user
  if (newNumber) {
    const max = config.limits.phoneChangesPerPerson
    await counters.takeOnly({ key: keyOfPerson(user.id, 'phone'), max, windowSeconds: 86_400 }, now())
  }
  let result = await users.change(user.id, changes)
  // The answer is that for a free number: only the person who can confirm it may learn that another account has it.
  if (result === 'phone') result = await users.change(user.id, { ...changes, phone: null, claimedPhone: phone })
  if (typeof result === 'string') throw taken([result])
  if (!result) throw notSignedIn()
  return result
}

async function requireSmsNumber(
  { optOuts }: Pick<UserServices, 'optOuts'>,
  user: Pick<UserRow, 'phone' | 'phoneVerifiedAt'> | undefined,
): Promise<void> {
  if (!user?.phone || user.phoneVerifiedAt === null) throw numberUnverified()
  if (await optOuts.find(user.phone)) throw numberOptedOut()
}

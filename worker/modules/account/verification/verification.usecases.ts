import { newId } from '#domain/id'
import { isE164 } from '#domain/phone'
import { smsTexts } from '#domain/texts'
import type { Services, WithLater } from '../account.services.ts'
import type { Caller } from '../../../core/caller.ts'
import { AppError, DeliveryError, mailUnavailable, smsUnavailable, tooMany } from '../../../core/errors.ts'
import { allowance } from '#domain/limits'
import { writtenFor } from '../../../core/language.ts'
import { fingerprint, newCode, newSecret } from '../../../core/secrets.ts'
import { writeMail } from '../../../providers/mail/mail-content.ts'
import type { FormerAddress } from '../address.repository.ts'
import { requireProof, type Person } from '../session/session.usecases.ts'
import type { UserRow } from '../user/user.repository.ts'
import {
  addressConfirmedElsewhere,
  codeSpent,
  sameAddress,
  spentReturn,
  nothingToVerify,
  wrongCode,
  noInternationalNumber,
  numberConfirmedElsewhere,
  numberHasChanged,
  numberOptedOut,
  numberRefused,
} from '../account.errors.ts'
import { verifyEmailMail } from '../account.mails.ts'
import { requireOrigin } from '../../../core/config.ts'
import { hasRoomForUnproven } from '../recovery/recovery.usecases.ts'
import { queueNotice } from '../notice.ts'
import { hasRoomInAll, isNewAccount } from '../../failed-job/ceilings.ts'
import { sendSms } from '../../sms/sms.usecases.ts'
import { mailAddressOf, noticeAddressOf, numberOf } from '../user/user.json.ts'

const codeLifetime = 10 * 60_000
const maxTries = 5
const day = 24 * 60 * 60

/**
 * Bound to its person and the address, so that a code for one address does not verify another. That of the account itself
 * is left out: an earlier version may have sent the code.
 */
const emailCodeHashOf = ({ id, email: own }: UserRow, email: string, code: string) =>
  fingerprint(email === own ? `${id}:${code}` : `${id}:${email}:${code}`)

type AskedCode = { email: string; caller: Pick<Caller, 'network'> }

/**
 * Sends a code to the address that is to be that of the account, which keeps its own until the code is there. Whether
 * another account has the address shows only then.
 */
export async function changeEmail(
  services: Services,
  { person, password, ...asked }: AskedCode & { person: Person; password?: string | undefined },
): Promise<void> {
  const { user } = person
  await requireProof(services, { person, password })
  if (asked.email === mailAddressOf(user)) throw sameAddress()
  await issueEmailCode(services, { user, ...asked })
}

export async function sendEmailCode(
  services: Services,
  { user, caller }: { user: UserRow; caller: Pick<Caller, 'network'> },
): Promise<void> {
  if (!user.email || mailAddressOf(user)) throw nothingToVerify()
  await issueEmailCode(services, { user, email: user.email, caller })
}

/** Sent within the call: a person who waits for a code should learn at once that none can be sent. */
async function issueEmailCode(
  services: Services,
  { user, email, caller: { network } }: AskedCode & { user: UserRow },
): Promise<void> {
  const { secrets, mailer, now } = services
  if (!(await hasRoomForUnproven(services, { email, kind: 'code', network }))) throw tooMany(day)
  const code = newCode()
  const hash = await emailCodeHashOf(user, email, code)
  await secrets.replace(user.id, { purpose: 'email_code', hash, expiresAt: now() + codeLifetime })
  const mail = writtenFor(user, () => writeMail(verifyEmailMail({ code })))
  await mailer.send({ key: `code:${newId(now())}`, to: email, ...mail }).catch((fault: unknown) => {
    throw fault instanceof AppError ? fault : mailUnavailable(fault)
  })
}

/** `email`: the address to which the code was sent, if it is not that of the account. */
export async function confirmEmail(
  { accounts, secrets, now }: Services,
  { user, code, email = user.email }: { user: UserRow; code: string; email?: string | null | undefined },
): Promise<UserRow> {
  if (email === null) throw nothingToVerify()
  if (email === mailAddressOf(user)) return user
  const codeHash = await secrets.countTry('email_code', { userId: user.id, maxTries, now: now() })
  if (!codeHash) throw codeSpent()
  if (codeHash !== (await emailCodeHashOf(user, email, code))) throw wrongCode()
  const told = email === user.email ? null : noticeAddressOf(user)
  const former = told === null ? undefined : formerAddress({ user, email: told, about: 'address-changed' }, now())
  const verified = await accounts.verifyEmail(user, { email, former, now: now() })
  if (typeof verified === 'string') throw addressConfirmedElsewhere()
  if (!verified) throw codeSpent()
  return verified
}

/** What is stored for the mail to an address that was proven, when another one takes its place. */
function formerAddress(
  { user, email, about }: { user: UserRow; email: string; about: 'address-changed' | 'address-returned' },
  now: number,
): FormerAddress {
  const hash = newSecret()
  const notice = { id: newId(now), userId: user.id, notice: { about, former: hash } }
  return { hash, email, until: now + day * 1_000, notice }
}

/**
 * The link in the mail to a former address sets it again, for a day. Nobody is signed in afterwards: the person signs in
 * or sets a new password by a mail to this address. `reader`: who is signed in in this browser.
 */
export async function takeBackEmail(
  services: WithLater,
  { token, reader }: { token: string; reader: string | undefined },
): Promise<{ email: string }> {
  const { accounts, secrets, sessions, users, now, later } = services
  const hash = await fingerprint(token)
  const [[holder], former] = await Promise.all([
    secrets.holder('former_address', hash, now()),
    secrets.find('former_address', hash, now()),
  ])
  const user = holder && (await users.findOpen(holder.id))
  if (!user || !former || (reader !== undefined && reader !== user.id)) throw spentReturn()
  const { email } = former
  const left = noticeAddressOf(user)
  const replaced =
    left === null || left === email ? undefined : formerAddress({ user, email: left, about: 'address-returned' }, now())
  const done = await accounts.takeBackEmail(user.id, { hash, email, replaced, now: now() })
  if (typeof done === 'string') throw addressConfirmedElsewhere()
  if (!done) throw spentReturn()
  later(Promise.all(done.endedTokenHashes.map((ended) => sessions.forget(ended))))
  return { email }
}

/** Bound to the number, so that a code for one number does not verify another. */
const phoneCodeHashOf = (user: UserRow, code: string) => fingerprint(`${user.id}:${numberOf(user)}:${code}`)

/** Sent within the call, as the code for an e-mail address is. */
export async function sendPhoneCode(
  services: Services,
  { user, caller }: { user: UserRow; caller: Caller },
): Promise<{ phone: string }> {
  const { secrets, config, now } = services
  const phone = numberOf(user)
  if (phone === null || user.phoneVerifiedAt) throw nothingToVerify()
  if (!isE164(phone)) throw noInternationalNumber()
  if (!config.smsCountries.some((code) => phone.startsWith(`+${code}`))) throw numberRefused()
  const origin = requireOrigin(config)
  await takeAllowances(services, { user, caller, phone })
  const code = newCode()
  const hash = await phoneCodeHashOf(user, code)
  await secrets.replace(user.id, { purpose: 'phone_code', hash, expiresAt: now() + codeLifetime })
  try {
    const sms = {
      to: phone,
      text: writtenFor(user, () => codeText(code, origin)),
      validSeconds: codeLifetime / 1000,
      statusCallback: `${origin}/api/sms/status`,
    }
    await sendSms(services, { sms, optedOut: await services.optOuts.listOf([phone]) })
  } catch (error) {
    throw refusalOf(error)
  }
  return { phone }
}

/** Each SMS costs money, also for a stranger's number, so codes are counted by person, network and number, and in all. */
async function takeAllowances(
  services: Services,
  { user, caller, phone }: { user: UserRow; caller: Caller; phone: string },
): Promise<void> {
  const { counters, journalOf, config, now } = services
  const { limits } = config
  const own = allowance(limits, 'phoneCodesPerPerson', 'phone-code')
  const allowances = [
    allowance(limits, 'phoneCodesPerNetwork', `phone-code-from:${caller.network}`),
    allowance(limits, 'phoneCodesPerNumber', `phone-code:${await fingerprint(phone)}`),
  ]
  // One after the other: a refused person takes nothing from the allowance that all share.
  await journalOf(user).counters.takeOnly(own, now())
  for (const shared of allowances) await counters.takeOnly(shared, now())
  const isNew = user.emailVerifiedAt === null || user.createdAt > now() - day * 1_000
  if (!(await hasRoomInAll(services, 'phoneCodesPerDay', { isNew }))) throw tooMany(day)
  if (!(await hasRoomInAll(services, 'smsInAll', { isNew: isNewAccount(user, now()) }))) throw smsUnavailable(undefined)
}

/** The last line lets phones offer the code only on our own page. */
const codeText = (code: string, origin: string) => `${smsTexts.code(code)}\n\n@${new URL(origin).host} #${code}`

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (!(error instanceof DeliveryError) || error.fault === 'try-later') return smsUnavailable(error)
  return error.fault === 'opted-out' ? numberOptedOut() : numberRefused()
}

export async function confirmPhone(
  services: WithLater,
  { user, code }: { user: UserRow; code: string },
): Promise<UserRow> {
  const { accounts, secrets, now } = services
  const phone = numberOf(user)
  if (phone === null) throw nothingToVerify()
  if (user.phoneVerifiedAt) return user
  const codeHash = await secrets.countTry('phone_code', { userId: user.id, maxTries, now: now() })
  if (!codeHash) throw codeSpent()
  if (codeHash !== (await phoneCodeHashOf(user, code))) throw wrongCode()
  const verified = await accounts.verifyPhone(user.id, { phone, now: now() })
  if (typeof verified === 'string') throw numberConfirmedElsewhere()
  if (!verified) throw numberHasChanged()
  queueNotice(services, { user, notice: { about: 'number-confirmed' } })
  return verified
}

import { identityProviders, type IdentityProviderName } from '#domain/identity'
import { preferenceNames, type PreferenceName } from '#domain/preferences'
import type { User } from '#domain/user'
import type { Services } from '../account.services.ts'
import type { UserRow } from './user.repository.ts'

/** The number that the person typed. Nothing shows whether another account has it too. */
export function numberOf({ phone, claimedPhone }: Pick<UserRow, 'phone' | 'claimedPhone'>): string | null {
  return phone ?? claimedPhone
}

/** Where mail of our own accord goes: an address that is proven, from which none comes back, and where none is called spam. */
export function mailAddressOf({
  email,
  emailVerifiedAt,
  mailReturnedAt,
}: Pick<UserRow, 'email' | 'emailVerifiedAt' | 'mailReturnedAt'>): string | null {
  return emailVerifiedAt !== null && mailReturnedAt === null ? email : null
}

/** Where mail goes that a person asks for, or that tells of a way into the account: also where our mail is called spam. */
export function noticeAddressOf({
  email,
  emailVerifiedAt,
  mailReturnedAt,
  mailCalledSpam,
}: Pick<UserRow, 'email' | 'emailVerifiedAt' | 'mailReturnedAt' | 'mailCalledSpam'>): string | null {
  return emailVerifiedAt !== null && (mailReturnedAt === null || mailCalledSpam) ? email : null
}

const preferencesOf = (row: UserRow) =>
  Object.fromEntries(preferenceNames.map((name) => [name, row[name]])) as Pick<UserRow, PreferenceName>

/** Who the person is there, if it opens the account. */
export const subjectOf = ({ googleId, appleId }: UserRow, provider: IdentityProviderName) =>
  provider === 'google' ? googleId : appleId

/** What a person may see of their own row. Named one by one, so that a new column stays inside. */
export function userJson(services: Pick<Services, 'identityProviders'>, row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    ...preferencesOf(row),
    phone: numberOf(row),
    wasAskedForLetters: row.lettersAskedAt !== null,
    isVerified: row.isVerified ?? false,
    mailComesBack: row.mailReturnedAt !== null,
    hasPassword: row.password !== null,
    identities: identityProviders
      .map((provider) => ({ provider, isLinked: subjectOf(row, provider) !== null }))
      .filter(({ provider, isLinked }) => isLinked || services.identityProviders[provider]),
    isPhoneVerified: row.phoneVerifiedAt !== null,
    profileImageUrl: row.profileImageUrl,
    subscriptionStatus: row.subscriptionStatus,
    billingStatus: row.billingStatus,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    subscriptionEndDate: row.subscriptionEndDate,
    billingPeriodEnd: row.billingPeriodEnd,
    hadTrial: row.hadTrial,
    isEmployee: row.isEmployee,
    employeeRole: row.employeeRole,
    createdAt: row.createdAt,
  }
}

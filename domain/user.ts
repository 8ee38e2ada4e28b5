import * as z from 'zod/mini'
import { isLongerThan } from './characters.ts'
import type { LinkedIdentity } from './identity.ts'
import { isLanguage } from './languages.ts'
import {
  preferenceNames,
  preferences,
  type PreferenceName,
  type Preferences,
  type ProfileField,
} from './preferences.ts'
import { clockTime, isLocalDate, isTimeZone } from './time/local-date.ts'
import { weekStarts } from './time/month.ts'
import { isStorable, line, unstorable, type Complaint } from './text.ts'
import { rules } from './texts.ts'

const passwordLimits = { min: 6, max: 128 }
const usernameLimits = { min: 3, max: 40 }
export const signUpPreferredTime = '06:00'
/** What the sign-up form offers: 4:00 AM to 11:00 AM. */
export const signUpHours = Array.from({ length: 8 }, (_, index) => `${String(index + 4).padStart(2, '0')}:00`)

const noAddress: Complaint = { error: () => rules.email }
export const emailAddress = z
  .string(noAddress)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, noAddress), z.email(noAddress), z.refine(isStorable, unstorable))

const shortPassword: Complaint = { error: () => rules.password.tooShort(passwordLimits.min) }
export const newPassword = z
  .string(shortPassword)
  .check(
    z.minLength(passwordLimits.min, shortPassword),
    z.maxLength(passwordLimits.max, { error: () => rules.password.tooLong(passwordLimits.max) }),
  )

/** Longer than any accepted password. Counted in characters, as the schema counts them. */
export function tooLongForPassword(password: string): boolean {
  return isLongerThan(password, passwordLimits.max)
}

const schemaOfControl = {
  line: (invalid: Complaint) => line(100, invalid),
  phone: (invalid: Complaint) =>
    z
      .string(invalid)
      .check(z.trim(), z.maxLength(40, invalid), z.regex(/^\+?[\d\s\-()]+$/, invalid), z.regex(/\d/, invalid)),
  zone: (invalid: Complaint) => z.string(invalid).check(z.refine(isTimeZone, invalid)),
  time: (invalid: Complaint) => z.string(invalid).check(z.regex(clockTime, invalid)),
  date: (invalid: Complaint) => z.string(invalid).check(z.refine((date) => date === '' || isLocalDate(date), invalid)),
  weekday: (invalid: Complaint) => z.enum(weekStarts, invalid),
  language: (invalid: Complaint) => z.string(invalid).check(z.refine(isLanguage, invalid)),
  region: (invalid: Complaint) => z.string(invalid).check(z.regex(/^[A-Z]{2}$/, invalid)),
}
const schemas = Object.fromEntries(
  preferenceNames.map((name): [string, z.ZodMiniType] => {
    const preference = preferences[name]
    if (preference.control === 'switch') return [name, z.boolean()]
    return [name, schemaOfControl[preference.control]({ error: () => rules.settings[name as ProfileField] })]
  }),
) as { [Name in PreferenceName]: z.ZodMiniType<Preferences[Name], Preferences[Name]> }
const { name, phone, timezone, preferredTime } = schemas

const noUsername: Complaint = { error: () => rules.login.missing }
const noPassword: Complaint = { error: () => rules.login.password }
export const loginSchema = z.object({
  username: z
    .string(noUsername)
    .check(
      z.trim(),
      z.minLength(1, noUsername),
      z.maxLength(254, { error: () => rules.login.tooLong }),
      z.refine(isStorable, unstorable),
    ),
  password: z.string(noPassword).check(z.minLength(1, noPassword)),
})

const shortUsername: Complaint = { error: () => rules.username.tooShort(usernameLimits.min) }
const newUsername = z.string(shortUsername).check(
  z.trim(),
  z.minLength(usernameLimits.min, shortUsername),
  z.maxLength(usernameLimits.max, { error: () => rules.username.tooLong(usernameLimits.max) }),
  // In the compared form a wide ＠ is an @, so a username could equal the address of another person.
  z.refine((value) => !/[@\s\p{Cc}]/u.test(usernameKey(value)), { error: () => rules.username.signs }),
  z.refine(isStorable, unstorable),
)

export const registerSchema = z.object({
  username: newUsername,
  email: emailAddress,
  password: newPassword,
  name,
  phone,
  timezone,
  preferredTime,
})

const noCurrentPassword: Complaint = { error: () => rules.password.current }
export const passwordChangeSchema = z.object({
  current: z.string(noCurrentPassword).check(z.minLength(1, noCurrentPassword)),
  password: newPassword,
})

/** What the form asks for after a sign-in by Google or Apple without a name or an address. */
export const completeProfileSchema = z.object({
  name,
  email: emailAddress,
  timezone: z.optional(timezone),
  preferredTime: z.optional(preferredTime),
})

export const settingsSchema = z
  .partial(z.strictObject(schemas))
  .check(z.refine((settings) => Object.keys(settings).length > 0, { error: () => rules.settings.empty }))

export type Login = z.infer<typeof loginSchema>
export type PasswordChange = z.infer<typeof passwordChangeSchema>
export type Registration = z.infer<typeof registerSchema>
export type CompleteProfile = z.infer<typeof completeProfileSchema>

/** The status of the subscription at Stripe, as far as it is used. */
export type BillingStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'paused'
  | 'unpaid'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'

/** A person, as JSON for that person. Contains no hash, token, code or id of a provider. */
export type User = Omit<Preferences, 'phone'> & {
  id: string
  username: string | null
  email: string | null
  phone: string | null
  isVerified: boolean
  /** Mail to the address came back for good, so none is sent there until it is confirmed again. */
  mailComesBack: boolean
  isPhoneVerified: boolean
  /** Where it has none, Google, Apple or a passkey opens the account. */
  hasPassword: boolean
  /** Those that open the account, and those that can be added. A Worker of an earlier release does not say them. */
  identities?: LinkedIdentity[]
  /** Whether the person has said if a model may write the letters. */
  wasAskedForLetters: boolean
  profileImageUrl: string | null
  subscriptionStatus: 'free' | 'active'
  billingStatus: BillingStatus | null
  cancelAtPeriodEnd: boolean
  subscriptionEndDate: number | null
  /** When the next payment is due. */
  billingPeriodEnd: number | null
  hadTrial: boolean
  isEmployee: boolean
  employeeRole: string | null
  createdAt: number
}

/** What makes two usernames the same, however they are written. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

export const forgottenPasswordSchema = z.object({ email: emailAddress })
export const newPasswordSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: newPassword,
})
export const usernameChangeSchema = z.object({ username: newUsername })
/** What is asked for a change where the sign-in is not recent. */
const proof = { password: z.optional(z.string().check(z.maxLength(1_000))) }
export const emailChangeSchema = z.object({ email: emailAddress, ...proof })
export const unlinkSchema = z.object(proof)
const noCode: Complaint = { error: () => rules.code }
/** Six digits, however they were typed or pasted. */
export const codeSchema = z.object({
  code: z.string(noCode).check(
    z.overwrite((code) => code.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, noCode),
  ),
})
/** With the address, if it is not yet that of the account. */
export const emailCodeSchema = z.extend(codeSchema, { email: z.optional(emailAddress) })
export const deletionSchema = z.object({ confirmation: z.string().check(z.maxLength(254)), ...proof })
export type Deletion = z.infer<typeof deletionSchema>

export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>
export type NewPassword = z.infer<typeof newPasswordSchema>

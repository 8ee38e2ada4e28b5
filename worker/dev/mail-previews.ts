import { farewellLetter } from '../modules/account/erasure/erasure.mails.ts'
import { passwordChangedLetter, resetPasswordLetter } from '../modules/account/recovery/recovery.mails.ts'
import { verifyEmailLetter } from '../modules/account/verification/verification.mails.ts'
import type { Letter } from '../providers/mail/letter.ts'

const name = 'Ada Lindqvist'
const link = 'https://firstlight.example/auth?reset_token=fL3w0Qn5mS8xYc1tVb7kRj2hDz9gPa4e'

/** Each mail once, as somebody would get it. */
export const mailPreviews: Record<string, Letter> = {
  'reset-password': resetPasswordLetter({ name, link }),
  'password-changed': passwordChangedLetter({ name, link: 'https://firstlight.example/auth' }),
  'verify-email': verifyEmailLetter({ name, code: '482913' }),
  farewell: farewellLetter({ name }),
}

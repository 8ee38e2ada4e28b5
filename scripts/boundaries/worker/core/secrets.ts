import { sha256 } from 'oslo/crypto'
import { Google } from 'arctic' // refused
import type { Mailer } from '../providers/mail/mailer.ts' // refused

export { sha256, Google, type Mailer }

import { sha256 } from 'oslo/crypto' // refused
import { eq } from 'drizzle-orm' // refused
import { api } from '~/lib/api' // refused
import type { Context } from 'hono'
import type { Mailer } from '../providers/mail/mailer.ts' // refused
import type { UserRow } from '../modules/account/user/user.repository.ts' // refused
import type { Services } from '../services.ts' // refused
import { rowOfRole } from '../dev/roles.ts' // refused

export { sha256, eq, api, rowOfRole, type Context, type Mailer, type UserRow, type Services }

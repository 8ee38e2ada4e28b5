import { sha256 } from 'oslo/crypto' // refused
import { eq } from 'drizzle-orm' // refused
import { api } from '~/lib/api' // refused
import type { Context } from 'hono'
import type { Mailer } from '../providers/mail/mailer.ts' // refused
import type { UserRow } from '../modules/account/user/user.repository.ts' // refused
import type { Services } from '../services.ts' // refused
import { standings } from '../dev/standing.ts' // refused

export { sha256, eq, api, standings, type Context, type Mailer, type UserRow, type Services }

import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import type { UserRow } from '../modules/account/user/user.repository.ts' // refused
import type { Context } from 'hono' // refused

export { eq, type Database, type UserRow, type Context }

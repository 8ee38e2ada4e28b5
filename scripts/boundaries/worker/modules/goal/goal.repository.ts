import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { goals } from './goal.table.ts'
import { openUser } from '../user/user.usecases.ts' // refused
import type { Context } from 'hono' // refused
import type { Services } from '../../services.ts' // refused

export { eq, goals, openUser, type Database, type Context, type Services }

import { eq } from 'drizzle-orm'
import { goals } from './goal.table.ts'
import { openUser } from '../user/user.usecases.ts' // refused
import type { Context } from 'hono' // refused

export { eq, goals, openUser, type Context }

import { sql } from 'drizzle-orm'
import { goals } from '../modules/goal/goal.table.ts'
import { completeGoal } from '../modules/goal/goal.usecases.ts' // refused
import type { Services } from '../services.ts' // refused

export { sql, goals, completeGoal, type Services }

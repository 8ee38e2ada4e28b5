import { Hono } from 'hono'
import { completeGoal } from './goal.usecases.ts'
import { goals } from './goal.table.ts' // refused
import { createGoalRepository } from './goal.repository.ts' // refused
import { eq } from 'drizzle-orm' // refused
import type { Services } from '../../services.ts' // refused
import { rowOfRole } from '../../dev/roles.ts' // refused

export { Hono, completeGoal, goals, createGoalRepository, eq, rowOfRole, type Services }

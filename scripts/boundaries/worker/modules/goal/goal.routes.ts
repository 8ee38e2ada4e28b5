import { Hono } from 'hono'
import { completeGoal } from './goal.usecases.ts'
import { goals } from './goal.table.ts' // refused
import { createGoalRepository } from './goal.repository.ts' // refused
import { eq } from 'drizzle-orm' // refused

export { Hono, completeGoal, goals, createGoalRepository, eq }

import type { GoalRepository } from './goal.repository.ts'
import { createGoalRepository } from './goal.repository.ts' // refused
import { HTTPException } from 'hono/http-exception' // refused
import { eq } from 'drizzle-orm' // refused
import { goals } from './goal.table.ts' // refused
import type { Services } from '../../services.ts' // refused
import { testDay } from '../../testing/mornings.ts' // refused

export const completeGoal = { createGoalRepository, HTTPException, eq, goals, testDay }
export type { GoalRepository, Services }

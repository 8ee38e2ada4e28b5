import { Hono } from 'hono'
import type { Goal } from '#domain/goal'
import { claimedUserId, type SessionEnv } from '../account/session/session.middleware.ts'
import { listGoals, type GoalServices } from './goal.usecases.ts'

export const goalRoutes = (services: GoalServices) =>
  new Hono<SessionEnv>().get('/', async (c) => c.json<Goal[]>(await listGoals(services, { userId: claimedUserId(c) })))

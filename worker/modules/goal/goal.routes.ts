import { Hono } from 'hono'
import type { Goal } from '#domain/goal'
import { claimedUserId } from '../account/session/authenticate.ts'
import type { Edge } from '../../edge.ts'
import { listGoals } from './goal.usecases.ts'

export const goalRoutes = new Hono<Edge>().get('/', async (c) =>
  c.json<Goal[]>(await listGoals({ userId: claimedUserId(c), goals: c.get('services').goals })),
)

import { Hono } from 'hono'
import { deletionVersionSchema } from '#domain/entry-schemas'
import { goalChangeSchema, newGoalSchema } from '#domain/goal-schemas'
import type { Services } from './goal.services.ts'
import { accept } from '../../core/validation.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { changeGoal, createGoal, deleteGoal, restoreGoal, listGoals, readGoal } from './goal.usecases.ts'

export const goalRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json(await listGoals(services, { owner: claimedOwner(c) })))
    .get('/:id', async (c) => c.json(await readGoal(services, { owner: claimedOwner(c), id: c.req.param('id') })))
    .post('/', accept('json', newGoalSchema), async (c) => {
      const { user } = await requirePerson(c)
      const { goal, created } = await createGoal(services, { user, goal: c.req.valid('json') })
      return c.json(goal, created ? 201 : 200)
    })
    .patch('/:id', accept('json', goalChangeSchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await changeGoal(services, { user, id: c.req.param('id'), change: c.req.valid('json') }))
    })
    .delete('/:id', accept('query', deletionVersionSchema), async (c) => {
      const { user } = await requirePerson(c)
      const { version } = c.req.valid('query')
      await deleteGoal(services, { user, id: c.req.param('id'), version })
      return c.json({ message: 'Goal deleted' })
    })
    .post('/:id/restore', async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await restoreGoal(services, { user, id: c.req.param('id') }))
    })

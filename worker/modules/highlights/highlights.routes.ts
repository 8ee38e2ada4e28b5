import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isReviewName } from '#domain/highlights/review'
import type { Services } from './highlights.services.ts'
import { accept } from '../../core/validation.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { reviewOf } from './highlights.usecases.ts'

const review = z.object({
  name: z.string().check(z.refine(isReviewName, 'Please name a month, such as 2026-11, or a year')),
})

export const highlightsRoutes = (services: Services) =>
  new Hono<SessionEnv>().get('/:name', accept('param', review), async (c) => {
    const zone = async () => (await requirePerson(c)).user.timezone
    return c.json(await reviewOf(services, { owner: claimedOwner(c), name: c.req.valid('param').name, zone }))
  })

import { expect, it } from 'vitest'
import { changeRow, signUp } from './testing/people.ts'
import { createTestApp } from './testing/test-app.ts'
import { createTestClock, hour } from './testing/test-clock.ts'

it('queues a reset mail apart from the messages', async () => {
  const dawn = Date.UTC(2026, 10, 21, 10)
  const app = createTestApp({ clock: createTestClock(dawn) })
  const { client, user, registration } = await signUp(app)
  await changeRow(user.id, { emailVerifiedAt: dawn, planChanges: 1 })
  await app.cron()
  app.clock.set(dawn + hour)
  const queued = async (work: () => Promise<unknown>) => {
    app.watch.begin()
    await work()
    const jobs = app.waiting.splice(0).map(({ job }) => job)
    return { jobs, queues: app.watch.of('queue').map(({ key }) => key) }
  }
  expect(await queued(() => app.cron())).toEqual({ jobs: ['deliverMessages'], queues: ['QUEUE'] })
  expect(await queued(() => client.post('/api/auth/forgot-password', { email: registration.email }))).toEqual({
    jobs: ['sendPasswordReset'],
    queues: ['TRANSACTIONAL_QUEUE'],
  })
})

import { beforeEach, expect, it, vi } from 'vitest'
import { createCountedMailer } from '../../providers/mail/counted.mailer.ts'
import { createResendMailer } from '../../providers/mail/resend.mailer.ts'
import { emptyTables, inEveryDatabase } from '../../testing/journals.ts'
import { changeRow, signUp } from '../../testing/people.ts'
import { createResendStandIn, resendStandInKey, resendStandInUrl } from '../../testing/resend.stand-in.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, hour, minute } from '../../testing/test-clock.ts'

beforeEach(async () => {
  await emptyTables('schedule', 'messages')
  await inEveryDatabase('delete from users')
})

/** A site that sends through Resend, a minute before so many morning prompts are due. */
async function siteWith(people: number) {
  const standIn = createResendStandIn()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { fetch } = standIn
  const resend = createResendMailer({ apiKey: resendStandInKey, baseUrl: resendStandInUrl, from: 'a@mail.test', fetch })
  const { counters, config } = createTestApp().services
  const mailer = createCountedMailer({
    mailer: resend,
    counters,
    config,
    tellOperator: async () => {},
    now: () => dawn,
  })
  const app = createTestApp({ clock: createTestClock(dawn), services: { mailer } })
  for (let index = 0; index < people; index += 1) {
    const { user } = await signUp(app)
    await changeRow(user.id, { emailVerifiedAt: 1, promptByEmail: true, preferredTime: '06:00', planChanges: 1 })
  }
  await app.cron()
  standIn.accepted.length = 0
  standIn.calls = 0
  return { app, standIn }
}
const states = () => inEveryDatabase('select state, count(*) as count from messages group by state')
const recipients = (accepted: { to?: unknown }[]) => new Set(accepted.map(({ to }) => to)).size

it('messages that are due together are one call', async () => {
  const { app, standIn } = await siteWith(40)
  await app.runAt(dawn + hour)
  expect([standIn.calls, recipients(standIn.accepted)]).toEqual([1, 40])
  expect(await states()).toEqual([{ state: 'sent', count: 40 }])
})

it.each(['late 500', 429] as const)('a batch whose fate is unknown (%s) arrives once', async (fault) => {
  const { app, standIn } = await siteWith(3)
  standIn.fault = fault
  await app.runAt(dawn + hour)
  expect(await states()).toEqual([{ state: 'waiting', count: 3 }])
  standIn.fault = undefined
  // The sweep leaves them to the job, which comes after its delay.
  await app.runAt(dawn + hour + 20 * minute)
  expect([standIn.accepted.length, recipients(standIn.accepted)]).toEqual([3, 3])
  expect(await states()).toEqual([{ state: 'sent', count: 3 }])
})

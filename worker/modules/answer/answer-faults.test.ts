import { describe, expect, it, vi } from 'vitest'
import type { Entry } from '#domain/entry'
import type { User } from '#domain/user'
import { sceneOfStep, sweepFaults, writesIn } from '../../testing/fault-sweep.ts'
import { smsTo } from '../../testing/outbox.ts'
import { changeRow, signUp } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { answerIn, inboundSms, twilioRequest } from '../../testing/twilio.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

/** A person who gets SMS, and a webhook that Twilio may call again. */
async function scene() {
  const clock = createTestClock()
  const app = createTestApp({ clock, services: { pause: async (milliseconds) => clock.advance(milliseconds) } })
  const { client, user, registration } = await signUp(app)
  await changeRow(user.id, { phoneVerifiedAt: 1, promptBySms: true })
  const { phone } = registration
  return {
    app,
    client,
    phone,
    deliver: async (sms: Record<string, string>) => app.fetch(await twilioRequest(app, '/api/sms/inbound', sms)),
    isOn: async () => (await (await client.get('/api/user')).json<User>()).promptBySms,
    hasOptedOut: async () => (await app.services.optOuts.find(phone)) !== undefined,
  }
}

describe('whichever call to D1, KV or the queue fails, before its effect or after,', () => {
  it('an answer by SMS writes its entry once, when it is delivered again', async () => {
    const calls = await sweepFaults(async () => {
      const { app, client, phone, deliver } = await scene()
      const sms = inboundSms(phone, 'Coffee\nGoals\nWalk')
      const entries = async () => (await client.get('/api/entries')).json<Entry[]>()
      return {
        watch: app.watch,
        async attempt() {
          const reply = await deliver(sms)
          app.watch.fault = undefined
          if (reply.status !== 200) expect(reply.status).toBe(500)
          else
            expect([await answerIn(reply), await entries()]).toMatchObject([
              expect.stringMatching('is written'),
              [{ goalsText: 'Walk' }],
            ])
        },
        async recover() {
          expect(await answerIn(await deliver(sms))).toMatch(/is written\./)
          expect(await entries()).toMatchObject([{ gratitudeText: 'Coffee', goalsText: 'Walk' }])
          expect((await entries())[0]!.aiResponse).toMatch(/\w/)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(2)
  })

  it.each(['STOP', 'START'])('%s has its whole effect, when it is delivered again', async (text) => {
    const calls = await sweepFaults(async () => {
      const { app, phone, deliver, isOn, hasOptedOut } = await scene()
      if (text === 'START') await deliver(inboundSms(phone, 'STOP'))
      const sms = inboundSms(phone, text)
      const wanted = text === 'START'
      return {
        watch: app.watch,
        async attempt() {
          const reply = await deliver(sms)
          app.watch.fault = undefined
          if (reply.status !== 200) return expect(reply.status).toBe(500)
          expect([await isOn(), await hasOptedOut()]).toEqual([wanted, !wanted])
        },
        async recover() {
          expect((await deliver(sms)).status).toBe(200)
          expect([await isOn(), await hasOptedOut()]).toEqual([wanted, !wanted])
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(1)
  })

  it('a number is verified by a code', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client, registration } = await signUp(app)
      const isVerified = async () => (await (await client.get('/api/user')).json<User>()).isPhoneVerified
      const verify = async () => {
        const sent = await client.post('/api/verification/phone')
        if (sent.status !== 200) {
          expect([500, 503]).toContain(sent.status)
          return false
        }
        const [sms] = await smsTo(registration)
        const reply = await client.post('/api/verification/phone/confirm', { code: sms!.text.slice(0, 6) })
        expect([200, 500]).toContain(reply.status)
        return reply.status === 200
      }
      return sceneOfStep({ watch: app.watch, take: verify, isDone: isVerified })
    })
    expect(writesIn(calls)).toBeGreaterThan(3)
  })
})

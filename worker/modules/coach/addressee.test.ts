import { expect, it, vi } from 'vitest'
import { readPage } from '#domain/coach/page'
import { testDay } from '../../testing/mornings.ts'
import { signUp } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { letterAtOnce } from './addressee.ts'

it('writes no letter where the composer fails, so that the page is stored first', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { services, ...app } = createTestApp()
  const { user } = await signUp({ services, ...app })
  const asked = { user: (await services.users.find(user.id))!, date: testDay, recentSentences: [] }
  const page = readPage({ gratitudeText: 'Tea', goalsText: 'Walk' })
  expect(letterAtOnce(services, { ...asked, page })?.text).toMatch(/tea/i)
  expect(
    letterAtOnce(services, { ...asked, page: { kind: 'harm', language: 'en', harm: 'none' as never } }),
  ).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(1)
})

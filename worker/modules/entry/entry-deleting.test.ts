import { describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { newId } from '#domain/id'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUp } from '../../testing/people.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { minute } from '../../testing/test-clock.ts'

const deletedRows = async () =>
  (await everyRow()).entries!.filter((row) => (row as { deleted_at: number | null }).deleted_at !== null)

describe('deleting', () => {
  it('can be undone for a minute, and both calls can be repeated', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const entry = await writeMorning(client)
    for (let time = 0; time < 2; time += 1) expect((await client.delete(`/api/entries/${entry.id}`)).status).toBe(200)
    expect((await client.get(`/api/entries/${testDay}`)).status).toBe(404)
    await app.cron()
    for (let time = 0; time < 2; time += 1) {
      const back = await client.post(`/api/entries/${entry.id}/restore`)
      expect([back.status, await back.json()]).toEqual([200, entry])
    }
    expect(await deletedRows()).toEqual([])

    await client.delete(`/api/entries/${entry.id}`)
    app.clock.advance(2 * minute)
    await app.cron()
    expect((await client.post(`/api/entries/${entry.id}/restore`)).status).toBe(404)
    expect(await deletedRows()).toEqual([])
  })

  it('cannot be undone while the day has another entry, under the same id or another, and can be later', async () => {
    for (const sameId of [false, true]) {
      const app = createTestApp()
      const { client } = await signUp(app)
      const first = await writeMorning(client)
      const { id } = first
      await client.delete(`/api/entries/${id}`)
      app.clock.advance(1_000)
      const current = await writeMorning(client, { goalsText: 'Begin again', ...(sameId && { id }) })
      for (let time = 0; time < 2; time += 1) {
        const back = await client.post(`/api/entries/${id}/restore`)
        expect([back.status, await back.json()]).toMatchObject([409, { current }])
      }
      await client.delete(`/api/entries/${current.id}`)
      expect(await (await client.post(`/api/entries/${current.id}/restore`)).json()).toEqual(current)
      await client.delete(`/api/entries/${current.id}`)
      expect((await client.post(`/api/entries/${id}/restore`)).status).toBe(200)
      expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(first)
    }
  })

  it('is refused if it names an old version', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const { id } = await writeMorning(client)
    const current = await (
      await client.patch(`/api/entries/${id}`, { goalsText: 'From the other tab', version: 1 })
    ).json<Entry>()
    const stale = await client.delete(`/api/entries/${id}?version=1`)
    expect([stale.status, await stale.json()]).toEqual([
      409,
      { error: { code: 'entries.has_changed', message: 'This entry has changed in the meantime.' }, current },
    ])
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(current)
    expect((await deletedRows()).filter((row) => (row as { user_id: string }).user_id === user.id)).toEqual([])
    // Sent again because the response was lost, and from two tabs.
    for (let time = 0; time < 2; time += 1)
      expect((await client.delete(`/api/entries/${id}?version=2`)).status).toBe(200)
    const back = await Promise.all(Array.from({ length: 8 }, () => client.post(`/api/entries/${id}/restore`)))
    for (const reply of back) expect([reply.status, await reply.json()]).toEqual([200, current])
    expect((await client.delete(`/api/entries/${newId(app.clock.now())}?version=1`)).status).toBe(404)
    for (const version of ['0', '-1', '1.5', 'x', '', '9'.repeat(20)]) {
      expect((await client.delete(`/api/entries/${id}?version=${version}`)).status, version).toBe(400)
    }
  })

  it('and an edit at the same moment: one succeeds, and no text is lost', async () => {
    const app = createTestApp()
    for (let round = 0; round < 10; round += 1) {
      const { client } = await signUp(app)
      const { id } = await writeMorning(client)
      const edit = (n: number) => client.patch(`/api/entries/${id}`, { goalsText: `Edit ${n}`, version: 1 })
      // An edit reads before it writes; in every other round, a delete takes as long.
      const remove = async () => {
        if (round % 4 > 1) await client.get(`/api/entries/${testDay}`)
        return client.delete(`/api/entries/${id}?version=1`)
      }
      const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 === round % 2 ? edit(n) : remove())))
      const edited = replies.filter(({ status }, n) => n % 2 === round % 2 && status === 200)
      const texts = await Promise.all(edited.map(async (reply) => (await reply.json<Entry>()).goalsText))
      const stored = await client.post(`/api/entries/${id}/restore`)
      expect(stored.status).toBe(200)
      expect(texts.length).toBeLessThanOrEqual(1)
      expect((await stored.json<Entry>()).goalsText).toBe(texts[0] ?? newMorning().goalsText)
    }
  })
})

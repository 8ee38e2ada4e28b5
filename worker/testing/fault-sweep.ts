import { expect } from 'vitest'
import { emptyStorage } from './stored.ts'
import type { TestClient } from './test-client.ts'
import { isWrite, type Call, type FaultAt, type Watch } from './watched-env.ts'

/** Made for each fault, so that one does not clean up after another. */
export type Scene = {
  watch: Watch
  /** What a person does while a call fails; asserts that the response reports no success that did not happen. */
  attempt(): Promise<void>
  /** What the person does after the failure; asserts that it succeeds and that the data are complete. */
  recover(): Promise<void>
}

/**
 * Plays a scene once without a fault, then once for every call it made to D1, KV or the queue, failing that call before it
 * took effect, and once more after. Each begins with an empty storage. Answers with the calls.
 */
export async function sweepFaults(makeScene: () => Promise<Scene>): Promise<Call[]> {
  const calls = await play(makeScene, undefined)
  for (const [index, call] of calls.entries()) {
    for (const at of momentsOf(call)) {
      await play(makeScene, { index, at }).catch((failure: unknown) => {
        throw new Error(
          `With call ${index} (${call.part} ${call.operation}: ${call.sql[0] ?? call.key ?? ''}) failing ${at} its effect: ${String(failure)}`,
          {
            cause: failure,
          },
        )
      })
    }
  }
  return calls
}

/** A read has no effect before which it could fail. */
const momentsOf = (call: Call): FaultAt[] => (isWrite(call) ? ['before', 'after'] : ['before'])

async function play(
  makeScene: () => Promise<Scene>,
  fault: { index: number; at: FaultAt } | undefined,
): Promise<Call[]> {
  await emptyStorage()
  const { watch, attempt, recover } = await makeScene()
  watch.begin()
  watch.fault = (_call, index) => (index === fault?.index ? fault.at : undefined)
  await attempt()
  const { calls } = watch
  watch.begin()
  await recover()
  return calls
}

export type Step = { watch: Watch; take: () => Promise<boolean>; isDone: () => Promise<boolean> }

/** The scene of a step that is taken at once or not at all, and is taken again until it is done. */
export const sceneOfStep = ({ watch, take, isDone }: Step): Scene => ({
  watch,
  async attempt() {
    const done = await take()
    watch.fault = undefined
    if (done) expect(await isDone()).toBe(true)
  },
  async recover() {
    if (!(await isDone())) expect(await take()).toBe(true)
    expect(await isDone()).toBe(true)
  },
})

export const writesIn = (calls: Call[]) => calls.filter(isWrite).length

/** Either the call worked, or the response says that it did not. */
export async function honest(reply: Response, success: number): Promise<boolean> {
  if (reply.status === success) return true
  expect(reply.status).toBe(500)
  expect(await reply.json()).toMatchObject({ error: { code: 'server.fault', requestId: expect.any(String) } })
  return false
}

export const isIn = async (client: TestClient) => (await client.get('/api/user')).status === 200

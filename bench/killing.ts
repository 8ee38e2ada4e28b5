import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../worker/testing/seeded-random.ts'
import { makeState, openState, type BenchPerson } from './bench-data.ts'
import { operationKinds, Writer, type OperationCounts } from './kill-writer.ts'

export type KillResult = {
  /** What was lost, torn or doubled. */
  faults: string[]
  acknowledged: OperationCounts & { erase: number }
  /** Requests that had reached the Worker and were not answered because it was killed. */
  cutOff: OperationCounts & { erase: number }
}

/**
 * Kills the Worker at random moments while people change entries and goals, and erase their accounts. After each
 * kill it starts the Worker again, compares what is stored with what was acknowledged, and sends unanswered calls again.
 */
export async function killUnderWriters({
  folder,
  state,
  port,
  rounds,
  writers: count,
  seed,
}: {
  folder: string
  state: string
  port: number
  rounds: number
  writers: number
  seed: number
}): Promise<KillResult> {
  const { next: random } = seededRandom(seed)
  const people = await makeState({
    ...{ state, writers: count + rounds },
    // One person a round erases their account, which has entries.
    ownDays: (index) => (index < count ? 0 : 30),
    // Goals are part of Premium.
    hasPremium: () => true,
  })
  const writers = people.slice(0, count).map((person) => new Writer(person, port))
  const leaving = people.slice(count).map((person) => ({ person, outcome: 'unanswered' as Outcome }))
  for (const [round, leaver] of leaving.entries()) {
    const worker = await start(folder, state, port)
    await Promise.all(writers.map((writer) => writer.recover()))
    // After a number of answers, not after a time: a busy machine answers late.
    const answers = countdown(20 + Math.floor(random() * 20))
    const writing = writers.map((writer) => writer.writeUntilKilled(answers.one))
    const enough = Promise.race([answers.done, Promise.all(writing)])
    const erasing = enough.then(async () => (leaver.outcome = await eraseAccount(leaver.person, port)))
    // An erasure takes longer than the pause, so in every other round the kill comes after its answer.
    await (round % 2 === 0 ? enough : erasing)
    await pause(random() * 60)
    kill(worker)
    await once(worker, 'exit')
    await Promise.all([...writing, erasing])
  }
  const worker = await start(folder, state, port)
  await Promise.all(writers.map((writer) => writer.recover()))
  kill(worker)
  await once(worker, 'exit')

  const sum = (of: (writer: Writer) => OperationCounts, erase: number) => ({
    ...(Object.fromEntries(
      operationKinds.map((kind) => [kind, writers.reduce((total, writer) => total + of(writer)[kind], 0)]),
    ) as OperationCounts),
    erase,
  })
  const withOutcome = (outcome: Outcome) => leaving.filter((leaver) => leaver.outcome === outcome).length
  return {
    faults: [...writers.flatMap(({ faults }) => faults), ...erasureFaults(state, leaving)],
    acknowledged: sum((writer) => writer.acknowledged, withOutcome('acknowledged')),
    cutOff: sum((writer) => writer.cutOff, withOutcome('cutOff')),
  }
}

type Outcome = 'acknowledged' | 'cutOff' | 'unanswered'

async function eraseAccount({ token, hash }: BenchPerson, port: number): Promise<Outcome> {
  try {
    const reply = await fetch(`http://localhost:${port}/api/user`, {
      method: 'DELETE',
      headers: {
        Cookie: `firstlight_session=${token}`,
        Origin: `http://localhost:${port}`,
        'Content-Type': 'application/json',
      },
      // The username of a person of a bench.
      body: JSON.stringify({ confirmation: hash }),
    })
    if (!reply.ok) throw new Error(`Erasing an account got ${reply.status}: ${await reply.text()}`)
    return 'acknowledged'
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    if (!(error as Error).cause) throw error
    return code === 'ECONNREFUSED' ? 'unanswered' : 'cutOff'
  }
}

/** An account is whole, or closed so that the sweep erases it, or gone with everything. */
function erasureFaults(state: string, leaving: { person: BenchPerson; outcome: Outcome }[]): string[] {
  const db = openState(state)
  const faults = leaving.flatMap(({ person: { id }, outcome }, index) => {
    const user = db.prepare('select deletion_requested_at closed from users where id = ?').get(id)
    const { entries } = db.prepare('select count(*) entries from entries where user_id = ?').get(id) as {
      entries: number
    }
    if (!user && entries > 0) return [`account ${index} is gone and ${entries} of its entries are stored`]
    if (user && user.closed === null && entries !== 30) return [`account ${index} is open and lacks entries`]
    if (outcome === 'acknowledged' && user && user.closed === null) return [`account ${index} was erased and is open`]
    return []
  })
  db.close()
  return faults
}

async function start(folder: string, state: string, port: number): Promise<ChildProcess> {
  // A process group of its own, so that the kill reaches workerd and not only the process around it.
  const worker = fork(join(import.meta.dirname, 'platform.ts'), [folder, state, String(port)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) =>
    worker.once('message', () => resolve()).once('exit', () => reject(new Error('The Worker did not start.'))),
  )
  return worker
}

function kill(worker: ChildProcess): void {
  process.kill(-worker.pid!, 'SIGKILL')
}

function countdown(from: number): { one: () => void; done: Promise<void> } {
  const { promise: done, resolve } = Promise.withResolvers<void>()
  let left = from
  const one = () => {
    left -= 1
    if (left <= 0) resolve()
  }
  return { one, done }
}

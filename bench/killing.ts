import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Entry } from '#domain/entry'
import { addDays } from '#domain/local-date'
import { makeState, today, type BenchPerson } from './bench-data.ts'

type Morning = { date: string; gratitudeText: string; goalsText: string }
type Writer = BenchPerson & { acknowledged: Map<string, Entry>; unanswered: Morning[]; written: number }

/**
 * Kills the Worker at random moments while people write, again and again, and answers with what went
 * wrong: acknowledged entries that are gone or differ, torn ones, and ones that a retry has doubled.
 */
export async function killUnderWriters({
  folder,
  state,
  port,
  rounds,
  writers,
  seed,
}: {
  folder: string
  state: string
  port: number
  rounds: number
  writers: number
  seed: number
}) {
  const random = randomFrom(seed)
  const people = (await makeState({ state, bundle: folder, port, writers, strangersEntries: 0, ownDays: () => 0 })).map(
    (person): Writer => ({ ...person, acknowledged: new Map(), unanswered: [], written: 0 }),
  )
  for (let round = 0; round < rounds; round += 1) {
    const worker = await start(folder, state, port)
    const over = new AbortController()
    const writing = people.map(async (writer) => {
      while (!over.signal.aborted) await writeOne(writer, port)
    })
    await pause(100 + random() * 700)
    kill(worker)
    await new Promise((resolve) => worker.once('exit', resolve))
    over.abort()
    await Promise.all(writing)
  }

  const worker = await start(folder, state, port)
  const faults: string[] = []
  for (const writer of people) {
    for (const morning of writer.unanswered) {
      const again = await send(writer, port, morning)
      if (!again?.ok) faults.push(`${morning.date}: trying again answered ${again?.status}`)
      else writer.acknowledged.set(morning.date, await again.json())
    }
    faults.push(...(await differences(writer, port)))
  }
  kill(worker)
  const total = (of: (writer: Writer) => number) => people.reduce((sum, writer) => sum + of(writer), 0)
  return {
    faults,
    acknowledged: total((writer) => writer.acknowledged.size),
    unanswered: total((writer) => writer.unanswered.length),
  }
}

async function writeOne(writer: Writer, port: number): Promise<void> {
  const number = (writer.written += 1)
  const morning = {
    date: addDays(today, -number),
    gratitudeText: `Morning ${number}\n${'thanks '.repeat(200)}`,
    goalsText: `End of ${number}`,
  }
  const reply = await send(writer, port, morning)
    .then((reply) => (reply?.ok ? (reply.json() as Promise<Entry>) : undefined))
    .catch(() => undefined)
  if (reply) writer.acknowledged.set(morning.date, reply)
  else writer.unanswered.push(morning)
  // Nobody answers any more; there is no hurry.
  if (!reply) await pause(20)
}

async function send({ token }: Writer, port: number, morning: Morning): Promise<Response | undefined> {
  const headers = {
    Cookie: `firstlight_session=${token}`,
    Origin: `http://localhost:${port}`,
    'Content-Type': 'application/json',
  }
  return fetch(`http://localhost:${port}/api/entries`, {
    method: 'POST',
    headers,
    body: JSON.stringify(morning),
  }).catch(() => undefined)
}

async function differences(writer: Writer, port: number): Promise<string[]> {
  const reply = await fetch(`http://localhost:${port}/api/export`, {
    headers: { Cookie: `firstlight_session=${writer.token}` },
  })
  const { entries } = (await reply.json()) as { entries: Entry[] }
  const stored = new Map(entries.map((entry) => [entry.date, entry]))
  const faults = entries.length === stored.size ? [] : ['a day stands twice']
  for (const [date, entry] of writer.acknowledged) {
    if (JSON.stringify(stored.get(date)) !== JSON.stringify(entry))
      faults.push(`${date} was acknowledged and is not what stands`)
  }
  for (const { date, gratitudeText, goalsText, aiResponse } of entries) {
    if (!writer.acknowledged.has(date)) faults.push(`${date} stands and nobody wrote it`)
    if (!gratitudeText.endsWith('thanks ') || !goalsText.startsWith('End of') || !aiResponse)
      faults.push(`${date} is torn`)
  }
  return faults
}

async function start(folder: string, state: string, port: number): Promise<ChildProcess> {
  // A group of its own, so that the kill reaches workerd and not only the process around it.
  const worker = fork(join(import.meta.dirname, 'killed-worker.ts'), [folder, state, String(port)], {
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

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

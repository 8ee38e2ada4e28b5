import { addDays } from '#domain/local-date'
import { today, type BenchPerson } from './bench-data.ts'

type Texts = { gratitudeText: string; goalsText: string; diaryText: string }
type StoredEntry = Texts & { id: string; date: string; version: number; aiResponse: string | null }
export type OperationKind = 'write' | 'edit' | 'delete' | 'import'
type Operation = {
  kind: OperationKind
  method: string
  path: string
  body?: unknown
  /** What is stored for each day when the operation has taken effect; null where nothing is. */
  after: Map<string, Texts | null>
}

const kinds: OperationKind[] = ['write', 'edit', 'import', 'write', 'delete']
const textsOf = ({ gratitudeText, goalsText, diaryText }: Texts): Texts => ({ gratitudeText, goalsText, diaryText })
const isSame = (left: Texts | null, right: Texts | null) => JSON.stringify(left) === JSON.stringify(right)
const long = 'thanks '.repeat(200)

/** One person who writes, edits, imports and deletes, and records what must be stored. */
export class Writer {
  readonly faults: string[] = []
  /** How often each kind was acknowledged, and how often a kill cut one off that had reached the Worker. */
  readonly acknowledged: Record<OperationKind, number> = { write: 0, edit: 0, delete: 0, import: 0 }
  readonly cutOff: Record<OperationKind, number> = { write: 0, edit: 0, delete: 0, import: 0 }
  private known = new Map<string, Texts | null>()
  private stored = new Map<string, StoredEntry>()
  private unanswered: Operation | undefined
  private steps = 0

  private readonly person: BenchPerson
  private readonly port: number

  constructor(person: BenchPerson, port: number) {
    this.person = person
    this.port = port
  }

  /** Compares what is stored with what must be, and sends again what was not answered. */
  async recover(): Promise<void> {
    await this.readStored()
    const operation = this.unanswered
    if (operation) {
      for (const [date, after] of operation.after) {
        const now = this.storedTexts(date)
        if (!isSame(now, after) && !isSame(now, this.known.get(date) ?? null))
          this.fault(`${operation.kind} of ${date} is torn`)
      }
      const reply = await this.send(operation)
      if (!reply?.ok && reply?.status !== 404 && reply?.status !== 409)
        this.fault(`the retry of ${operation.kind} got ${reply?.status}`)
      this.takeEffect(operation)
      await this.readStored()
    }
    for (const [date, texts] of this.known)
      if (!isSame(this.storedTexts(date), texts)) this.fault(`${date} is not stored as it was acknowledged`)
    for (const date of this.stored.keys()) if (!this.known.get(date)) this.fault(`${date} is stored and must not be`)
  }

  /** Makes changes until one is not answered. */
  async writeUntilKilled(onAcknowledged: () => void): Promise<void> {
    while (!this.unanswered) {
      const operation = this.next()
      const reply = await this.send(operation)
      if (!reply) this.unanswered = operation
      else if (!reply.ok) return this.fault(`${operation.kind} got ${reply.status}`)
      else {
        this.acknowledged[operation.kind] += 1
        this.takeEffect(operation)
        onAcknowledged()
      }
    }
  }

  private next(): Operation {
    const kind = kinds[this.steps % kinds.length]!
    const step = (this.steps += 1)
    const [latest] = [...this.stored.values()].filter(({ date }) => this.known.get(date)).slice(-1)
    if (kind === 'import') {
      const days = [0, 1, 2].map((day) => ({
        ...{ date: addDays('2015-01-01', step * 3 + day), gratitudeText: `Imported ${step}\n${long}` },
        ...{ goalsText: `End of ${step}`, diaryText: 'Diary' },
      }))
      const after = new Map(days.map((day) => [day.date, textsOf(day)]))
      return { kind, method: 'POST', path: '/api/import', body: { days }, after }
    }
    if (kind === 'write' || !latest) {
      const texts = { gratitudeText: `Morning ${step}\n${long.trim()}`, goalsText: `End of ${step}` }
      const date = addDays(today, -step)
      const after = new Map([[date, { ...texts, diaryText: '' }]])
      return { kind: 'write', method: 'POST', path: '/api/entries', body: { date, ...texts }, after }
    }
    const { id, date, version } = latest
    if (kind === 'delete')
      return { kind, method: 'DELETE', path: `/api/entries/${id}?version=${version}`, after: new Map([[date, null]]) }
    const texts = { ...textsOf(latest), gratitudeText: `Edited ${step}\n${long.trim()}` }
    const body = { gratitudeText: texts.gratitudeText, version }
    return { kind, method: 'PATCH', path: `/api/entries/${id}`, body, after: new Map([[date, texts]]) }
  }

  private async send({ kind, method, path, body }: Operation): Promise<Response | undefined> {
    try {
      const reply = await fetch(`http://localhost:${this.port}${path}`, {
        method,
        headers: {
          Cookie: `firstlight_session=${this.person.token}`,
          Origin: `http://localhost:${this.port}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const answer: unknown = await reply.json()
      if (reply.ok && (kind === 'write' || kind === 'edit')) this.keep(answer as StoredEntry)
      return reply
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      if (code !== 'ECONNREFUSED') this.cutOff[kind] += 1
      return undefined
    }
  }

  private keep(entry: StoredEntry): void {
    this.stored.delete(entry.date)
    this.stored.set(entry.date, entry)
    if (!entry.aiResponse) this.fault(`${entry.date} was acknowledged without a reply`)
  }

  private takeEffect({ after }: Operation): void {
    for (const [date, texts] of after) {
      this.known.set(date, texts)
      if (!texts) this.stored.delete(date)
    }
    this.unanswered = undefined
  }

  private async readStored(): Promise<void> {
    const headers = { Cookie: `firstlight_session=${this.person.token}` }
    const reply = await fetch(`http://localhost:${this.port}/api/export`, { headers })
    const { entries } = (await reply.json()) as { entries: StoredEntry[] }
    this.stored = new Map(entries.map((entry) => [entry.date, entry]))
    if (this.stored.size !== entries.length) this.fault('a day is stored twice')
  }

  private storedTexts(date: string): Texts | null {
    const entry = this.stored.get(date)
    return entry ? textsOf(entry) : null
  }

  private fault(words: string): void {
    this.faults.push(words)
  }
}

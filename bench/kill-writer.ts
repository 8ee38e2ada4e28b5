import type { Entry } from '#domain/entry'
import { statusAt, type Goal } from '#domain/goal'
import { newId } from '#domain/id'
import { addDays } from '#domain/time/local-date'
import { moods } from '#domain/mood'
import { today, type BenchPerson } from './bench-data.ts'

export const operationKinds = [
  'write',
  'edit',
  'import',
  'tick',
  'mood',
  'delete',
  'createGoal',
  'changeGoal',
  'deleteGoal',
] as const
type OperationKind = (typeof operationKinds)[number]
export type OperationCounts = Record<OperationKind, number>

/** What is compared of an entry or a goal. */
type Content = ReturnType<typeof contentOfEntry> | ReturnType<typeof contentOfGoal>
type Operation = {
  kind: OperationKind
  method: string
  path: string
  body?: unknown
  /** What is stored for each day or goal when the operation has taken effect; null where nothing is. */
  after: Map<string, Content | null>
}

const entryContent = ['gratitudeText', 'goalsText', 'diaryText', 'doneItems', 'mood'] as const
const goalContent = ['title', 'milestones', 'milestonesDone', 'progress', 'status'] as const
const pick = <From, Name extends keyof From>(from: From, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>

const order: OperationKind[] = [...operationKinds.slice(0, 5), 'write', ...operationKinds.slice(5)]
const contentOfEntry = (entry: Pick<Entry, (typeof entryContent)[number]>) => pick(entry, entryContent)
const contentOfGoal = (goal: Pick<Goal, (typeof goalContent)[number] | 'progressHistory'>) => ({
  ...pick(goal, goalContent),
  last: goal.progressHistory.at(-1)?.progress,
})
const isSame = (left: Content | null, right: Content | null) => JSON.stringify(left) === JSON.stringify(right)
const long = 'thanks '.repeat(200)

/** One person who changes entries and goals, and records what must be stored. */
export class Writer {
  readonly faults: string[] = []
  /** How often each kind was acknowledged, and how often a kill cut one off that had reached the Worker. */
  readonly acknowledged = Object.fromEntries(operationKinds.map((kind) => [kind, 0])) as OperationCounts
  readonly cutOff = { ...this.acknowledged }
  /** By the date of an entry, or the id of a goal. */
  private known = new Map<string, Content | null>()
  private entries = new Map<string, Entry>()
  private goals = new Map<string, Goal>()
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
      for (const [key, after] of operation.after) {
        const now = this.storedContent(key)
        if (!isSame(now, after) && !isSame(now, this.known.get(key) ?? null))
          this.fault(`${operation.kind} of ${key} is torn`)
      }
      const reply = await this.send(operation)
      if (!reply?.ok && reply?.status !== 404 && reply?.status !== 409)
        this.fault(`the retry of ${operation.kind} got ${reply?.status}`)
      this.takeEffect(operation)
      await this.readStored()
    }
    for (const [key, content] of this.known)
      if (!isSame(this.storedContent(key), content)) this.fault(`${key} is not stored as it was acknowledged`)
    for (const key of [...this.entries.keys(), ...this.goals.keys()])
      if (!this.known.get(key)) this.fault(`${key} is stored and must not be`)
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
    const step = (this.steps += 1)
    const kind = order[step % order.length]!
    const latest = [...this.entries.values()].findLast(({ date }) => this.known.get(date))
    const goal = [...this.goals.values()].at(-1)
    if (kind === 'createGoal' || (!goal && (kind === 'changeGoal' || kind === 'deleteGoal')))
      return this.createGoal(newId(Date.now()), step)
    if (kind === 'changeGoal') return this.changeGoal(goal!, step)
    if (kind === 'deleteGoal') {
      const { id, version } = goal!
      return { kind, method: 'DELETE', path: `/api/goals/${id}?version=${version}`, after: new Map([[id, null]]) }
    }
    if (kind === 'import') {
      const days = [0, 1, 2].map((day) => ({
        ...{ date: addDays('2015-01-01', step * 3 + day), gratitudeText: `Imported ${step}\n${long}` },
        ...{ goalsText: `End of ${step}\nRest`, diaryText: 'Diary', doneItems: [`End of ${step}`], mood: 2 as const },
      }))
      const after = new Map(days.map((day) => [day.date, contentOfEntry(day)]))
      return { kind, method: 'POST', path: '/api/import', body: { days }, after }
    }
    if (kind === 'write' || !latest) {
      const texts = { gratitudeText: `Morning ${step}\n${long.trim()}`, goalsText: `End of ${step}\nRest` }
      const date = addDays(today, -step)
      const after = new Map([[date, contentOfEntry({ ...texts, diaryText: '', doneItems: [], mood: null })]])
      return { kind: 'write', method: 'POST', path: '/api/entries', body: { date, ...texts }, after }
    }
    const { id, date, version } = latest
    const change = (path: string, body: object, changes: Partial<Entry>): Operation => {
      const after = new Map([[date, contentOfEntry({ ...latest, ...changes })]])
      return { kind, method: 'PATCH', path: `/api/entries/${path}`, body, after }
    }
    if (kind === 'delete')
      return { kind, method: 'DELETE', path: `/api/entries/${id}?version=${version}`, after: new Map([[date, null]]) }
    if (kind === 'tick') {
      const isDone = latest.doneItems.includes('Rest')
      const others = latest.doneItems.filter((item) => item !== 'Rest')
      const doneItems = isDone ? others : [...others, 'Rest']
      return change(`${date}/marks`, { [isDone ? 'undone' : 'done']: ['Rest'] }, { doneItems })
    }
    if (kind === 'mood') {
      const mood = moods[step % moods.length]!
      return change(`${date}/marks`, { mood }, { mood })
    }
    const gratitudeText = `Edited ${step}\n${long.trim()}`
    return change(id, { gratitudeText, version }, { gratitudeText })
  }

  private createGoal(id: string, step: number): Operation {
    const fields = { title: `Goal ${step}`, milestones: ['One', 'Two'] }
    const content = contentOfGoal({
      ...{ ...fields, milestonesDone: [], progress: 0, status: 'active' },
      progressHistory: [{ date: today, progress: 0 }],
    })
    return {
      ...{ kind: 'createGoal', method: 'POST', path: '/api/goals', body: { id, ...fields } },
      after: new Map([[id, content]]),
    }
  }

  private changeGoal(goal: Goal, step: number): Operation {
    const progress = step % 2 === 0 ? 100 : 1 + (step % 90)
    const milestonesDone = goal.milestonesDone.length > 0 ? [] : ['Two']
    const content = contentOfGoal({
      ...{ ...goal, milestonesDone, progress, status: statusAt(progress) },
      progressHistory: [{ date: today, progress }],
    })
    return {
      ...{ kind: 'changeGoal', method: 'PATCH', path: `/api/goals/${goal.id}` },
      ...{ body: { milestonesDone, progress, version: goal.version }, after: new Map([[goal.id, content]]) },
    }
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
      if (reply.ok && (kind === 'createGoal' || kind === 'changeGoal'))
        this.goals.set((answer as Goal).id, answer as Goal)
      else if (reply.ok && method !== 'DELETE' && kind !== 'import') this.keep(kind, answer as Entry)
      return reply
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      if (code !== 'ECONNREFUSED') this.cutOff[kind] += 1
      return undefined
    }
  }

  private keep(kind: OperationKind, entry: Entry): void {
    this.entries.delete(entry.date)
    this.entries.set(entry.date, entry)
    // An imported day has no reply until its texts are edited.
    if (!entry.aiResponse && (kind === 'write' || kind === 'edit'))
      this.fault(`${entry.date} was acknowledged without a reply`)
  }

  private takeEffect({ after }: Operation): void {
    for (const [key, content] of after) {
      this.known.set(key, content)
      if (!content) [this.entries, this.goals].forEach((rows) => rows.delete(key))
    }
    this.unanswered = undefined
  }

  private async readStored(): Promise<void> {
    const headers = { Cookie: `firstlight_session=${this.person.token}` }
    const reply = await fetch(`http://localhost:${this.port}/api/export`, { headers })
    const { entries, goals } = (await reply.json()) as { entries: Entry[]; goals: Goal[] }
    this.entries = new Map(entries.map((entry) => [entry.date, entry]))
    this.goals = new Map(goals.map((goal) => [goal.id, goal]))
    if (this.entries.size !== entries.length) this.fault('a day is stored twice')
  }

  private storedContent(key: string): Content | null {
    const [entry, goal] = [this.entries.get(key), this.goals.get(key)]
    return entry ? contentOfEntry(entry) : goal ? contentOfGoal(goal) : null
  }

  private fault(words: string): void {
    this.faults.push(words)
  }
}

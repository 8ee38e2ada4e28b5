import { plannedMessages, type RemindedGoal } from '#domain/message'
import { afterPause } from '#domain/pause'
import { nextOccurrence } from '#domain/time/recurrence'
import type { MessageJournal, Services } from './message.services.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import type { ScheduleRow } from './schedule.repository.ts'

const perRun = 1_000
/** Rows that are written at once: they travel as one value, of which D1 takes 2 MB. */
const rowsAtOnce = 1_000
/** A change of the last minute may be meant for this minute. */
const minute = 60_000

/**
 * Writes the schedule of the people who were changed, or whose goals were. A change only counts in its row that it is
 * not planned, so no write has to know the schedule, and what is cut off here is done by the next run. A person whose
 * plan fails delays nobody else: a job plans that person again.
 */
export async function planMessages(services: Services, journal: MessageJournal): Promise<void> {
  const { users, queue } = services
  const { remindedGoals, schedule, moves } = journal
  const [toPlan, goals] = await Promise.all([
    users.listToPlan(journal.number, perRun),
    remindedGoals.listToPlan(perRun),
  ])
  const ids = [...new Set([...toPlan.map(({ id }) => id), ...goals.map(({ userId }) => userId)])]
  if (ids.length === 0) return
  // Their rows cannot be written, or were not here when what is due was claimed.
  const [moving, due] = await Promise.all([moves.findMoving(ids), schedule.findDue(ids, services.now())])
  const isLeftOut = (id: string) => moving.has(id) || due.has(id)
  const changedPeople = toPlan.filter(({ id }) => !isLeftOut(id))
  const changedGoals = goals.filter(({ userId }) => !isLeftOut(userId))
  const known = new Set(changedPeople.map(({ id }) => id))
  const others = [...new Set(changedGoals.map(({ userId }) => userId))].filter((id) => !known.has(id))
  const people = [...changedPeople, ...(others.length > 0 ? await users.findMany(others) : [])]
  const markPlanned = (planned: ReadonlySet<string>) =>
    Promise.all([
      users.markPlanned(changedPeople.filter(({ id }) => planned.has(id))),
      remindedGoals.markPlanned(changedGoals.filter(({ userId }) => planned.has(userId))),
    ])
  const plans = await plansOf(services, journal, people)
  // Of an account that is gone only the rows are left.
  const found = new Set(people.map(({ id }) => id))
  let [planned, rows] = [others.filter((id) => !found.has(id)), [] as ScheduleRow[]]
  const failed: string[] = []
  const store = async () => {
    await schedule.replaceOf(planned, rows)
    await markPlanned(new Set(planned))
    ;[planned, rows] = [[], []]
  }
  for (const [userId, plan] of plans) {
    if (plan instanceof Error) failed.push(userId)
    else {
      if (rows.length + plan.length > rowsAtOnce) await store()
      planned.push(userId)
      rows.push(...plan)
    }
  }
  await store()
  for (const userId of failed) await queue.send({ job: 'planPerson', userId, journal: journal.number })
  if (failed.length > 0) await markPlanned(new Set(failed))
}

/** Plans one person alone, whose plan failed among others. */
export async function planPerson(services: Services, { userId }: { userId: string }): Promise<void> {
  const user = await services.users.find(userId)
  if (!user) return
  const journal = services.journals.at(user.journal)
  for (const [, plan] of await plansOf(services, journal, [user])) {
    if (plan instanceof Error) throw plan
    await journal.schedule.replaceOf([userId], plan)
  }
}

async function plansOf({ now }: Services, { remindedGoals }: MessageJournal, people: UserRow[]) {
  const goals = await remindedGoals.listPlanned(people.map(({ id }) => id))
  const goalsOf = Map.groupBy(goals, ({ userId }) => userId)
  return people.map((person): [userId: string, plan: ScheduleRow[] | Error] => {
    try {
      return [person.id, rowsOf(person, goalsOf.get(person.id) ?? [], afterPause(person, now() - minute))]
    } catch (fault) {
      return [person.id, fault instanceof Error ? fault : new Error(String(fault))]
    }
  })
}

function rowsOf(person: UserRow, goals: RemindedGoal[], after: number): ScheduleRow[] {
  return plannedMessages(person, goals).flatMap(({ kind, subject, channels, recurrence }) => {
    const next = nextOccurrence(recurrence, after)
    if (!next) return []
    return [{ userId: person.id, kind, subject, channels, recurrence, dueAt: next.at, dueDate: next.date }]
  })
}

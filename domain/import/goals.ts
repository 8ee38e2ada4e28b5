import { importedGoalSchema, type ImportedGoal } from '../goal-schemas.ts'
import type { LeftOut } from './gathering.ts'
import { importing } from '../texts.ts'

/** A call takes 64 KB. */
const largestGoal = 60_000

/** The goals of Firstlight's own export. Never throws. */
export function readGoals(list: unknown): { goals: ImportedGoal[]; leftOut: LeftOut[] } {
  const goals: ImportedGoal[] = []
  const leftOut: LeftOut[] = []
  for (const [index, goal] of (Array.isArray(list) ? list : []).entries()) {
    const read = importedGoalSchema.safeParse(goal)
    if (read.error) leftOut.push({ where: importing.places.goal(index + 1), why: reasonOf(read.error.issues[0]!) })
    else if (new TextEncoder().encode(JSON.stringify(read.data)).length > largestGoal)
      leftOut.push({ where: importing.places.goal(index + 1), why: importing.leftOut.goalTooLong })
    else goals.push(read.data)
  }
  return { goals, leftOut }
}

/** A value of another type has no sentence of its own in the schema: the library says "Invalid …", with more or less after it. */
function reasonOf({ message, path }: { message: string; path: PropertyKey[] }): string {
  if (!message.startsWith('Invalid ')) return `${message}.`
  return path.length === 0 ? importing.leftOut.noGoal : importing.leftOut.goalField(path.map(String).join('.'))
}

/**
 * The id of an imported goal: the same for the same goal and person, so that sending the goal again stores nothing,
 * and another one for each person, because an id belongs to one goal of all people.
 */
export function importedGoalId({ userId, id }: { userId: string; id: string }): string {
  // The time and the version of the goal's id stay; its random digits are combined with those of the person.
  const digits = id.split('').map((digit, at) => {
    const isRandom = at > 19 && digit !== '-'
    return isRandom ? (Number.parseInt(digit, 16) ^ Number.parseInt(userId[at] ?? '0', 16)).toString(16) : digit
  })
  return digits.join('')
}

/** The goal itself is here, or was imported before. */
export function isGoalHere({ id }: { id: string }, { userId, ids }: { userId: string; ids: Set<string> }): boolean {
  return ids.has(id) || ids.has(importedGoalId({ userId, id }))
}

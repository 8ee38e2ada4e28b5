import { harmLines } from './harm-lines.ts'
import * as lines from './quiet-lines.ts'
import { bareGoals } from './letter-lines.ts'
import type { Reading } from './reading.ts'
import type { Turns } from './turns.ts'
import { fill } from './wording.ts'

/** The letter for a page about grief, exhaustion or anger: short, without praise and without a demand. */
export function quietLetter(reading: Reading, turns: Turns): string[][] {
  const good = reading.gratitudes.filter(({ weighs }) => !weighs)
  const goals = reading.goals.filter((goal) => !goal.weighs)
  const heavyGoal = reading.goals.find((goal) => goal.weighs && goal.text !== reading.burden?.text)
  const focus = good.length > 0 && !reading.gratitudeIsBare ? turns.focus('quiet focus', good) : undefined
  const nourishing = goals.filter(
    ({ text, kind }) =>
      kind === 'care' ||
      kind === 'contact' ||
      /(?<!\p{L})(?:eat|drink|shower|sleep|rest|breathe|walk|cry|breakfast|lunch|dinner|bath|bed)(?!\p{L})/iu.test(
        text,
      ),
  )
  const goal = goals.length > 0 ? turns.focus('quiet goal', nourishing.length > 0 ? nourishing : goals) : undefined
  const places = { burden: reading.burden?.quote ?? '', it: focus?.quote ?? '' }
  const beside = focus ? [fill(turns.pick('beside', lines.goodBeside), places)] : []

  if (reading.harm) {
    const { seen, care } = harmLines[reading.harm]
    return [[turns.pick('harm seen', seen)], [turns.pickEvery('harm care', care, 3)]]
  }
  const missed = reading.mood === 'remembrance'
  const opening = turns.pick(
    'burden',
    missed ? lines.remembranceOpenings : reading.burdenIsGoal ? lines.hardGoalOpenings : lines.burdenOpenings,
  )
  const presence = turns.pick(
    'presence',
    missed ? lines.remembrance : reading.mood === 'grief' ? lines.grief : lines.heaviness,
  )
  const ahead = goal
    ? reading.goalsAreBare
      ? fill(turns.pick('quiet bare goals', bareGoals), { goal: goal.quote })
      : fill(
          nourishing.length > 0
            ? turns.pick('nourishing goal', lines.nourishingGoals)
            : turns.pick('gentle goal', lines.gentleGoals),
          { goal: goal.quote },
        )
    : heavyGoal && fill(turns.pick('heavy goal', lines.heavyGoals), { goal: heavyGoal.quote })
  return [
    [fill(opening, places), presence],
    [...beside, ...(ahead ? [ahead] : [])],
  ]
}

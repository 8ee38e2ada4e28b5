import type { CoachRequest } from '../coach-request.ts'
import { canComeFirst } from './goal-kinds.ts'
import { anyStep, anyThought, goalLines } from './goal-lines.ts'
import { reflections, reflectionsOnAnything, reflectionsOnSomeone } from './gratitude-lines.ts'
import * as lines from './letter-lines.ts'
import { anyBridge, bridgesBetween, dogWalk } from './links.ts'
import { plainGoals, plainOpenings } from './plain-lines.ts'
import type { Goal, Gratitude, Reading } from './reading.ts'
import { recallAim, recallEntry } from './remembering.ts'
import type { Turns } from './turns.ts'
import { fill, wordCount } from './wording.ts'

const fewestWords = 88
const mostWords = 168
const shapes = ['gratitude first', 'goal first', 'both together', 'gratitude first'] as const

/** The letter for a page with a known theme and without a sign of grief, exhaustion or anger. Paragraphs of sentences. */
export function brightLetter(reading: Reading, request: CoachRequest, turns: Turns, weekday: string): string[][] {
  const gratitudes = reading.gratitudes.filter(({ clear }) => clear)
  const goals = reading.goals.filter(({ clear }) => clear)
  const focus = gratitudes.length > 0 ? turns.focus('focus', gratitudes) : undefined
  const goal = goals.length > 0 ? turns.focus('goal focus', goals) : undefined
  const unclearGoal = reading.goals.find(({ clear }) => !clear)
  const places = {
    weekday,
    it: focus?.quote ?? reading.gratitudes[0]?.quote ?? '',
    goal: goal?.quote ?? unclearGoal?.quote ?? '',
  }
  const say = (sentence: string) => fill(sentence, { ...places, who: focus?.who ?? '' })

  const memory = request.premium ? request.memory : undefined
  const recalled = memory && recallEntry(memory, request.date, turns, focus, goal)
  const aim = memory && recallAim(memory, request.date, turns, goal)
  const echo = (of: 'gratitude' | 'goal') => (recalled?.of === of ? recalled.sentence : undefined)

  const thanks = focus ? say(reflectionOn(focus, gratitudes, turns)) : undefined
  const second = secondReflection(gratitudes, focus, turns)
  const thought = goal && turns.pickFor(`thought ${goal.kind}`, thoughtsOn(goal, goals), goal, kin(goal, goals), goals)
  const step = goal && stepFor(goal, goals, turns)
  // On some days a sentence that connects the two; on the others a general transition.
  const own = focus && goal ? bridgesBetween(focus.theme, goal.kind) : []
  const after = turns.pick(`bridge ${own[0]}`, [...own, undefined, undefined, undefined, undefined])
  const before = after === undefined && focus && goal ? turns.pick('any bridge', anyBridge) : undefined
  const bridge = before ?? after
  const walksTheDog =
    focus?.theme === 'pets' && /dog|puppy|hund|perro|🐶|🐕/iu.test(focus.text) && goal && /walk|🚶/iu.test(goal.text)
      ? dogWalk
      : undefined

  const opening = say(openingOf(reading, focus, turns))
  const introduction = say(introductionOf(reading, goal, turns))
  if (reading.isShort)
    return [sentences(opening, thanks, echo('gratitude')), sentences(introduction, echo('goal'), aim, step)]

  const shape = shapes[(turns.day + turns.pickEvery('shape', [0, 1, 2], 4)) % shapes.length]
  const build = (more: boolean, most: boolean): string[][] => {
    if (shape === 'goal first' && goal && focus)
      return [
        sentences(say(goalOpeningOf(goal, turns)), echo('goal'), thought, walksTheDog, step, aim),
        sentences(
          say(turns.pick('footing', lines.footings)),
          thanks,
          echo('gratitude') ?? (more ? second : undefined),
          most ? bridge : undefined,
        ),
      ]
    const together = shape === 'both together'
    return [
      sentences(opening, thanks, more ? second : undefined, echo('gratitude')),
      sentences(
        together || most ? before : undefined,
        introduction,
        echo('goal'),
        walksTheDog ?? (together || most ? after : undefined),
        !together || most ? thought : undefined,
        aim,
        step,
      ),
    ]
  }
  const usual = build(true, false)
  if (lengthOf(usual) < fewestWords) return build(true, true)
  return lengthOf(usual) > mostWords ? build(false, false) : usual
}

/** A first step for a goal: one of its kind, or one for any goal. */
export function stepFor(goal: Goal, goals: readonly Goal[], turns: Turns): string {
  const { steps } = goalLines[goal.kind]
  const isOwn = ['refrain', 'attitude', 'rest', 'event', 'presence'].includes(goal.kind)
  const pool = isOwn || isSeldom(kin(goal, goals), goals) ? steps : [...steps, ...anyStep]
  return turns.pickFor(`step ${goal.kind}`, pool, goal, kin(goal, goals), goals)
}

function openingOf(reading: Reading, focus: Gratitude | undefined, turns: Turns): string {
  if (focus?.wordless) return turns.pick('wordless opening', lines.wordlessOpenings)
  if (focus) return turns.pick('opening', lines.openings)
  if (reading.gratitudes.length === 0) return turns.pick('unreadable', lines.unreadableGratitude)
  return reading.gratitudeIsBare ? turns.pick('bare', lines.bareGratitude) : turns.pick('plain', plainOpenings)
}

function introductionOf(reading: Reading, goal: Goal | undefined, turns: Turns): string {
  if (!goal) {
    if (reading.goals.length === 0) return turns.pick('unreadable goals', lines.unreadableGoals)
    return reading.goalsAreBare ? turns.pick('bare goals', lines.bareGoals) : turns.pick('plain goal', plainGoals)
  }
  if (reading.goalCount === 1) return turns.pick('one goal', lines.oneGoal)
  return turns.pick('many goals', canComeFirst(goal.text) ? lines.manyGoals : lines.manyGoalsInNoOrder)
}

function goalOpeningOf(goal: Goal, turns: Turns): string {
  const fitting = canComeFirst(goal.text)
    ? lines.goalOpenings
    : lines.goalOpenings.filter((line) => !line.includes('evening'))
  return turns.pick('goal opening', fitting)
}

/** A second line of the page, with a sentence about it. */
function secondReflection(gratitudes: readonly Gratitude[], focus: Gratitude | undefined, turns: Turns) {
  if (!focus || gratitudes.length < 2) return undefined
  const other = gratitudes[(gratitudes.indexOf(focus) + 1) % gratitudes.length] as Gratitude
  const frame = fill(turns.pick('second frame', lines.seconds), { it: other.quote })
  return `${frame} ${fill(reflectionOn(other, gratitudes, turns, true), { who: other.who ?? '' })}`
}

function reflectionOn(focus: Gratitude, all: readonly Gratitude[], turns: Turns, isSecond = false): string {
  const alike = all.filter(({ theme }) => theme === focus.theme)
  const pool = [
    ...reflections[focus.theme],
    ...(focus.who ? reflectionsOnSomeone : []),
    ...(isSeldom(alike, all) ? [] : reflectionsOnAnything),
  ]
  return turns.pickFor(`reflection ${focus.theme}`, pool, focus, alike, all, isSecond ? Math.floor(pool.length / 2) : 0)
}

function thoughtsOn(goal: Goal, goals: readonly Goal[]): readonly string[] {
  const { thoughts } = goalLines[goal.kind]
  return isSeldom(kin(goal, goals), goals) ? thoughts : [...thoughts, ...anyThought]
}

/** Whether at most half of the lines have this theme. Then its own sentences suffice for a month. */
function isSeldom(alike: readonly unknown[], all: readonly unknown[]): boolean {
  return alike.length * 2 <= all.length
}

function kin(goal: Goal, goals: readonly Goal[]): Goal[] {
  return goals.filter(({ kind }) => kind === goal.kind)
}

function sentences(...some: (string | undefined)[]): string[] {
  return some.filter((sentence) => sentence !== undefined && sentence !== '') as string[]
}

function lengthOf(paragraphs: string[][]): number {
  return wordCount(paragraphs.flat().join(' '))
}

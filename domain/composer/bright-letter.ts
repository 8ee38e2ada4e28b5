import type { CoachRequest } from '../coach-request.ts'
import { canComeFirst } from './goal-kinds.ts'
import { anyStep, anyThought, goalLines } from './goal-lines.ts'
import { reflections, reflectionsOnAnything, reflectionsOnSomeone } from './gratitude-lines.ts'
import * as lines from './letter-lines.ts'
import { anyBridge, bridgesBetween, dogWalk } from './links.ts'
import type { Goal, Gratitude, Reading } from './reading.ts'
import { recallAim, recallEntry } from './remembering.ts'
import { themeNouns } from './themes.ts'
import type { Turns } from './turns.ts'
import { fill, listed, series, wordCount } from './wording.ts'

const fewestWords = 88
const mostWords = 168
const shapes = ['gratitude first', 'goal first', 'both together', 'gratitude first'] as const

/** Paragraphs of sentences for a morning on which nothing weighs. */
export function brightLetter(reading: Reading, request: CoachRequest, turns: Turns, weekday: string): string[][] {
  const gratitudes = reading.gratitudeIsBare ? [] : reading.gratitudes
  const goals = reading.goalsAreBare ? [] : reading.goals
  const focus = gratitudes.length > 0 ? turns.focus('focus', gratitudes) : undefined
  const goal = goals.length > 0 ? turns.focus('goal focus', goals) : undefined
  const places = {
    weekday,
    it: focus?.quote ?? reading.gratitudes[0]?.quote ?? '',
    goal: goal?.quote ?? reading.goals[0]?.quote ?? '',
    others: listed(gratitudes.filter((one) => one !== focus).map(({ quote }) => quote)),
    rest: listed(goals.filter((one) => one !== goal).map(({ quote }) => quote)),
    nouns: nounsOf(gratitudes),
  }
  const say = (sentence: string) => fill(sentence, { ...places, who: focus?.who ?? '' })

  const memory = request.premium ? request.memory : undefined
  const recalled = memory && recallEntry(memory, request.date, turns, focus, goal)
  const aim = memory && recallAim(memory, request.date, turns, goal)

  const thanks = focus ? say(reflectionOn(focus, gratitudes, turns)) : undefined
  const company = focus && gratitudes.length > 1 ? say(companyOf(gratitudes, turns)) : undefined
  const other = gratitudes.length === 2 ? gratitudes.find((one) => one !== focus) : undefined
  const companyThanks = other && fill(reflectionOn(other, gratitudes, turns, 3), { who: other.who ?? '' })
  const thought = goal && turns.pickFor(`thought ${goal.kind}`, thoughtsOn(goal, goals), goal, kin(goal, goals), goals)
  const step = goal && stepFor(goal, goals, turns)
  const general = focus && goal && turns.pick('any bridge', anyBridge)
  // At times what the two have to do with each other, if anything; else what leads from one to the other.
  const own = focus && goal ? bridgesBetween(focus.theme, goal.kind) : []
  const after = turns.pick(`bridge ${own[0]}`, [...own, undefined, undefined, undefined, undefined])
  const before = after === undefined ? general : undefined
  const bridge = before ?? after
  const walksTheDog =
    focus?.theme === 'pets' && /dog|puppy|hund|perro|🐶|🐕/iu.test(focus.text) && goal && /walk|🚶/iu.test(goal.text)
      ? dogWalk
      : undefined
  const echo = (of: 'gratitude' | 'goal') => (recalled?.of === of ? recalled.sentence : undefined)

  const opening = say(
    focus
      ? openingFor(focus, turns)
      : reading.gratitudes.length > 0
        ? turns.pick('bare', lines.bareGratitude)
        : turns.pick('unreadable', lines.unreadableGratitude),
  )
  const noGoal = say(
    reading.goals.length > 0
      ? turns.pick('bare goals', lines.bareGoals)
      : turns.pick('unreadable goals', lines.unreadableGoals),
  )
  const introduction = goal ? say(introductionOf(reading, goal, places.rest, turns)) : noGoal

  if (reading.isShort)
    return [sentences(opening, thanks, echo('gratitude')), sentences(introduction, echo('goal'), aim, step)]

  const shape = shapes[(turns.day + turns.pickEvery('shape', [0, 1, 2], 4)) % shapes.length]
  const build = (extras: boolean, more: boolean): string[][] => {
    if (shape === 'goal first' && goal && focus) {
      const later =
        places.rest === ''
          ? undefined
          : say(turns.pickEvery('later', canComeFirst(goal.text) ? lines.laterGoals : lines.otherGoals, 2))
      return [
        sentences(
          say(
            turns.pick(
              'goal opening',
              canComeFirst(goal.text)
                ? lines.goalOpenings
                : lines.goalOpenings.filter((line) => !line.includes('evening')),
            ),
          ),
          echo('goal'),
          thought,
          walksTheDog,
          step,
          aim,
          extras ? later : undefined,
        ),
        sentences(
          say(turns.pick('footing', lines.footings)),
          thanks,
          extras ? (echo('gratitude') ?? company) : undefined,
          more && !echo('gratitude') ? companyThanks : undefined,
          more ? bridge : undefined,
        ),
      ]
    }
    const together = shape === 'both together'
    return [
      sentences(opening, thanks, extras ? company : undefined, more ? companyThanks : undefined, echo('gratitude')),
      sentences(
        together || more ? before : undefined,
        introduction,
        echo('goal'),
        walksTheDog ?? (together || more ? after : undefined),
        !together || more ? thought : undefined,
        aim,
        step,
      ),
    ]
  }
  const usual = build(true, false)
  if (lengthOf(usual) < fewestWords) return build(true, true)
  return lengthOf(usual) > mostWords ? build(false, false) : usual
}

function thoughtsOn(goal: Goal, goals: readonly Goal[]): readonly string[] {
  const { thoughts } = goalLines[goal.kind]
  return isSeldom(kin(goal, goals), goals) ? thoughts : [...thoughts, ...anyThought]
}

/** A first step for a goal, its own kind's or one that fits any. */
export function stepFor(goal: Goal, goals: readonly Goal[], turns: Turns): string {
  const { steps } = goalLines[goal.kind]
  const isOwn = ['refrain', 'attitude', 'rest', 'event', 'presence'].includes(goal.kind)
  const pool = isOwn || isSeldom(kin(goal, goals), goals) ? steps : [...steps, ...anyStep]
  return turns.pickFor(`step ${goal.kind}`, pool, goal, kin(goal, goals), goals)
}

function openingFor(focus: Gratitude, turns: Turns): string {
  return focus.wordless ? turns.pick('wordless opening', lines.wordlessOpenings) : turns.pick('opening', lines.openings)
}

function reflectionOn(focus: Gratitude, all: readonly Gratitude[], turns: Turns, ahead = 0): string {
  const alike = all.filter(({ theme }) => theme === focus.theme)
  const pool = [
    ...reflections[focus.theme],
    ...(focus.who ? reflectionsOnSomeone : []),
    ...(isSeldom(alike, all) ? [] : reflectionsOnAnything),
  ]
  return turns.pickFor(`reflection ${focus.theme}`, pool, focus, alike, all, ahead)
}

/** Then the sentences of its own last for a month, and none of those that fit anything is needed. */
function isSeldom(alike: readonly unknown[], all: readonly unknown[]): boolean {
  return alike.length * 2 <= all.length
}

function companyOf(gratitudes: readonly Gratitude[], turns: Turns): string {
  const isWide = new Set(gratitudes.map(({ theme }) => theme).filter((theme) => theme !== 'other')).size >= 3
  return isWide && turns.day % 4 === 1
    ? turns.pickEvery('range', lines.ranges, 4)
    : turns.pick('company', lines.companions)
}

function introductionOf(reading: Reading, goal: Goal, rest: string, turns: Turns): string {
  if (reading.goalCount === 1) return turns.pick('one goal', lines.oneGoal)
  const frames: readonly string[] = canComeFirst(goal.text) ? lines.manyGoals : lines.manyGoalsInNoOrder
  return turns.pick('many goals', rest === '' ? frames.filter((line) => !line.includes('{rest}')) : frames)
}

function kin(goal: Goal, goals: readonly Goal[]): Goal[] {
  return goals.filter(({ kind }) => kind === goal.kind)
}

function nounsOf(gratitudes: readonly Gratitude[]): string {
  const themes = [...new Set(gratitudes.map(({ theme }) => theme))].filter((theme) => theme !== 'other')
  return series(themes.slice(0, 4).map((theme) => themeNouns[theme]))
}

function sentences(...some: (string | undefined)[]): string[] {
  return some.filter((sentence) => sentence !== undefined && sentence !== '') as string[]
}

function lengthOf(paragraphs: string[][]): number {
  return wordCount(paragraphs.flat().join(' '))
}

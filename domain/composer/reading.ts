import { harmIn, type Harm } from '../crisis/harmful-plans.ts'
import { speaksOfSelfHarm } from '../crisis/self-harm.ts'
import { itemsOf } from '../entry.ts'
import { kindOf, type GoalKind } from './goal-kinds.ts'
import { isClearlyGood, isClearlyPlanned } from './evidence.ts'
import { bears, grieves, isPrivate, remembers, saysNothing } from './moods.ts'
import { isCoarse, quoted } from './quoting.ts'
import { personIn, themeOf, type Theme } from './themes.ts'

export type Item = { text: string; quote: string; weighs: boolean }
export type Gratitude = Item & {
  theme: Theme
  who: string | undefined
  wordless: boolean
  /** The line shows that something was good. Only then the reply may be cheerful about it. */
  clear: boolean
}
/** A goal is clear if its kind is known, so that a thought or a first step can be offered. */
export type Goal = Item & { kind: GoalKind; clear: boolean }

export type Reading = {
  gratitudes: Gratitude[]
  /** Without those that the reply must not encourage or mention. */
  goals: Goal[]
  mood: 'bright' | 'plain' | 'grief' | 'remembrance' | 'heavy' | 'harmful'
  /** The harm that the page plans or reports. */
  harm: Harm | undefined
  /** How many lines the goals have, with those that are left out here. */
  goalCount: number
  /** The line with the strongest sign of grief, exhaustion or anger, if any. */
  burden: Item | undefined
  burdenIsGoal: boolean
  /** A section says "nothing" or "I don't know", or has no word. */
  gratitudeIsBare: boolean
  goalsAreBare: boolean
  isShort: boolean
}

/** Items beyond this number are ignored; a letter names three. */
const mostItems = 12

export function readMorning({ gratitudeText, goalsText }: { gratitudeText: string; goalsText: string }): Reading {
  const gratitudeItems = piecesOf(gratitudeText, gratitudePreface)
  const goalItems = piecesOf(goalsText, goalPreface)
  const gratitudes = gratitudeItems.map(readGratitude)
  const allGoals = goalItems.map(readGoal)
  const all = [...gratitudes, ...allGoals]
  const harms = new Map(all.map((item) => [item, harmIn(item.text)]))
  const goals = allGoals.filter((goal) => harms.get(goal) === undefined && !isPrivate(goal.text))
  const burden =
    all.find(({ text }) => grieves(text)) ??
    all.find(({ text }) => bears(text)) ??
    gratitudes.find(({ text }) => remembers(text))
  const harm = [...harms.values()].find((found) => found !== undefined)
  const gratitudeIsBare = gratitudes.every(({ text }) => saysNothing(text))
  const isUnderstood = gratitudes.some(({ clear }) => clear) || goals.some(({ clear }) => clear) || gratitudeIsBare
  const mood = harm ? 'harmful' : burden ? moodOf(burden) : isUnderstood ? 'bright' : 'plain'
  return {
    gratitudes: polite(gratitudes),
    goals: polite(goals),
    goalCount: allGoals.length,
    mood,
    harm,
    burden,
    burdenIsGoal: allGoals.some((goal) => goal === burden),
    gratitudeIsBare,
    goalsAreBare: goals.every(({ text }) => saysNothing(text)),
    isShort:
      gratitudes.length <= 1 && allGoals.length <= 1 && gratitudeText.trim().length + goalsText.trim().length < 40,
  }
}

function moodOf({ text }: Item): Reading['mood'] {
  if (grieves(text)) return 'grief'
  return bears(text) ? 'heavy' : 'remembrance'
}

function weighs(text: string): boolean {
  return grieves(text) || bears(text) || remembers(text)
}

export function readGratitude(text: string): Gratitude {
  const theme = themeOf(text)
  return {
    text,
    quote: quoted(text),
    theme,
    who: personIn(text),
    wordless: !/[\p{L}\p{N}]/u.test(text),
    weighs: weighs(text),
    clear: isClearlyGood(text, theme),
  }
}

export function readGoal(text: string): Goal {
  const kind = kindOf(text)
  return { text, quote: quoted(text), kind, weighs: weighs(text), clear: isClearlyPlanned(text, kind) }
}

/** What may be cited from an earlier day: nothing that was hard, coarse or empty then. */
export function citable(text: string): string[] {
  return itemsOf(text).filter(
    (item) =>
      hasSubstance(item) &&
      item.length <= 80 &&
      !isCoarse(item) &&
      !weighs(item) &&
      harmIn(item) === undefined &&
      !isPrivate(item) &&
      !saysNothing(item) &&
      !speaksOfSelfHarm(item),
  )
}

const gratitudePreface =
  /^(?:(?:today|this morning|right now)[,:]?\s+)?(?:i\s*(?:['’]m| am|m)\s+(?:so |very |really |truly |deeply |just |also )*(?:grateful|thankful|glad|happy|blessed)(?: today)?|(?:so |very |also )*(?:grateful|thankful)|thank you|thanks)\s+(?:for|that|to have)\s+(?=\S)/iu
/** The word that connects a sentence with the one before. */
const conjunction = /^(?:but|and|also|still|though|plus|aber|und|mais|et|pero|y)[,\s]+(?=\S{2})/iu
const goalPreface =
  /^(?:(?:today|this morning|tonight)[,:]?\s+)?(?:i\s+(?:want to|will|would like to|need to|have to|plan to|am going to|hope to)|i['’](?:ll|d like to|m going to)|my goal is to|goal:|to do:|todo:|try to|want to|need to)\s+(?=\S)/iu

/** The items, without "I am grateful for"; one long line is read as its sentences or the things it lists. */
function piecesOf(text: string, preface: RegExp): string[] {
  const lines = itemsOf(text)
  const pieces =
    lines.length === 1
      ? split(lines[0] ?? '', preface)
      : lines.flatMap((line) => (line.length > 50 ? sentencesOf(line) : [line]))
  return [...new Set(pieces)]
    .slice(0, mostItems)
    .map((piece) =>
      piece
        .replace(preface, '')
        .replace(/[,\s]+(?:though|too|as well|anyway)[.\s]*$/iu, '')
        .trim(),
    )
    .filter(hasSubstance)
}

function split(line: string, preface: RegExp): string[] {
  const sentences = sentencesOf(line)
  if (sentences.length > 1) return sentences
  const bare = line.replace(preface, '')
  const things = bare
    .split(/\s*[,;，、،]\s*(?:(?:and|und|et|y|e|i)\s+)?/u)
    .flatMap((thing, index, all) =>
      index === all.length - 1 && all.length > 1 ? thing.split(/\s+(?:and|und|et|&)\s+/u) : [thing],
    )
  const isList = things.length > 1 && things.every((thing) => thing !== '' && thing.split(/\s+/).length <= 7)
  return isList ? things : [line]
}

function sentencesOf(line: string): string[] {
  const sentences = line
    .split(/(?<=[^\s.]{2}[.!?。！？])\s+|(?<=[。！？])/u)
    .filter((sentence) => sentence.trim() !== '')
  return sentences.map((sentence, index) => (index > 0 ? sentence.replace(conjunction, '') : sentence))
}

function hasSubstance(piece: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{So}]/u.test(piece) && quoted(piece).length > 2
}

/** Lines without coarse words first, since those can be quoted. */
function polite<Line extends Item>(items: Line[]): Line[] {
  const clean = items.filter(({ text }) => !isCoarse(text))
  return clean.length > 0 ? clean : items
}

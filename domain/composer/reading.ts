import type { CoachTexts } from '../coach-request.ts'
import { harmIn, type Harm } from '../crisis/harmful-plans.ts'
import { hardnessOf, isAnothersGain, isDoubtful, isPlanOfAHardDay, speaksOfSomebodyUnnamed } from './doubt.ts'
import {
  isClearlyGood,
  isClearlyPlanned,
  isSurelyGood,
  speaksIll,
  speaksOfHardship,
  tellsWhatHappened,
} from './evidence.ts'
import { kindOf, type GoalKind } from './goal-kinds.ts'
import { readPage } from './items.ts'
import { languageOf, type Language } from './language.ts'
import { darkMoods, decisive, feelingIn, isPrivate, saysNothing, type Feeling, type Mood } from './moods.ts'
import { phrase, type Phrasing } from './phrasing.ts'
import { corrected } from './spelling.ts'
import type { Facet } from './signs.ts'
import { isAboutAPerson, themeOf, type Theme } from './themes.ts'

export type { Mood } from './moods.ts'

export type Item = Phrasing & { text: string; feeling: Feeling | undefined; isBare: boolean }
export type Gratitude = Item & {
  theme: Theme
  hasPerson: boolean
  /** The line shows that something was good. */
  isGood: boolean
}
/** `isClear`: the kind is known and the plan is harmless, so that a first step can be offered. */
export type Goal = Item & { kind: GoalKind; isClear: boolean }

export type Reading = {
  date: string
  language: Language | 'other'
  mood: Mood
  facet: Facet | undefined
  /** The harm that the page plans or reports. No mood counts then. */
  harm: Harm | undefined
  gratitudes: Gratitude[]
  /** Without those that the reply must not encourage or mention. */
  goals: Goal[]
  /** The line that gives the page its mood, or that matters most on it. */
  focus: Gratitude | Goal | undefined
}

export function readMorning({ date = '', ...texts }: CoachTexts & { date?: string }): Reading {
  const page = readPage(texts)
  const language = languageOf(page.text)
  const gratitudes = page.gratitudes.map((text) => readGratitude(text, language))
  const allGoals = page.goals.map((text) => readGoal(text, language))
  // Most pages plan no harm, and one look at the whole page tells.
  const harm = harmIn(page.text)
  const goals = allGoals.filter(({ text }) => !isPrivate(text) && (harm === undefined || harmIn(text) === undefined))
  const lines = [...gratitudes, ...allGoals]
  // What is written under thanks comes before what is written among the plans.
  const isDark = ({ mood }: Feeling) => darkMoods.has(mood)
  const darkThanks = strongest(gratitudes, isDark)
  const dark = darkThanks && darkThanks.feeling!.weight >= decisive ? darkThanks : strongest(lines, isDark)
  const isSure = (feeling: Feeling, text: string) => language !== 'en' || isSureOf(feeling, text)
  const gladdest = strongest(gratitudes, (feeling, text) => !isDark(feeling) && isSure(feeling, text))
  // A mere word of joy does not decide beside a line that may be hard.
  const isMere = language === 'en' && gladdest?.feeling?.mood === 'joy' && gladdest.feeling.weight <= decisive
  const glad =
    isMere && gratitudes.some(({ text, feeling }) => !feeling && (isDoubtful(text) || speaksOfHardship(text, 'en')))
      ? undefined
      : gladdest
  const decides = isDecisive(dark?.feeling, glad?.feeling) ? dark : glad
  // The rest is asked only of a page that no sign decides.
  const hard = decides
    ? undefined
    : gratitudes.find(({ text, feeling }) =>
        feeling ? !isDark(feeling) && !isSure(feeling, text) : speaksOfHardship(text, language),
      )
  const understood =
    !decides && !hard && !(language === 'en' && raisesDoubt(gratitudes, allGoals)) && hasEvidence(gratitudes, goals)
  const leading = decides ?? (understood ? undefined : dark)
  const suggested = leading || !hard || language !== 'en' ? undefined : hardnessOf(hard.text).mood
  // Where only a plan has the sign, a line under thanks that is no good thing says more about it.
  const named = goals.some((goal) => goal === leading)
    ? gratitudes.find((line) => !line.isGood && !line.isBare && line.quote)
    : undefined
  return {
    date,
    language,
    harm,
    gratitudes,
    goals,
    mood: leading?.feeling?.mood ?? suggested ?? (understood ? 'ordinary' : 'unclear'),
    facet: leading?.feeling?.facet,
    focus: named ?? leading ?? (suggested && hard) ?? weightiest(gratitudes) ?? goals[0],
  }
}

function hasEvidence(gratitudes: readonly Gratitude[], goals: readonly Goal[]): boolean {
  if (gratitudes.length === 0) return goals.some(({ isClear }) => isClear)
  return gratitudes.some(({ isGood }) => isGood) || gratitudes.filter(isAThing).length > 1
}

const withName = /(?<!\p{L})\p{Lu}\p{Ll}+ and I(?!\p{L})/u

/** Whether something shows that a page is not about good things only, though no sign says about what. */
function raisesDoubt(gratitudes: readonly Gratitude[], goals: readonly Goal[]): boolean {
  const unread = gratitudes.filter(({ feeling }) => !feeling || !darkMoods.has(feeling.mood))
  const isSure = (line: Gratitude) =>
    isAThing(line) || (line.isGood && (line.feeling !== undefined || isSurelyGood(line.text)))
  const sure = gratitudes.filter(isSure)
  const told = unread.filter((line) => !isSure(line) && tellsWhatHappened(line.text))
  const hasPerson = gratitudes.some((line) => line.hasPerson || line.theme === 'pets' || withName.test(line.text))
  return (
    // What happened and is not understood decides, unless most lines are surely good.
    (gratitudes.length > 0 && sure.length === 0) ||
    sure.length < 2 * told.length ||
    unread.some((line) => (line.feeling ? isAnothersGain(line.text) : isDoubtful(line.text))) ||
    (!hasPerson && unread.some((line) => !line.feeling && speaksOfSomebodyUnnamed(line.text))) ||
    (sure.length < gratitudes.length && goals.some((line) => isPlanOfAHardDay(line.text)))
  )
}

/** Something that is named, under thanks, by some words of which none is hard. */
function isAThing({ text, feeling, isBare, quote, clause }: Gratitude): boolean {
  if (feeling || isBare || !quote || clause !== undefined || !/\S\s+\S/u.test(text)) return false
  return !tellsWhatHappened(text) && !speaksIll(text, 'en') && !isDoubtful(text)
}

/** A glad sign counts only for somebody's own good: not "they promoted Greg instead of me". */
function isSureOf({ mood, weight }: Feeling, text: string): boolean {
  if (mood === 'relief') return true
  return !isAnothersGain(text) && (weight >= 9 || hardnessOf(text).mood === undefined)
}

function strongest<Line extends Item>(
  lines: readonly Line[],
  fits: (feeling: Feeling, text: string) => boolean,
): Line | undefined {
  return lines
    .filter(({ feeling, text }) => feeling && fits(feeling, text))
    .reduce<Line | undefined>(
      (best, one) => (!best || one.feeling!.weight > best.feeling!.weight ? one : best),
      undefined,
    )
}

/** A dark line decides, unless it speaks of tiredness or nerves and the page has greater news than that. */
function isDecisive(dark: Feeling | undefined, glad: Feeling | undefined): boolean {
  if (!dark || dark.weight < decisive) return false
  const yields = dark.mood === 'exhaustion' && (dark.facet === 'tired' || dark.facet === 'fear')
  return !(yields && glad && glad.weight > dark.weight)
}

/** An event before a routine, a person before a thing, and what can be taken up before what cannot. */
function weightiest(gratitudes: readonly Gratitude[]): Gratitude | undefined {
  const weightOf = ({ clause, noun, quote, hasPerson, theme, isGood, isBare, text }: Gratitude) =>
    (hasPerson ? 4 : 0) +
    (clause ? 2 : 0) +
    (isGood ? 2 : 0) +
    (theme === 'other' ? 0 : 1) +
    (theme === 'pets' ? 1 : 0) +
    (/\s/u.test(text) ? 1 : 0) -
    (quote || noun || clause ? 0 : 8) -
    (isBare ? 9 : 0)
  return gratitudes.reduce<Gratitude | undefined>(
    (best, one) => (!best || weightOf(one) > weightOf(best) ? one : best),
    undefined,
  )
}

export function readGratitude(text: string, language: Language | 'other'): Gratitude {
  const item = readItem(text, language)
  const theme = themeOf(item.text)
  const isDark = item.feeling !== undefined && darkMoods.has(item.feeling.mood)
  return {
    ...item,
    theme,
    hasPerson: isAboutAPerson(item.text, theme),
    isGood: !isDark && !item.isBare && (item.feeling !== undefined || isClearlyGood(item.text, theme, language)),
  }
}

export function readGoal(text: string, language: Language | 'other'): Goal {
  const item = readItem(text, language)
  const kind = kindOf(item.text)
  return {
    ...item,
    kind,
    isClear: !item.isBare && item.feeling?.mood !== 'sarcasm' && isClearlyPlanned(item.text, kind),
  }
}

function readItem(written: string, language: Language | 'other'): Item {
  const text = language === 'en' ? corrected(written) : written
  const feeling = feelingIn(text, language)
  return { text, ...phrase(text, language === 'en', feeling?.at), feeling, isBare: saysNothing(text) }
}

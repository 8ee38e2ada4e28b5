import type { CoachTexts } from '../coach-request.ts'
import { harmIn, type Harm } from '../crisis/harmful-plans.ts'
import { isClearlyGood, isClearlyPlanned, speaksOfHardship, tellsWhatHappened } from './evidence.ts'
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
  const glad = strongest(gratitudes, ({ mood }) => !darkMoods.has(mood))
  const decides = isDecisive(dark?.feeling, glad?.feeling) ? dark : glad
  const isHard = gratitudes.some(({ text, feeling }) => feeling === undefined && speaksOfHardship(text, language))
  // What happened and is not understood decides, unless another line has somebody in it, or is an event that is.
  const isOpen =
    language === 'en' &&
    gratitudes.some(({ text, feeling, isGood }) => !feeling && !isGood && tellsWhatHappened(text)) &&
    !gratitudes.some(({ isGood, hasPerson, clause }) => isGood && (hasPerson || clause !== undefined))
  const understood =
    isHard || isOpen
      ? false
      : gratitudes.length === 0
        ? goals.some(({ isClear }) => isClear)
        : gratitudes.some(({ isGood }) => isGood)
  const mild = decides === undefined && !understood ? dark : undefined
  const leading = decides ?? mild
  return {
    date,
    language,
    harm,
    gratitudes,
    goals,
    mood: leading?.feeling?.mood ?? (understood ? 'ordinary' : 'unclear'),
    facet: leading?.feeling?.facet,
    focus: leading ?? weightiest(gratitudes) ?? goals[0],
  }
}

function strongest<Line extends Item>(lines: readonly Line[], fits: (feeling: Feeling) => boolean): Line | undefined {
  return lines
    .filter(({ feeling }) => feeling && fits(feeling))
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

import type { Choices } from './choosing.ts'
import { draftLetter, fewestWords, type Draft } from './draft.ts'
import { isSurelyGood, speaksIll } from './evidence.ts'
import { anyStep, steps } from './first-steps.ts'
import { canComeFirst } from './goal-kinds.ts'
import { darkMoods } from './moods.ts'
import * as opening from './openings.ts'
import { isAboutOrder, isAboutSeveral, plainPlans, planLines, secondLines } from './plan-lines.ts'
import * as question from './questions.ts'
import * as quiet from './quiet-lines.ts'
import type { Goal, Item, Reading } from './reading.ts'
import * as thought from './thoughts.ts'
import { threadLines } from './thread-lines.ts'
import { dayAfterSince, whenWas, type Thread } from './threads.ts'
import { quoted } from './quoting.ts'
import { capitalised, fill, inWords } from './wording.ts'

/** A letter in English, as paragraphs of sentences. `threads`: what continues in this page from earlier days. */
export function englishLetter(reading: Reading, choices: Choices, threads: readonly Thread[]): string[][] {
  const draft = draftLetter(choices)
  const thread: ThreadSentences = {
    continues: (line) => threads.some((one) => one.line === line),
    sentenceFor: (line) => sentenceAlong(threads, line, reading.date, choices),
  }
  if (darkMoods.has(reading.mood)) writeDark(draft, reading, choices, thread)
  else if (reading.mood === 'unclear') writeUnclear(draft, reading, choices, thread)
  else writeCalm(draft, reading, choices, thread)
  return draft.paragraphs
}

/** The sentences along the threads of a page, by today's line. */
type ThreadSentences = { continues: (line: string) => boolean; sentenceFor: (line: string) => string | undefined }

function sentenceAlong(threads: readonly Thread[], line: string, today: string, choices: Choices): string | undefined {
  const thread = threads.find((one) => one.line === line)
  const frame = thread && choices.unusedSentence('thread', threadLines[thread.state])
  if (!frame) return undefined
  const { dates, matter, goal, state } = thread
  const [first, last] = [dates[0], dates.at(-1)]
  const when = last === undefined ? '' : whenWas(last, today)
  const isOrdinal = /the \{times\} (?:time|page)/u.test(frame)
  return fill(frame, {
    when,
    When: capitalised(when),
    since: first === undefined ? '' : dayAfterSince(first, today),
    times: isOrdinal ? (ordinals[dates.length + 1] ?? 'next') : inWords(dates.length + (state === 'person' ? 1 : 0)),
    who: matter,
    Who: capitalised(matter),
    title: goal ? quoted(goal.title) : '',
    progress: String(Math.round(goal?.progress ?? 0)),
  })
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

function writeCalm(draft: Draft, reading: Reading, choices: Choices, thread: ThreadSentences): void {
  const { mood, focus } = reading
  const isGlad = mood !== 'ordinary'
  const continued = reading.gratitudes.find((one) => one.isGood && one.quote && thread.continues(one.text))
  const gratitude = (isGlad ? undefined : continued) ?? reading.gratitudes.find((one) => one === focus)
  const asks = gratitude !== undefined && choices.isQuestionDay
  if (gratitude) {
    const named = draft.take('opening', gratitude, isGlad ? opening.gladOpenings : opening.ordinaryOpenings)
    if (!named) draft.say(choices.sentence('unnamed', opening.unnamedOpenings))
    const tiers = isGlad
      ? [gladThoughts[mood as keyof typeof gladThoughts], thought.gladThoughts]
      : [[...observationsOn(reading), ...thought.thoughts[gratitude.theme]], thought.anyThought, thought.longerThoughts]
    draft.say(thread.sentenceFor(gratitude.text) ?? choices.sentence('thought', ...tiers))
    if (asks) {
      const own = isGlad ? [question.gladQuestions] : [question.questions[gratitude.theme] ?? [], question.anyQuestion]
      draft.say(choices.unusedSentence('question', ...own))
    }
    draft.nextParagraph()
  }
  const planned = reading.goals.find((one) => thread.continues(one.text) && !one.isBare && !isDarkItem(one))
  const goal = planned ?? chooseGoal(reading.goals, choices)
  const hasStep = goal?.isClear && (!asks || draft.words() < 32 || choices.number('step', 3) > 0)
  const step = planned ? thread.sentenceFor(planned.text) : hasStep ? stepFor(goal, choices) : undefined
  if (goal && step === undefined) draft.plan('plan', goal, plainPlans, fitsAmong(reading.goals))
  else if (goal && draft.plan('plan', goal, planLines, fitsAmong(reading.goals, goal))) draft.say(step)
  const second = reading.gratitudes.find((one) => one !== gratitude && one.isGood)
  if (second && draft.words() < fewestWords) draft.take('second', second, secondLines)
  lengthen(
    draft,
    choices,
    isGlad
      ? [thought.gladThoughts, thought.anyThought]
      : gratitude
        ? [thought.longerThoughts, thought.anyThought]
        : [thought.unclearThoughts],
  )
}

function writeDark(draft: Draft, reading: Reading, choices: Choices, thread: ThreadSentences): void {
  const { mood, facet, focus, gratitudes, goals } = reading
  const isBitter = mood === 'sarcasm'
  const frames = isBitter ? opening.sarcasmOpenings : opening.darkOpenings
  const named = focus !== undefined && !focus.isBare && draft.take('opening', focus, frames)
  if (!named) draft.say(choices.sentence('opening', isBitter ? opening.sarcasmUnnamed : opening.darkUnnamed))
  const moodLines = quiet.moodLines[mood as keyof typeof quiet.moodLines]
  const own = [...(facet ? quiet.facetLines[facet] : []), ...moodLines]
  const general = isBitter ? [] : quiet.anyQuietLine
  draft.say((focus && thread.sentenceFor(focus.text)) ?? choices.sentence('feeling', own, general))
  if (choices.isQuestionDay) {
    const asked = [
      ...((facet && quiet.quietQuestions[facet]) ?? []),
      ...(quiet.quietQuestions[mood as keyof typeof quiet.moodLines] ?? []),
    ]
    draft.say(choices.unusedSentence('question', asked, isBitter ? [] : quiet.anyQuietQuestion))
  }
  draft.nextParagraph()
  if (!isBitter) {
    const beside =
      gratitudes.find((one) => one !== focus && one.isGood && (one.feeling ?? isSurelyGood(one.text))) ??
      gratitudes.find(
        (one) =>
          one !== focus &&
          facet !== 'someone ill' &&
          one.hasPerson &&
          isSurelyGood(one.text) &&
          !isDarkItem(one) &&
          !speaksIll(one.text, reading.language),
      )
    if (beside) draft.take('beside', beside, quiet.besideLines)
    const able = goals.filter((goal) => goal !== focus && !goal.isBare && !isDarkItem(goal) && goal.kind !== 'refrain')
    const goal = able.find(isNourishing) ?? able[0]
    const lines = goal && isNourishing(goal) ? quiet.kindPlans : quiet.heavyPlans
    if (!goal || !draft.plan('plan', goal, lines, fitsAmong(goals)))
      draft.say(choices.unusedSentence('rest', quiet.noPlans))
  }
  lengthen(draft, choices, isBitter ? [own] : [own, general, quiet.noPlans])
}

function writeUnclear(draft: Draft, reading: Reading, choices: Choices, thread: ThreadSentences): void {
  const line = [reading.focus, ...reading.gratitudes].find((one) => one?.quote && !one.isBare)
  if (!line || !draft.take('opening', line, opening.unclearOpenings))
    draft.say(choices.sentence('opening', opening.bareOpenings))
  draft.say((line && thread.sentenceFor(line.text)) ?? choices.sentence('thought', thought.unclearThoughts))
  draft.nextParagraph()
  const goal = reading.goals.find((one) => one !== line && !one.isBare && !isDarkItem(one))
  if (goal) draft.plan('plan', goal, plainPlans, fitsAmong(reading.goals))
  if (choices.isQuestionDay) draft.say(choices.unusedSentence('question', question.unclearQuestions))
}

/** A plan and its first step, for a reply that was not completed. */
export function planWithStep({ goals }: Pick<Reading, 'goals'>, choices: Choices): string | undefined {
  const able = goals.filter(({ isClear }) => isClear)
  const goal = chooseGoal(able, choices)
  const step = goal && stepFor(goal, choices)
  const draft = draftLetter(choices)
  if (!step || !draft.plan('plan', goal, planLines, fitsAmong(able, goal))) return undefined
  draft.say(step)
  return draft.paragraphs.flat().join(' ')
}

const gladThoughts = {
  relief: thought.reliefThoughts,
  milestone: thought.milestoneThoughts,
  joy: thought.joyThoughts,
} as const

const small = ['drink', 'food', 'weather', 'comfort', 'quiet', 'home', 'nature', 'pets']
const relation =
  /(?<!\p{L})(mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|grandma|grandpa|grandmother|grandfather|friend)(?!\p{L})/iu

/** What is true of the page as a whole. */
function observationsOn({ gratitudes, goals }: Reading): string[] {
  const people = gratitudes.filter(({ hasPerson }) => hasPerson)
  const relationIn = ({ text }: Item) => relation.exec(text)?.[1]?.toLowerCase()
  const planned = new Set(goals.map(relationIn).filter((found) => found !== undefined))
  return [
    ...(people.length === gratitudes.length && people.length > 1 ? thought.observations.people : []),
    ...(gratitudes.length === 3 && gratitudes.every(({ theme }) => small.includes(theme))
      ? thought.observations.small
      : []),
    ...(people.some((one) => planned.has(relationIn(one) ?? '')) ? thought.observations.bothHalves : []),
    ...(gratitudes.some(({ theme }) => theme === 'rest' || theme === 'quiet') && goals.length > 2
      ? thought.observations.restAndPlans
      : []),
  ]
}

/** An appointment or a person before a chore, on every second day; else the day decides. */
function chooseGoal(goals: readonly Goal[], choices: Choices): Goal | undefined {
  const able = goals.filter((goal) => !goal.isBare && !isDarkItem(goal) && (goal.quote ?? goal.plan))
  const clear = able.filter(({ isClear }) => isClear)
  const weighty = clear.filter(({ kind }) => kind === 'event' || kind === 'contact' || kind === 'kindness')
  const pool = weighty.length > 0 && choices.number('weighty', 2) === 0 ? weighty : clear.length > 0 ? clear : able
  return pool.length > 0 ? choices.one('goal', pool) : undefined
}

function stepFor(goal: Goal, choices: Choices): string | undefined {
  const isTask = !['refrain', 'attitude', 'rest', 'event', 'presence'].includes(goal.kind)
  return choices.unusedSentence('step', steps[goal.kind], ...(isTask ? [anyStep] : []))
}

/** Some sentences name one plan among several, and some put it first. */
function fitsAmong(goals: readonly Goal[], goal?: Goal): (frame: string) => boolean {
  const canLead = !goal || canComeFirst(goal)
  return (frame) => (goals.length > 1 || !isAboutSeveral(frame)) && (canLead || !isAboutOrder(frame))
}

function isDarkItem({ feeling }: Item): boolean {
  return feeling !== undefined && darkMoods.has(feeling.mood)
}

const nourishing =
  /(?<!\p{L})(?:eat|drink|shower|sleep|rest|breathe|cry|breakfast|lunch|dinner|bath|bed|window|tea|candle|nap|swim|held|cancel)(?!\p{L})|^walk(?!\p{L})/iu

function isNourishing({ text, kind }: Goal): boolean {
  return kind === 'care' || kind === 'contact' || kind === 'rest' || nourishing.test(text)
}

/** Sentences that are true of any page of the mood, until the letter is long enough. */
function lengthen(draft: Draft, choices: Choices, tiers: readonly (readonly string[])[]): void {
  for (let more = 0; more < 3 && draft.words() < fewestWords; more += 1) {
    const sentence = choices.unusedSentence(`more ${more}`, ...tiers)
    if (sentence !== undefined) draft.paragraphs[0]!.push(sentence)
  }
}

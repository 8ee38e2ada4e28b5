import { speaksOfSelfHarm } from '#domain/crisis'

/** What the coach is told of one morning. */
export type CoachRequest = {
  /** Whose morning it is: the composer takes its turns by it. For a guest, any steady word. */
  personId: string
  name: string
  date: string
  gratitudeText: string
  goalsText: string
  premium: boolean
  /** Premium only; without `premium` it is not read. */
  memory?: CoachMemory
  signal?: AbortSignal
}

export type CoachMemory = {
  /** The last seven entries before this one, in any order. */
  recentEntries: { date: string; gratitudeText: string; goalsText: string }[]
  activeGoals: { title: string; progress: number; targetDate?: string | null }[]
}

/** Reads a morning and answers it; throws a CoachFailure when it cannot. */
export type Voice = {
  reply(request: CoachRequest): Promise<string>
  /** The same in pieces; what they make together is the reply. */
  stream(request: CoachRequest): AsyncIterable<string>
}

/** Then the answer is the domain's help message, whichever voice is asked, and no model sees the text. */
export function needsHelp({ gratitudeText, goalsText }: Pick<CoachRequest, 'gratitudeText' | 'goalsText'>): boolean {
  return speaksOfSelfHarm(`${gratitudeText}\n${goalsText}`)
}

export const failures = [
  'unreachable',
  'timeout',
  'refused',
  'throttled',
  'broken',
  'unreadable',
  'tooLarge',
  'empty',
  'absurd',
  'cut',
] as const
export type Failure = (typeof failures)[number]

/** Says what kind of fault it was and never a word of anybody's text. */
export class CoachFailure extends Error {
  readonly kind: Failure

  constructor(kind: Failure) {
    super(`The coach failed: ${kind}`)
    this.name = 'CoachFailure'
    this.kind = kind
  }
}

import type { EarlierPage } from './coach/page.ts'
import type { CoachTexts } from './entry-sections.ts'

/** What a deployment is set up to write with: the composer, or a model, which `models` names. */
export type LetterWriter = 'composer' | 'workers-ai' | 'openai' | 'own-machine' | 'other'

/** What is stored with a letter of the composer in place of the name of a model. */
export const composerName = 'composer'

/** The sentences of so many days are known to the composer: it takes the one whose use is oldest. */
export const sentenceDays = 60

/** What the coach is told about one page. */
export type CoachRequest = CoachTexts & {
  /** Whose page it is. The composer varies its sentences by person and day. */
  personId: string
  name: string
  /** The person's time zone. It decides whose country's line the help message names, and no model reads it. */
  zone?: string | undefined
  date: string
  /** The clock of the person shows the morning of this day. Otherwise no letter of the composer names a morning. */
  isMorning?: boolean
  premium: boolean
  /** The ids of the composer's sentences that the person was sent lately, the oldest first. */
  recentSentences?: readonly string[]
  /** What a model may look back at, of a free person only on some days (`looksBack`). No letter of the composer does. */
  memory?: CoachMemory
}

/** Who is written to, and what the person was sent lately. */
export type Addressee = Omit<CoachRequest, keyof CoachTexts>

export type CoachMemory = {
  /** The last seven ordinary pages before this one, in any order. */
  recentEntries: { page: EarlierPage; date: string; doneItems?: readonly string[] }[]
  activeGoals: { title: string; progress: number; targetDate?: string | null }[]
}

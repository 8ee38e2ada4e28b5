import type { Tone } from './entry.ts'
import type { EntryTexts } from './entry-sections.ts'
import { readPage, toneOfPage, type Page } from './coach/page.ts'
import { dangerIn } from './coach/self-harm.ts'
import { foldingOf } from './coach/phrases.ts'
import { wordsOfGoal } from './goal-texts.ts'

/**
 * Stored with each tone. Count it up when the reading changes (phrases, weights, lists of words): every page is then
 * read again in the background, and has its stored tone until that is done.
 */
export const readerVersion = 9

export function toneOf(page: Partial<EntryTexts> & { aiResponse?: string | null }): Tone | undefined {
  return toneOfPage(readPage(page))
}

/** What is stored beside the texts of a page. */
export function storedToneOf(page: Page): StoredTone {
  return { tone: toneOfPage(page) ?? null, readerVersion }
}

type GoalWords = Parameters<typeof wordsOfGoal>[0]
type StoredTone = { tone: Tone | null; readerVersion: number }

/** What is stored beside the texts of a goal. */
export function storedToneOfGoal(goal: GoalWords): StoredTone {
  const words = wordsOfGoal(goal)
  const danger = dangerIn([words], foldingOf(words))
  return { tone: danger === undefined ? null : danger === 'sign' ? 'help' : 'quiet', readerVersion }
}

/** Whether a goal may be mailed, remembered and shown in a calendar. One that was never read is read now. */
export function isShowable(goal: GoalWords & StoredTone): boolean {
  return (goal.readerVersion > 0 ? goal : storedToneOfGoal(goal)).tone === null
}

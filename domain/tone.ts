import type { Tone } from './entry.ts'
import type { EntryTexts } from './entry-sections.ts'
import { readPage, toneOfPage, type Page } from './coach/page.ts'

/**
 * Stored with each tone. Count it up when the reading changes (phrases, weights, lists of words): every page is then
 * read again in the background, and has its stored tone until that is done.
 */
export const readerVersion = 8

export function toneOf(page: Partial<EntryTexts> & { aiResponse?: string | null }): Tone | undefined {
  return toneOfPage(readPage(page))
}

/** What is stored beside the texts of a page. */
export function storedToneOf(page: Page): { tone: Tone | null; readerVersion: number } {
  return { tone: toneOfPage(page) ?? null, readerVersion }
}

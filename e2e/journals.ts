import type { Page } from '@playwright/test'
import { batchesOf } from '#domain/import/file'
import { emptyTexts } from '#domain/entry-sections'
import type { ImportedDay } from '#domain/import/imported-day'
import { addDays } from '#domain/time/local-date'

export function day(date: string, words: Partial<ImportedDay> = {}): ImportedDay {
  return {
    date,
    ...emptyTexts,
    gratitudeText: 'Warm bread\nThe quiet street',
    goalsText: 'Call my sister',
    aiResponse: 'Bread first, then the call.',
    respondedAt: Date.now(),
    ...words,
  }
}

export function daysUpTo(last: string, count: number): ImportedDay[] {
  return Array.from({ length: count }, (_, index) =>
    day(addDays(last, -index), {
      gratitudeText: `Morning ${index} “quoted” \\ 感恩\n😀 </script>`,
      goalsText: `Goal ${index}`,
    }),
  )
}

/** Fills the signed-in person's journal without going through the screens. */
export async function fillJournal(page: Page, days: ImportedDay[]): Promise<void> {
  for (const batch of batchesOf(days)) {
    const reply = await page.request.post('/api/import', { data: { days: batch } })
    if (!reply.ok()) throw new Error(`Filling the journal failed: ${reply.status()} ${await reply.text()}`)
  }
}

/* The screen of the history */

export const dialog = (page: Page) => page.getByRole('dialog')
export const dayButton = (page: Page, date: string) => page.locator(`[data-date='${date}']`)
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your entries' })

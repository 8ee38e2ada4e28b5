import { expect, type Page } from './journey.ts'

/** /auth shows these guest texts, beside its tab Sign Up. */
export async function expectWaiting(page: Page, texts: { gratitudeText: string; goalsText: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your page is waiting' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  for (const [section, text] of [
    ['Gratitude', texts.gratitudeText],
    ["Today's Goals", texts.goalsText],
  ] as const)
    await expect(page.getByRole('region', { name: section }).getByRole('listitem')).toContainText(text.split('\n'))
}

import type { Page } from './journey.ts'

/** Where these parts of the screen are, and what they say. */
export function partsOf(page: Page, selector: string) {
  return page.locator('main').evaluate((main, parts) => {
    // What only a screen reader reads is not in the first content.
    for (const words of main.querySelectorAll<HTMLElement>('.sr-only')) words.hidden = true
    return [...main.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return {
          at: [x, y, width, height].map(Math.round).join(' '),
          text: part.innerText.replace(/\s+/g, ' ').trim(),
        }
      })
  }, selector)
}

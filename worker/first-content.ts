import type { FirstDataKind } from '#domain/screens'
import { dayContent } from './day-content.ts'
import { historyContent } from './history-content.ts'

/*
 * What a page shows before its scripts have run: the content of the screen as React will draw it, without controls.
 * The classes are those of the components in src; a journey compares the two.
 */

type Asked = Parameters<typeof dayContent>[0]

const contents: Partial<Record<FirstDataKind, (asked: Asked) => ReturnType<typeof dayContent>>> = {
  today: dayContent,
  // An open entry changes the layout.
  history: ({ data: { history }, asksForDay }) => (history && !asksForDay ? historyContent(history) : undefined),
}

/** Nothing for a screen that begins with its scripts. */
export const firstContentOf = (kind: FirstDataKind, asked: Asked) => contents[kind]?.(asked)

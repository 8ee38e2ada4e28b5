import { markdownSections, markdownTitle } from '../entry-markdown.ts'
import { inEveryLanguage } from '../texts.ts'

/**
 * By what our own Markdown is read again, in each language. A browser has the texts of one: the build puts the words
 * themselves in the place of this module (scripts/texts-plugin.ts).
 */
export const exportedWords = inEveryLanguage(({ journal, files }) => ({
  titles: markdownSections.map((name) => markdownTitle(name, journal)),
  marks: journal.marks,
  goals: files.goals,
  completed: files.goal.completed,
}))

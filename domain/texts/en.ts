/*
 * What the Worker reads too: its drawings, answers and messages. An area is a file of the name of its table, so that a
 * browser loads the areas of its screens (scripts/texts-plugin.ts). Nothing is called where a table is made: every screen
 * would load it.
 */
export * from './en/accountMails.ts'
export * from './en/answers.ts'
export * from './en/drawnGoals.ts'
export * from './en/drawnHistory.ts'
export * from './en/files.ts'
export * from './en/frame.ts'
export * from './en/goalRules.ts'
export * from './en/journal.ts'
export * from './en/mails.ts'
export * from './en/preferences.ts'
export * from './en/pushes.ts'
export * from './en/quotes.ts'
export * from './en/rules.ts'
export * from './en/slideshow.ts'
export * from './en/smsTexts.ts'
export * from './en/today.ts'

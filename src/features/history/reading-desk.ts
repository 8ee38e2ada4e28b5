/** Where the month, the list and the open entry have room side by side. The same width is in history.css. */
export const readingDesk = '(width >= 68.75rem)'

/** The id of the pane or the sheet with the open entry. */
export const openedId = 'opened-entry'

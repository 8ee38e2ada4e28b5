/** Where the month, the list and the open entry have room side by side, and the entry has at least 26rem. */
export const paneFits = '(width >= 73rem)'

/** The id of the pane or the sheet with the open entry. */
export const openedId = 'opened-entry'

/** Of the installed app. The build writes it into the manifest; no page loads it. */
export const manifest = {
  description: 'A morning page: three gratitudes, three small wins, and a reply that has read them.',
  shortcuts: { '/?respond=true': 'Write', '/history': 'History' },
  screenshots: { narrow: 'Today’s page', wide: 'Today’s page and its letter' },
}

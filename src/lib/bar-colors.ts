/** The page's color of tokens.css once more, for the browser's own bars: they read no stylesheet. */
export const barColors = { light: '#fbf6ef', dark: '#17131f' } as const

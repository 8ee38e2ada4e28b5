/** How a day felt, chosen with one tap. It is not a text, so the version of an entry does not count it. */
export const moods = [1, 2, 3, 4, 5] as const
export type Mood = (typeof moods)[number]

export const moodLabels: Record<Mood, string> = { 1: 'Heavy', 2: 'Low', 3: 'Even', 4: 'Light', 5: 'Bright' }

/** Above the word in a file. A file from elsewhere is not likely to have it. */
export const moodTitle = 'How the day felt'

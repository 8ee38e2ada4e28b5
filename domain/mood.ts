/** How a day felt, chosen with one tap. It is not a text, so the version of an entry does not count it. */
export const moods = [1, 2, 3, 4, 5] as const
export type Mood = (typeof moods)[number]

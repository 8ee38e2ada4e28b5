/** How a day felt, chosen with one tap. It is no text: the version of an entry does not count it. */
export const moods = [1, 2, 3, 4, 5] as const
export type Mood = (typeof moods)[number]

export const moodLabels: Record<Mood, string> = { 1: 'Heavy', 2: 'Low', 3: 'Even', 4: 'Light', 5: 'Bright' }

/** Above the word in a file. A file from elsewhere is not likely to have it. */
export const moodTitle = 'How the day felt'

/** 'How the day felt: light' */
export function moodInWords(mood: Mood): string {
  return `${moodTitle}: ${moodLabels[mood].toLowerCase()}`
}

export function isMood(value: unknown): value is Mood {
  return (moods as readonly unknown[]).includes(value)
}

/** The mood with this label, in any letter case. */
export function moodLabelled(label: string): Mood | undefined {
  return moods.find((mood) => moodLabels[mood].toLowerCase() === label.trim().toLowerCase())
}

/** The days of a year that have an entry, with their moods. */
export type MoodsOfYear = Record<string, Mood | null>

/** What a month holds, in words, for a person who cannot see its squares: '3 days written: 2 bright, 1 without a mood.' */
export function moodsInWords(found: readonly (Mood | null)[]): string {
  if (found.length === 0) return 'Nothing written.'
  const parts = [...moods.toReversed(), null].flatMap((mood) => {
    const count = found.filter((one) => one === mood).length
    return count === 0 ? [] : [`${count} ${mood === null ? 'without a mood' : moodLabels[mood].toLowerCase()}`]
  })
  return `${found.length} ${found.length === 1 ? 'day' : 'days'} written: ${parts.join(', ')}.`
}

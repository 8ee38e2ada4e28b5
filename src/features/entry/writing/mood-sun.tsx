import type { Mood } from '#domain/mood'

const suns: Record<Mood, string> = {
  1: 'M11.4 19a5 5 0 0 1 9.2 0',
  2: 'M10.5 19a5.5 5.5 0 0 1 11 0',
  3: 'M16 8.5a5 5 0 0 1 0 10a5 5 0 0 1 0-10',
  4: 'M16 5.5a5 5 0 0 1 0 10a5 5 0 0 1 0-10',
  5: 'M16 4a5 5 0 0 1 0 10a5 5 0 0 1 0-10',
}
const rays = 'M16 .8v1.2M16 16v1.2M7.8 9h1.2M23 9h1.2M10.2 3.2l.9.9M20.9 13.9l.9.9M10.2 14.8l.9-.9M20.9 4.1l.9-.9'

/** The sun of a mood above its horizon: the brighter the day, the higher the sun. */
export function MoodSun({ mood }: { mood: Mood }) {
  return (
    <svg viewBox="0 0 32 24" width="2.5rem" height="1.875rem" aria-hidden fill="none" strokeLinecap="round">
      <path d={suns[mood]} className={`mood-${mood}`} fill="currentColor" />
      {mood === 5 && <path d={rays} className="mood-5" stroke="currentColor" strokeWidth="1.5" />}
      <path d="M3 20.5h26" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

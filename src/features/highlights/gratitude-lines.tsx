import type { Theme } from '#domain/highlights/highlights'

/** A word that was written less often is not counted. */
const leastCount = 3

/** The lines in which the most frequent words are written, each once, and below each its words. */
export function GratitudeLines({ themes }: { themes: Theme[] }) {
  const lines = Map.groupBy(themes, ({ name, line = name }) => line)
  return (
    <ul className="flex w-full flex-col gap-3 desk:gap-5">
      {[...lines].map(([line, words]) => (
        <li key={line} dir="auto">
          <p
            className={`line-clamp-4 max-w-[40ch] font-serif [overflow-wrap:anywhere] ${words[0]!.line ? 'text-21 desk:text-28' : 'text-28 desk:text-40'}`}
          >
            {line}
          </p>
          <p className="text-15 empty:hidden">
            {words
              .filter(({ count }) => count >= leastCount)
              .map(({ name, count }) => (name === line ? `${count} times` : `${name}, ${count} times`))
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

import type { Theme } from '#domain/highlights/highlights'

/** The lines in which the most frequent words are written, each once, and below each its words; or the word alone. */
export function GratitudeLines({ themes }: { themes: Theme[] }) {
  const lines = Map.groupBy(themes, ({ name, line = name }) => line)
  return (
    <ul className="flex w-full flex-col gap-3 desk:gap-5">
      {[...lines].map(([line, words]) => (
        <li key={line} dir="auto">
          <p
            className={`line-clamp-2 max-w-[40ch] font-serif [overflow-wrap:anywhere] ${words[0]!.line ? 'text-21 desk:text-28' : 'text-28 desk:text-40'}`}
          >
            {line}
          </p>
          <p className="truncate text-15">{words.map(inWords).join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}

/** 'coffee, 3 times' */
function inWords({ name, count, line }: Theme): string {
  const times = count === 1 ? 'once' : `${count} times`
  return line === undefined ? times : `${name}, ${times}`
}

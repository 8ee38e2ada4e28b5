import type { Highlights } from '#domain/highlights/highlights'

const smallest = 1.75
const largest = 3.25

/** Words in sizes between two limits: the one written most is the largest. Long words are smaller, and cut at two lines. */
export function ThemeCloud({ themes }: Pick<Highlights, 'themes'>) {
  const most = Math.max(...themes.map(({ count }) => count))
  return (
    <ul className="@container flex w-full flex-wrap items-baseline gap-x-6 gap-y-2 font-serif leading-tight">
      {themes.map(({ name, count }) => (
        <li
          key={name}
          dir="auto"
          className="max-w-full"
          style={{
            fontSize: `clamp(1.0625rem, ${170 / name.length}cqi, ${smallest + (largest - smallest) * (count / most)}rem)`,
          }}
        >
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
          <span className="sr-only">{count === 1 ? ', written once' : `, written ${count} times`}</span>
        </li>
      ))}
    </ul>
  )
}

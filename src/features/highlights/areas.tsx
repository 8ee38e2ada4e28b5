import type { Highlights } from '#domain/highlights/highlights'

/** A bar for each area, as long as its share of the largest one. */
export function Areas({ areas }: Pick<Highlights, 'areas'>) {
  const most = Math.max(...areas.map(({ count }) => count))
  return (
    <ul className="flex w-full max-w-md flex-col gap-5">
      {areas.map(({ name, count }) => (
        <li key={name} className="flex flex-col gap-2">
          <span className="flex items-baseline justify-between gap-4">
            <span className="font-serif text-21">{name}</span>
            <span className="text-15">{count === 1 ? '1 small win' : `${count} small wins`}</span>
          </span>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-hairline forced-color-adjust-none">
            <span className="block h-full rounded-full bg-action" style={{ width: `${(count / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

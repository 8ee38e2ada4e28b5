const week = [
  { day: 'Sun', written: true },
  { day: 'Mon', written: true },
  { day: 'Tue', written: false },
  { day: 'Wed', written: true },
  { day: 'Thu', written: true },
  { day: 'Fri', written: true },
  { day: 'Sat', written: false },
]

export function WeekStrip() {
  return (
    <figure>
      <ol className="grid max-w-md grid-cols-7">
        {week.map(({ day, written }) => (
          <li key={day} className="flex flex-col items-center gap-2 text-15 text-soft">
            <svg viewBox="0 0 40 40" aria-hidden className="w-full max-w-10">
              {written && <path className="fill-action" d="M9 27a11 11 0 0 1 22 0z" />}
              <path className="stroke-control" strokeWidth="1.75" strokeLinecap="round" d="M4 31h32" />
            </svg>
            <span>
              {day}
              <span className="sr-only">{written ? ', written' : ', not written'}</span>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 max-w-[62ch]">
        Five mornings out of seven. A missed day is only a day, and nothing here will scold you for it.
      </figcaption>
    </figure>
  )
}

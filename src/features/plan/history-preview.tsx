const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S']
const written = new Set([1, 2, 3, 5, 6, 8, 9, 10, 11, 12, 15, 16, 17, 18])
const today = 19

export function HistoryPreview() {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[1fr_15rem]">
      <div className="rounded-card border border-hairline bg-card p-4">
        <p className="px-2 font-serif text-21">Your month</p>
        <div className="mt-2 grid grid-cols-7 gap-y-1 text-center text-15">
          {weekdays.map((day, index) => (
            <span key={index} className="py-1 text-13 text-soft">
              {day}
            </span>
          ))}
          {Array.from({ length: 28 }, (_, index) => index + 1).map((day) => (
            <span
              key={day}
              className={`relative mx-auto grid size-9 place-items-center rounded-full ${day === today ? 'border-2 border-premium' : ''} ${day > today ? 'text-soft' : ''}`}
            >
              {day}
              {written.has(day) && <span className="absolute bottom-0 size-1.5 rounded-full bg-premium" />}
            </span>
          ))}
        </div>
      </div>
      <ul className="grid gap-4">
        <Entry day="Wednesday">The kettle was already warm, and nobody else was up.</Entry>
        <Entry day="Tuesday">A letter from my sister, four pages, both sides.</Entry>
      </ul>
    </div>
  )
}

function Entry({ day, children }: { day: string; children: string }) {
  return (
    <li className="border-l-2 border-premium pl-4">
      <p className="text-13 text-soft">{day}</p>
      <p className="font-serif">{children}</p>
    </li>
  )
}

const week = [
  { day: 'Sun', written: true },
  { day: 'Mon', written: true },
  { day: 'Tue', written: true },
  { day: 'Wed', written: false },
  { day: 'Thu', written: true },
  { day: 'Fri', written: true },
  { day: 'Sat', written: true },
]

export function HighlightsPreview() {
  return (
    <div className="rounded-card border border-hairline bg-card p-6 sm:p-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-8 sm:grid-cols-2">
        <div>
          <p className="text-15 text-soft">Growth momentum</p>
          <p className="mt-2 font-serif text-[min(5rem,20vw)] leading-none text-premium">86%</p>
          <p className="mt-2 font-serif text-21">Six mornings out of seven were yours.</p>
        </div>
        <div className="flex flex-wrap justify-between gap-y-4">
          {week.map(({ day, written }) => (
            <span key={day} className="grid justify-items-center gap-2 text-13 text-soft">
              <span className={`size-5 rounded-full border-2 border-premium ${written ? 'bg-premium' : ''}`} />
              {day}
            </span>
          ))}
        </div>
      </div>
      <p className="mt-8 text-15">You came back to: sister, river, bread</p>
    </div>
  )
}

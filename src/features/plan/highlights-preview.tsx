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
    <div className="rounded-card bg-premium p-6 text-on-premium sm:p-8">
      <p className="text-15">Growth momentum</p>
      <p className="mt-2 font-serif text-[5rem] leading-none">86%</p>
      <p className="mt-2 font-serif text-21">Six mornings out of seven were yours.</p>
      <div className="mt-8 flex max-w-md justify-between">
        {week.map(({ day, written }) => (
          <span key={day} className="grid justify-items-center gap-2 text-13">
            <span className={`size-5 rounded-full border-2 border-current ${written ? 'bg-current' : ''}`} />
            {day}
          </span>
        ))}
      </div>
      <p className="mt-8 text-15">You came back to: sister, river, bread</p>
    </div>
  )
}

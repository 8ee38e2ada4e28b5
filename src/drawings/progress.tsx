/** A line of progress; at 100 it has the color of done. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-hairline forced-color-adjust-none"
    >
      <div
        className={`h-full rounded-full transition-[width] duration-320 ${percent === 100 ? 'bg-done' : 'bg-action'}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}

/** The sun at the horizon, in the colors of the tokens, for light and dark. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={`${size / 16}rem`} height={`${size / 16}rem`} aria-hidden>
      <path className="fill-action" d="M7 21a9 9 0 0 1 18 0z" />
      <path className="stroke-ink" strokeWidth="2" strokeLinecap="round" fill="none" d="M3 24.5h26M9 28.5h14" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-21 font-medium text-ink">
      <Mark />
      Firstlight
    </span>
  )
}

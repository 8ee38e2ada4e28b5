/** The sun behind a ridge, as in public/favicon.svg, in the colors of the tokens, for light and dark. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="1.75rem" height="1.75rem" aria-hidden>
      <circle className="fill-action" cx="18.5" cy="13.5" r="7" />
      <path className="fill-ink" d="M2 27V23.500q6-6 11-4t9 .5 8-2.500V27z" />
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

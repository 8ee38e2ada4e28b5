/** The mark of a day with an entry. */
export function Sun() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      aria-hidden
      className="month-sun"
      fill="currentColor"
      stroke="currentColor"
    >
      <circle cx="10" cy="10" r="3.6" stroke="none" />
      <path
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M4.5 15.5l1.1-1.1M14.4 5.6l1.1-1.1"
      />
    </svg>
  )
}

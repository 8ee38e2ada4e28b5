import { common } from '#domain/texts'

/** Only where the specification asks for one: while the user is unknown. Other places have a skeleton. */
export function Spinner({ label = common.loading }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[calc(100dvh-4rem)] place-items-center noscript:hidden">
      <svg viewBox="0 0 24 24" width="32" height="32" fill="none" strokeWidth="2.5" aria-hidden className="spinner">
        <circle cx="12" cy="12" r="9" className="stroke-hairline" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" className="stroke-action" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  )
}

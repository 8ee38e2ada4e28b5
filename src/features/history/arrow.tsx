import type { LucideIcon } from 'lucide-react'

type ArrowProps = { name: string; isEnd?: boolean; onPress: () => void; Icon: LucideIcon }

/** A step through months, years or days. It keeps the focus where no step is left. */
export function Arrow({ name, isEnd = false, onPress, Icon }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isEnd || undefined}
      className="calendar-arrow aria-disabled:opacity-40"
      onClick={() => !isEnd && onPress()}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

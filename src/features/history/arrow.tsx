import type { IconNode } from 'lucide'
import { Icon } from '~/drawings/icon'

type ArrowProps = { name: string; isEnd?: boolean; onPress: () => void; icon: IconNode }

/** A step through months, years or days. It keeps the focus where no step is left. */
export function Arrow({ name, isEnd = false, onPress, icon }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isEnd || undefined}
      className="calendar-arrow aria-disabled:opacity-40"
      onClick={() => !isEnd && onPress()}
    >
      <Icon of={icon} />
    </button>
  )
}

import { useRef, type PointerEvent } from 'react'

type Swipe = {
  onLeft: () => void
  onRight: () => void
  onDown?: () => void
  /** What is swiped follows the finger. */
  follows?: boolean
}
type Touch = { x: number; y: number; axis?: 'x' | 'y' }

/** How far a finger moves before it is a swipe, and before the swipe counts, in pixels. */
const begins = 12
const counts = 72

/**
 * The end of the touch acts when the finger has moved far enough. `touch-action` decides which movements arrive here:
 * those along the page scroll it. A mouse selects text instead.
 */
export function useSwipe({ onLeft, onRight, onDown, follows = false }: Swipe) {
  const touch = useRef<Touch>(undefined)
  const move = (sheet: HTMLElement, translate: string) => {
    if (!follows) return
    sheet.style.translate = translate
    sheet.style.transition = translate && 'none'
  }
  const end = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, isWhole: boolean) => {
    const from = touch.current
    touch.current = undefined
    if (!from?.axis) return
    move(currentTarget, '')
    const [right, down] = [clientX - from.x, clientY - from.y]
    if (!isWhole) return
    if (from.axis === 'y' && down > counts) onDown?.()
    if (from.axis === 'x' && right > counts) onRight()
    if (from.axis === 'x' && right < -counts) onLeft()
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, target }: PointerEvent<HTMLElement>) => {
      const isText = (target as Element).closest('textarea, input')
      touch.current = pointerType !== 'mouse' && isPrimary && !isText ? { x: clientX, y: clientY } : undefined
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = touch.current
      if (!from) return
      const [right, down] = [clientX - from.x, clientY - from.y]
      if (!from.axis && Math.max(Math.abs(right), Math.abs(down)) < begins) return
      from.axis ??= Math.abs(right) > Math.abs(down) ? 'x' : 'y'
      move(currentTarget, from.axis === 'x' ? `${right}px 0` : `0 ${Math.max(0, down)}px`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

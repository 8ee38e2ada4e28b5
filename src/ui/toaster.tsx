import { CircleCheck, TriangleAlert, X } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { common } from '#domain/texts'
import { Icon } from '~/drawings/icon'
import { useSwipe } from '~/lib/use-swipe'
import { belongsAtTop, onMove } from './toast-place.ts'
import { closeToast, onToast, shownToast, type Toast } from './toast.ts'

/** Screen readers announce what is added to it, so it is in the page from the beginning. */
export function Toaster() {
  const shown = useSyncExternalStore(onToast, shownToast, () => undefined)
  return (
    <section aria-label={common.toasts.label} aria-live="polite" aria-keyshortcuts="Alt+T">
      {shown && <ToastCard key={shown.number} message={shown.message} isLeaving={shown.isLeaving} />}
    </section>
  )
}

/** Five seconds, or ten with an undo, from when it is last pointed at, focused or out of sight. */
function ToastCard({ message, isLeaving }: { message: Toast; isLeaving: true | undefined }) {
  const { title, description, tone = 'done', undo } = message
  const card = useRef<HTMLDivElement>(null)
  const isAtTop = useSyncExternalStore(onMove, belongsAtTop)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isOutOfSight = useSyncExternalStore(onVisibility, () => document.hidden)
  const waits = isPointedAt || hasFocus || isOutOfSight
  useEffect(() => {
    if (waits) return
    const timer = setTimeout(closeToast, undo ? 10_000 : 5_000)
    return () => clearTimeout(timer)
  }, [waits, undo])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      event.preventDefault()
      card.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  const focusedBefore = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const { current } = card
    return () => {
      if (current?.contains(document.activeElement)) focusedBefore.current?.focus({ preventScroll: true })
    }
  }, [])
  const swipe = useSwipe({ onLeft: closeToast, onRight: closeToast, onDown: closeToast, follows: true })
  return (
    <div
      ref={card}
      className="toast"
      data-tone={tone}
      data-at-top={isAtTop || undefined}
      data-leaving={isLeaving}
      {...swipe}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHasFocus(true)
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget
      }}
      onBlur={() => setHasFocus(false)}
    >
      <Icon of={tone === 'danger' ? TriangleAlert : CircleCheck} />
      <div className="toast-words">
        {tone === 'danger' && <span className="sr-only">{common.toasts.problem}</span>}
        <p className="font-medium">{title}</p>
        {description && <p className="mt-0.5 text-soft">{description}</p>}
      </div>
      {undo && (
        <button
          type="button"
          className="toast-undo min-h-11 shrink-0 self-center px-2 text-15 font-medium text-action underline-offset-4 hover:underline"
          onClick={() => {
            if (isLeaving) return
            closeToast()
            undo()
          }}
        >
          {common.undo}
        </button>
      )}
      <button
        type="button"
        className="toast-close -me-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
        aria-label={common.toasts.close}
        onClick={closeToast}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

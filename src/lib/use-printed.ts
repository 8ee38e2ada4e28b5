import { useSyncExternalStore } from 'react'

let isPrinted = false

/** Whether the page is being printed. What is shown then is there before the browser counts the sheets. */
export const usePrinted = () =>
  useSyncExternalStore(
    onPrint,
    () => isPrinted,
    () => false,
  )

function onPrint(onChange: () => void) {
  const follow = ({ type }: Event) => {
    isPrinted = type === 'beforeprint'
    onChange()
  }
  addEventListener('beforeprint', follow)
  addEventListener('afterprint', follow)
  return () => {
    removeEventListener('beforeprint', follow)
    removeEventListener('afterprint', follow)
  }
}

import { useEffect } from 'react'

/**
 * A transition between screens is skipped when the next one begins, or when the page is hidden. The router leaves the
 * rejected promise unhandled, which the browser would report as an error of the page.
 */
export function useSkippedTransitions(): void {
  useEffect(() => {
    const handle = (event: PromiseRejectionEvent) => {
      if ((event.reason as Error | undefined)?.message?.startsWith('Transition was')) event.preventDefault()
    }
    window.addEventListener('unhandledrejection', handle)
    return () => window.removeEventListener('unhandledrejection', handle)
  }, [])
}

import { useEffect } from 'react'
import { reportNotOpened } from '~/ui/report-not-opened'

/** The key ? opens the list of shortcuts. What decides it is loaded when the key is first pressed. */
export function useQuestionMark(isSignedIn: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?') return
      void import('./question-mark.ts').then(
        ({ answerQuestionMark }) => answerQuestionMark(event),
        () => {
          if (!(event.target as Element).matches('input, textarea, select')) reportNotOpened()
        },
      )
    }
    if (isSignedIn) document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isSignedIn])
}

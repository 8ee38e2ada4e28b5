import { useEffect } from 'react'

/** The key ? opens the list of shortcuts. What decides it is loaded when the key is first pressed. */
export function useQuestionMark(isSignedIn: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?') return
      void import('./question-mark.ts').then(({ answerQuestionMark }) => answerQuestionMark(event)).catch(() => {})
    }
    if (isSignedIn) document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isSignedIn])
}

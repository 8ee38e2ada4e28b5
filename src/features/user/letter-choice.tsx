import { Suspense, useState } from 'react'
import { readFirstData } from '~/lib/first-data'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { useUser } from './user.queries.ts'

// Without it no model reads a page, and the question comes again.
const LetterQuestion = lazyPart(async () => (await import('./letter-question.tsx')).LetterQuestion, nothing)

/** Asked once, where a model is set up. */
export function LetterChoice() {
  const [{ letterWriter }] = useState(readFirstData)
  const { user } = useUser()
  if (!user || user.wasAskedForLetters || !letterWriter || letterWriter === 'composer') return null
  return (
    <Suspense>
      <LetterQuestion writer={letterWriter} />
    </Suspense>
  )
}

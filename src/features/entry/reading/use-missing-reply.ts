import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Entry } from '#domain/entry'
import { formSections, textsOf } from '#domain/entry-sections'
import { showStored } from '../stored/stored.queries.ts'
import { onReturn } from '~/device/on-return'
import { postEntry } from '../stored/post-entry.ts'

/** Asks for the reply that an entry lacks, by sending the same page again. */
export function useMissingReply(entry: Entry | null) {
  const queryClient = useQueryClient()
  const [words, setWords] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const missing = entry?.aiResponse === null ? entry : undefined
  useEffect(() => {
    if (!missing) return
    let isAsking = false
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden') return
      isAsking = true
      setHasFailed(false)
      try {
        showStored(
          queryClient,
          await postEntry({
            date: missing.date,
            id: missing.id,
            texts: textsOf(missing, formSections),
            onWords: setWords,
          }),
        )
      } catch {
        setHasFailed(true)
      }
      isAsking = false
    }
    const look = () => void ask()
    look()
    return onReturn('online', look)
  }, [missing, queryClient])
  return { words, hasFailed }
}

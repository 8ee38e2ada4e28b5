import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { batchesOf, readImportFile, type ImportFile } from '#domain/import-file'
import type { ImportedDay } from '#domain/imported-day'
import { localDate } from '#domain/local-date'
import type { User } from '#domain/user'
import { refreshEntries } from '~/features/entry/stored.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'

export type ReadableFile = Exclude<ImportFile, { unreadable: string }>
/** The days of a file: those without an entry here, and those with one. */
export type Plan = { name: string; file: ReadableFile; free: ImportedDay[]; taken: ImportedDay[] }

export type ImportState =
  | { at: 'choosing'; trouble?: { name: string; why: string } }
  | { at: 'reading' }
  | { at: 'preview'; plan: Plan }
  | { at: 'storing'; plan: Plan; done: number }
  | { at: 'stopped'; plan: Plan; done: number; why?: string }
  | { at: 'finished'; plan: Plan; stored: number; kept: string[] }

/** Reads a file in the browser and stores its days in batches. After a stop or a failure, it continues with the next batch. */
export function useImport(user: User) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<ImportState>({ at: 'choosing' })
  const stops = useRef(false)
  const kept = useRef<string[]>([])

  const choose = async (file: File) => {
    setState({ at: 'reading' })
    try {
      const read = readImportFile(await file.text(), {
        zone: user.timezone,
        today: localDate(Date.now(), user.timezone),
      })
      if ('unreadable' in read) return setState({ at: 'choosing', trouble: { name: file.name, why: read.unreadable } })
      const written = new Set((await answer(api.import.$get())).dates)
      const [free, taken] = [
        read.days.filter(({ date }) => !written.has(date)),
        read.days.filter(({ date }) => written.has(date)),
      ]
      kept.current = []
      setState({ at: 'preview', plan: { name: file.name, file: read, free, taken } })
    } catch (error) {
      setState({ at: 'choosing', trouble: { name: file.name, why: sentenceOf(error) } })
    }
  }

  const store = async (plan: Plan, from = 0) => {
    stops.current = false
    let done = from
    setState({ at: 'storing', plan, done })
    try {
      for (const days of batchesOf(plan.free.slice(from))) {
        if (stops.current) return setState({ at: 'stopped', plan, done })
        const outcome = await answer(api.import.$post({ json: { days } }))
        kept.current.push(...outcome.kept)
        done += days.length
        setState({ at: 'storing', plan, done })
      }
      setState({ at: 'finished', plan, stored: done - kept.current.length, kept: kept.current })
    } catch (error) {
      setState({ at: 'stopped', plan, done, why: sentenceOf(error) })
    } finally {
      refreshEntries(queryClient, user.id)
    }
  }

  return {
    state,
    choose,
    store,
    stop: () => void (stops.current = true),
    again: () => setState({ at: 'choosing' }),
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { goalLimits } from '#domain/goal'
import type { ImportedGoal } from '#domain/goal-schemas'
import { batchesOf, readImportFiles, tablesIn, type ImportFile } from '#domain/import/file'
import { isGoalHere } from '#domain/import/goals'
import type { ImportedDay } from '#domain/import/imported-day'
import type { Table, TableAnswer } from '#domain/import/table'
import { inDigits } from '#domain/numbers'
import { importing } from '#domain/texts'
import { localDate } from '#domain/time/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { refreshEntries } from '~/features/entry/stored/stored.queries'
import { refreshGoals } from '~/features/goal/goal.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { readChosen, type ChosenFile, type ReadFiles } from './chosen-files.ts'
import { forgetUnfinished, rememberUnfinished } from './unfinished.ts'

export type ReadableFile = Exclude<ImportFile, { unreadable: string }>
/** What the files hold: the days without an entry here and those with one, the goals to store and those that are here. */
export type ImportSelection = {
  file: ReadableFile
  newDays: ImportedDay[]
  daysHere: ImportedDay[]
  goals: ImportedGoal[]
  goalsHere: number
}
/** What was chosen, by what it is called, with its tables whose columns a person has to name. */
type Chosen = ReadFiles & { name: string; tables: Table[] }

export type ImportState =
  | { at: 'choosing'; trouble?: { name: string; why: string } }
  | { at: 'reading' }
  | { at: 'columns'; chosen: Chosen }
  | { at: 'preview'; selection: ImportSelection }
  | { at: 'storing'; selection: ImportSelection; done: number }
  | { at: 'stopped'; selection: ImportSelection; done: number; why?: string }
  | { at: 'finished'; selection: ImportSelection; stored: { days: number; goals: number }; kept: string[] }

/**
 * Reads files in the browser and stores its days, then its goals, in batches. After a stop or a failure, it continues
 * with the next batch; after a reload, with the same files.
 */
export function useImport(user: User) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<ImportState>({ at: 'choosing' })
  const stops = useRef(false)
  const kept = useRef<string[]>([])

  const choose = async (choice: ChosenFile[] | Promise<ChosenFile[]>) => {
    setState({ at: 'reading' })
    let name = importing.choice.unnamed
    try {
      const chosen = await choice
      const [first] = chosen
      if (first) name = chosen.length === 1 ? first.path : importing.choice.several(chosen.length)
      const read = await readChosen(chosen)
      const tables = tablesIn(read.texts, user.timezone)
      if (tables.length > 0) setState({ at: 'columns', chosen: { ...read, name, tables } })
      else await show({ ...read, name, tables })
    } catch (error) {
      setState({ at: 'choosing', trouble: { name, why: sentenceOf(error) } })
    }
  }

  const show = async ({ texts, beside, faults, name }: Chosen, answers?: Map<string, TableAnswer>) => {
    setState({ at: 'reading' })
    try {
      const found = readImportFiles(texts, {
        zone: user.timezone,
        today: localDate(Date.now(), user.timezone),
        hasPremium: hasPremium(roleOf(user)),
        beside,
        ...(answers && { answers }),
      })
      if ('unreadable' in found) {
        const why = texts.length === 0 && faults[0] ? faults[0].why : found.unreadable
        return setState({ at: 'choosing', trouble: { name, why } })
      }
      const read = { ...found, leftOut: [...faults, ...found.leftOut] }
      const [{ dates }, goalsHere] = await Promise.all([
        answer(api.import.$get()),
        read.goals.length > 0 ? answer(api.goals.$get()) : [],
      ])
      const written = new Set(dates)
      const [newDays, daysHere] = [
        read.days.filter(({ date }) => !written.has(date)),
        read.days.filter(({ date }) => written.has(date)),
      ]
      kept.current = []
      const goals = newGoalsOf(read, { userId: user.id, ids: new Set(goalsHere.map(({ id }) => id)) })
      setState({ at: 'preview', selection: { newDays, daysHere, ...goals } })
    } catch (error) {
      setState({ at: 'choosing', trouble: { name, why: sentenceOf(error) } })
    }
  }

  const store = async (selection: ImportSelection, from = 0) => {
    stops.current = false
    const { newDays, goals } = selection
    const calls = [
      ...batchesOf(newDays.slice(from)).map((days) => ({
        size: days.length,
        send: async () => void kept.current.push(...(await answer(api.import.$post({ json: { days } }))).kept),
      })),
      ...batchesOf(goals.slice(Math.max(0, from - newDays.length))).map((batch) => ({
        size: batch.length,
        send: async () => void (await answer(api.import.goals.$post({ json: { goals: batch } }))),
      })),
    ]
    let done = from
    const proceed = () => {
      rememberUnfinished(user.id, progressOf({ done, selection }))
      setState({ at: 'storing', selection, done })
    }
    proceed()
    try {
      for (const { size, send } of calls) {
        if (stops.current) return setState({ at: 'stopped', selection, done })
        await send()
        done += size
        proceed()
      }
      forgetUnfinished(user.id)
      const stored = { days: newDays.length - kept.current.length, goals: goals.length }
      setState({ at: 'finished', selection, stored, kept: kept.current })
    } catch (error) {
      setState({ at: 'stopped', selection, done, why: sentenceOf(error) })
    } finally {
      refreshEntries(queryClient, user.id)
      if (goals.length > 0) refreshGoals(queryClient, user.id)
    }
  }

  return {
    state,
    choose,
    show,
    store,
    stop: () => void (stops.current = true),
    again: () => setState({ at: 'choosing' }),
    /** Without the rest. */
    leave: () => {
      forgetUnfinished(user.id)
      setState({ at: 'choosing' })
    },
  }
}

/** '150 of 400 days' */
export function progressOf({ done, selection }: { done: number; selection: ImportSelection }): string {
  const { newDays, goals } = selection
  return importing.storing.progress(inDigits(done), importing.whole({ days: newDays.length, goals: goals.length }))
}

/** The goals that are not here yet, as far as there is room. */
function newGoalsOf(file: ReadableFile, here: { userId: string; ids: Set<string> }) {
  const added = file.goals.filter((goal) => !isGoalHere(goal, here))
  const goals = added.slice(0, Math.max(0, goalLimits.perPerson - here.ids.size))
  const leftOut = added.slice(goals.length).map(({ title }) => ({
    where: importing.quoted(title),
    why: importing.leftOut.tooManyGoals(goalLimits.perPerson),
  }))
  return {
    goals,
    goalsHere: file.goals.length - added.length,
    file: { ...file, leftOut: [...file.leftOut, ...leftOut] },
  }
}

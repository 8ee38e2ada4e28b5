import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry, ReplyChoice } from '#domain/entry'
import { emptyTexts, textsOf, type EntryTexts, type SectionName } from '#domain/entry-sections'
import { joinedTexts } from '#domain/items'
import { useDelivery } from '~/features/outbox/delivery.queries'
import { currentOf } from '~/lib/api-error'
import { updateChange } from '~/device/change-store'
import { changedNames, conflictingNames, resolved, submitted, without } from '~/device/change'
import { settled } from '~/lib/settled'
import { useChange } from '~/device/use-change'
import type { Toast } from '~/ui/toast'
import { newEntryId, placeOf, typeText, type Day } from './entry-change.ts'
import { entryKind } from './entry-kind.ts'
import { entryQuery } from './entry.queries.ts'
import { ReplyCutShort } from './post-entry.ts'
import { sayDiscarded } from './stored.queries.ts'

/** Which of two texts the person keeps. */
export type Choice = 'both' | 'own' | 'saved'

/** The texts that were typed for a day and are not stored yet, against the stored entry. */
export function useEntryChange(day: Day, stored: Entry | null) {
  const place = placeOf(day)
  const { change, onDevice } = useChange<EntryTexts>(place)
  const texts: EntryTexts = { ...emptyTexts, ...(stored && textsOf(stored)), ...change?.fields }
  const savedOf = (name: SectionName) => stored?.[name] ?? ''
  const textFor = {
    both: (name: SectionName) => joinedTexts(name, savedOf(name), texts[name]),
    own: (name: SectionName) => texts[name],
    saved: savedOf,
  }
  const choiceOf = (choice: Choice, names: SectionName[]) =>
    Object.fromEntries(names.map((name) => [name, textFor[choice](name)])) as Partial<EntryTexts>
  const discard = (names: SectionName[]) => {
    if (!change) return
    updateChange<EntryTexts>(place, (latest) => latest && without(latest, names))
    sayDiscarded(day, change)
  }
  return {
    change,
    onDevice,
    /** The texts as their writer sees them. */
    texts,
    changed: changedNames(change, stored),
    conflicts: stored ? conflictingNames(change, stored) : [],
    isWaiting: (name: SectionName) => change?.submitted.includes(name) ?? false,
    type: (name: SectionName, text: string) => typeText(day, stored, name, text),
    discard,
    choiceOf,
    /** The person has seen both texts and keeps one of them, or both. */
    choose: (choice: Choice, names: SectionName[]) => {
      if (choice === 'saved') discard(names)
      else if (stored)
        updateChange<EntryTexts>(
          place,
          (latest) => latest && resolved(latest, { stored, fields: choiceOf(choice, names) }),
        )
    },
  }
}

/** `isQuiet`: the screen says by itself that it is saved. */
type Saving = { names: SectionName[]; reply?: ReplyChoice; savedToast?: Toast; isQuiet?: true }

/** Sends sections of a day's change. The change is removed only when the server has stored them. */
export function useSaveEntry(day: Day, stored: Entry | null) {
  const client = useQueryClient()
  const [words, setWords] = useState<string>()
  const place = placeOf(day)
  const save = useDelivery(entryKind, place, {
    begin: ({ names, reply }: Saving) => {
      updateChange<EntryTexts>(
        place,
        (change) => change && submitted(change, { stored, names, newId: newEntryId, ...(reply && { reply }) }),
      )
      setWords(undefined)
    },
    onPiece: setWords,
    onStored: (delivered) => {
      // Another tab has sent it.
      if (!delivered) void client.refetchQueries({ queryKey: entryQuery(day.date).queryKey })
    },
    savedMessage: (delivered, { savedToast, isQuiet }) => {
      const message = entryKind.savedMessage(delivered)
      return message && !isQuiet ? (savedToast ?? message) : undefined
    },
    // The entry is stored, and the rest of its reply comes with the connection; or both texts of an edit are shown.
    isShown: (error, { names }) =>
      error instanceof ReplyCutShort || Boolean(stored && names[0] !== 'diaryText' && currentOf(error)),
  })
  const isCutShort = save.error instanceof ReplyCutShort
  return {
    save: save.mutate,
    /** Lasts until the server has answered, for a form. */
    saveAndWait: (...[saving, callbacks]: Parameters<typeof save.mutateAsync>) =>
      settled(save.mutateAsync(saving, callbacks)),
    isSaving: save.isPending,
    hasFailed: save.isError,
    // What was refused is shown on the page, which no letter then covers.
    sending: {
      hasBegun: !save.isIdle && !currentOf(save.error),
      words: save.isPending || isCutShort ? words : undefined,
      isCutShort,
    },
  }
}

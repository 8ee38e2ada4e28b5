import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isFilled, type Entry } from '#domain/entry'
import { fits } from '#domain/entry-sections'
import type { GuestData } from '#domain/entry-schemas'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { keepDiaryDraft } from './diary-draft.ts'
import type { Toast } from '~/ui/toast'
import {
  emptyDraft,
  hasWords,
  joined,
  readEntryDraft,
  saysTheSame,
  writeEntryDraft,
  type Day,
  type EntryDraft,
} from './entry-draft.ts'
import { showStored } from './stored.queries.ts'
import { clearGuestTexts, hasGuestTexts, isTaken, readGuestTexts, rememberTaken } from './guest-texts.ts'

type Send = (page: { draft: EntryDraft; welcome: Toast }) => void

/**
 * Takes what somebody wrote before signing in over into their account. It becomes a draft on this
 * device first, so that from there on nothing can lose it; then today's entry, if today has none and
 * both boxes are filled, or else the form with what there is. Once today has its entry the server
 * fills what is still empty, and only then is the guest's copy let go.
 */
export function useGuestHandover({
  user,
  today,
  entry,
  send,
}: {
  user: User
  today: string
  entry: Entry | null | undefined
  send: Send
}) {
  const queryClient = useQueryClient()
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (entry === undefined || isUnderWay.current || !hasGuestTexts()) return
    const guest = readGuestTexts()
    const ready = takeAsDraft({ day: { userId: user.id, date: today }, guest, entry })
    if (!entry) {
      if (ready) send({ draft: ready, welcome: welcomeOf(user) })
      return
    }
    isUnderWay.current = true
    const handOver = async () => {
      const stored = await fillEmpty(guest)
      if (stored) showStored(queryClient, stored)
      // What the server has no room for stays with the person, on this device.
      const standing = stored ?? entry
      if (guest.diaryText.trim() && standing.diaryText !== guest.diaryText) keepDiaryDraft(standing, guest.diaryText)
      clearGuestTexts()
    }
    handOver()
      .catch(() => {})
      .finally(() => (isUnderWay.current = false))
  }, [user, today, entry, send, queryClient])
}

/** The page that may be sent as it is: both boxes filled by the guest, and nothing else begun for today. */
function takeAsDraft({
  day,
  guest,
  entry,
}: {
  day: Day
  guest: GuestData
  entry: Entry | null
}): EntryDraft | undefined {
  const draft = readEntryDraft(day)
  if (!hasWords(guest) || isTaken(guest) || (entry && saysTheSame(entry, guest))) return undefined
  const taken = {
    ...emptyDraft(),
    ...draft,
    gratitudeText: joined(draft?.gratitudeText ?? '', guest.gratitudeText),
    goalsText: joined(draft?.goalsText ?? '', guest.goalsText),
    isSent: false,
  }
  writeEntryDraft(day, taken)
  rememberTaken(guest)
  return isFilled(guest) && saysTheSame(taken, guest) ? taken : undefined
}

/** The entry after it, or nothing when the server would not have it at all; a lost connection is thrown. */
async function fillEmpty(guest: GuestData): Promise<Entry | undefined> {
  const fitting = (part: keyof GuestData) => (fits({ [part]: guest[part] }) ? guest[part] : '')
  try {
    const json = {
      gratitudeText: fitting('gratitudeText'),
      goalsText: fitting('goalsText'),
      diaryText: fitting('diaryText'),
    }
    return (await answer(api['save-guest-data'].$post({ json }))).entry ?? undefined
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}

function welcomeOf({ name }: User): Toast {
  return { title: `Welcome, ${name}`, description: 'What you wrote before is now the page of today.' }
}

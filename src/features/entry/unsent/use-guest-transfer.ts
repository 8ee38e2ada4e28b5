import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isFilled, type Entry } from '#domain/entry'
import { fits, formSections, hasText, isSameText, type SectionName } from '#domain/entry-sections'
import { firstName } from '#domain/first-name'
import { joinedTexts } from '#domain/items'
import { today } from '#domain/texts'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { otherDay } from '~/device/clock'
import { readChange } from '~/device/change-store'
import type { Toast } from '~/ui/toast'
import { formTextsOf, placeOf, typeText, type Day, type EntryChange } from '../stored/entry-change.ts'
import {
  clearGuestTexts,
  isGuestDataSaved,
  isTaken,
  readSentTexts,
  rememberTaken,
  type GuestTexts,
} from '~/device/guest-texts'
import { showStored } from '../stored/stored.queries.ts'

export type Transfer = {
  user: User
  today: string
  entry: Entry | null | undefined
  save: (saving: { names: SectionName[]; savedToast: Toast }) => void
}

/**
 * Transfers the guest texts that were sent to the account. They become a draft on this device first, so that nothing can lose them; then
 * today's entry, if today has none and the guest filled the form; otherwise the form begins with them. Once today has
 * its entry the server fills what is still empty, and only then are the guest texts removed.
 */
export function useGuestTransfer({ user, today, entry, save }: Transfer) {
  const queryClient = useQueryClient()
  const isUnderWay = useRef(false)
  useEffect(() => {
    const guest = readSentTexts()
    if (entry === undefined || isUnderWay.current || !hasText(guest)) return
    const isReady = takeAsDraft({ userId: user.id, date: today }, guest, entry)
    if (!entry) {
      // A page that another day would get is sent by the person.
      if (isReady && !otherDay(user.timezone)) save({ names: formSections, savedToast: welcomeToast(user) })
      return
    }
    isUnderWay.current = true
    const transfer = async () => {
      const stored = (await fillEmpty(guest)) ?? entry
      showStored(queryClient, stored)
      keepDiary(stored, guest.diaryText)
      clearGuestTexts(user.id)
    }
    transfer()
      .catch(() => {})
      .finally(() => (isUnderWay.current = false))
  }, [user, today, entry, save, queryClient])
}

/** True when the draft may be sent as it is: the guest filled the form, and nothing else was begun for today. */
function takeAsDraft(day: Day, guest: GuestTexts, entry: Entry | null): boolean {
  const typed = formTextsOf(guest)
  if (!hasText(typed) || isTaken(guest) || (entry && isSameText(entry, typed, formSections))) return false
  const draft = formTextsOf(readDraft(day)?.fields)
  for (const name of formSections) {
    const text = joinedTexts(name, draft[name], typed[name])
    if (text !== '') typeText(day, null, name, text)
  }
  rememberTaken(day.userId, guest)
  return isFilled(guest) && isSameText(formTextsOf(readDraft(day)?.fields), typed, formSections)
}

function readDraft(day: Day): EntryChange | undefined {
  return readChange(placeOf(day))
}

/** What the server has not stored stays with the person as a draft of the diary. */
function keepDiary(stored: Entry, guestDiary: string): void {
  if (!guestDiary.trim() || stored.diaryText === guestDiary) return
  const begun = readDraft(stored)?.fields.diaryText ?? stored.diaryText
  typeText(stored, stored, 'diaryText', joinedTexts('diaryText', begun, guestDiary))
}

/** The entry as it is stored then; nothing when the server refuses the texts, or has received some in this session. */
async function fillEmpty(guest: GuestTexts): Promise<Entry | undefined> {
  if (isGuestDataSaved()) return undefined
  const json = Object.fromEntries(
    Object.entries(guest).map(([name, text]) => [name, fits({ [name]: text }) ? text : '']),
  ) as GuestTexts
  try {
    return (await answer(api['save-guest-data'].$post({ json }))).entry ?? undefined
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}

function welcomeToast({ name }: User): Toast {
  return { title: today.header.welcome(firstName(name)), description: today.transferred }
}

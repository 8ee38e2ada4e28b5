import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isFilled, type Entry } from '#domain/entry'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { readDraft, writeDraft } from '~/lib/draft-store'
import type { Toast } from '~/ui/toast'
import { keepEntry } from './entry.queries.ts'
import { clearGuestTexts, hasGuestTexts, readGuestTexts } from './guest-texts.ts'
import { emptyDraft, type EntryDraft } from './use-draft.ts'

type Send = (page: { draft: EntryDraft; welcome: Toast }, options: { onSuccess: (entry: Entry) => void }) => void

/**
 * Takes what somebody wrote before signing in over into their account. It becomes a draft on this
 * device first, so that from there on nothing can lose it; then today's entry, if today has none;
 * then the server fills what is still empty, and only then is the guest's copy let go.
 */
export function useGuestHandover({ user, today, entry, send }: { user: User; today: string; entry: Entry | null | undefined; send: Send }) {
  const queryClient = useQueryClient()
  const begun = useRef(false)
  useEffect(() => {
    if (entry === undefined || begun.current || !hasGuestTexts()) return
    begun.current = true
    const guest = readGuestTexts()
    const place = { userId: user.id, date: today, part: 'entry' } as const
    const hasPage = guest.gratitudeText.trim() !== '' || guest.goalsText.trim() !== ''
    if (hasPage && !readDraft(place)) {
      writeDraft(place, { ...emptyDraft(), gratitudeText: guest.gratitudeText, goalsText: guest.goalsText })
    }
    const kept = readDraft(place)
    const draft = kept ? (JSON.parse(kept) as EntryDraft) : undefined

    const handOver = async () => {
      const { entry: filled } = await answer(api['save-guest-data'].$post({ json: guest }))
      if (filled) keepEntry(queryClient, filled)
      clearGuestTexts()
    }
    const quietly = () => void handOver().catch(() => (begun.current = false))
    if (entry || !draft || !isFilled(draft)) quietly()
    else send({ draft, welcome: welcomeOf(user) }, { onSuccess: quietly })
  }, [user, today, entry, send, queryClient])
}

function welcomeOf({ name }: User): Toast {
  return { title: `Welcome, ${name}`, description: 'What you wrote before is now the page of today.' }
}

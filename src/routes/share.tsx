import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { today } from '#domain/texts'
import { keepForSignIn, keepInDraft, sharedLine } from '~/features/entry/shared'
import { useUser } from '~/features/user/user.queries'
import { Spinner } from '~/ui/spinner'

export const meta = () => [{ title: today.title }]

/** What another app shares with the installed one (public/manifest.webmanifest) goes into the page of today. */
export default function Share() {
  const [query] = useSearchParams()
  const client = useQueryClient()
  const { user } = useUser()
  const isTaken = useRef(false)
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const keep = async (line: string) => (user ? keepInDraft(client, user, line) : keepForSignIn(line))
    void keep(sharedLine(query)).finally(() => setIsKept(true))
  }, [query, client, user])
  return isKept ? <Navigate to={user ? '/' : '/auth'} replace /> : <Spinner />
}

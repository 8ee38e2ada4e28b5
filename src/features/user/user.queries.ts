import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { FirstData } from '#domain/first-data'
import { frame } from '#domain/texts'
import { localDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { ApiError, NoAnswer, NoSession, sessionEndedEvent } from '~/lib/api-error'
import { clock } from '~/device/clock'
import { seedCache } from '~/lib/first-data'
import { setPerson } from '~/device/person'
import { isSignedOut } from '~/device/signed-out'
import { queryKeys } from '~/lib/query-keys'
import { rememberThisPage } from '~/lib/redirect-after-auth'

/** The signed-in person; null for a visitor. A page from the Worker brings the person along. */
export const userQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: async (): Promise<User | null> => {
    const user = await fetchUser('or device')
    setPerson(user?.id)
    return user
  },
})

export function useUser() {
  const { data: user, isPending } = useQuery(userQuery)
  return { user: user ?? null, isPending }
}

/** Shows the changed settings of the signed-in person, unless the person has changed in the meantime. */
export function updateUser(client: QueryClient, user: User): void {
  client.setQueryData<User | null>(userQuery.queryKey, (known) => (known?.id === user.id ? user : known))
}

/** Puts another person, or a visitor, in the place of the person before. Everything of the person before goes here. */
export function changePerson(client: QueryClient, user: User | null, known: Partial<FirstData> = {}): void {
  const kept: readonly unknown[] = [queryKeys.user[0], queryKeys.personChange[0]]
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) })
  seedCache(client, { ...known, user })
  client.setQueryData<PersonChange>(queryKeys.personChange, (change) => change && { ...change, isTold: true })
}

/** What is known of an account that has just been made. */
export function knownOfNewAccount({ timezone }: User): Partial<FirstData> {
  return { date: localDate(clock(), timezone), entry: null }
}

/**
 * The account that a sign-in has answered with, once it is sure that its session is there: a browser that blocks cookies
 * drops it.
 */
export async function withSession(signingIn: Promise<User>): Promise<User> {
  const user = await signingIn
  const found = await fetchUser().catch((error: unknown) => {
    // The next call finds out.
    if (error instanceof NoAnswer) return user
    throw error
  })
  if (found?.id !== user.id) throw new NoSession()
  followLanguageOf(user)
  return user
}

/** Loads the page again in the language that this person has chosen, if it is in another one. */
export function followLanguageOf({ language }: User): void {
  if (language && language !== frame.language) location.reload()
}

/** For a call that was refused because the session has ended: to the sign-in, and back here after it. */
export function useSessionEnded(): (search?: `?${string}`) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    (search?: `?${string}`) => {
      rememberThisPage()
      changePerson(client, null)
      void navigate(`/auth${search ?? ''}`)
    },
    [client, navigate],
  )
}

/** Leads to the sign-in when a read is refused because the session has ended, on every screen. */
export function useEndedSession(): void {
  const client = useQueryClient()
  const sessionEnded = useSessionEnded()
  useEffect(() => {
    const leave = () => {
      if (client.getQueryData(userQuery.queryKey)) sessionEnded('?session_ended')
    }
    window.addEventListener(sessionEndedEvent, leave)
    return () => window.removeEventListener(sessionEndedEvent, leave)
  }, [client, sessionEnded])
}

/** A change of the person that another tab made: who was here before, and how many such changes there were. */
export type PersonChange = { before: string; count: number; isTold: boolean }

/** Asks the server who is signed in, and starts again for that person if it is another one. */
export async function checkPerson(client: QueryClient): Promise<void> {
  const shown = client.getQueryData<User | null>(userQuery.queryKey)
  // Another tab has signed this person out, and the server may not answer.
  const user = shown && isSignedOut(shown.id) ? null : await fetchUser()
  const known = client.getQueryData<User | null>(userQuery.queryKey)
  if (known === undefined || (known?.id ?? '') === (user?.id ?? '')) return
  const last = client.getQueryData<PersonChange>(queryKeys.personChange)
  changePerson(client, user)
  const before = last && !last.isTold ? last.before : known?.id
  const count = (last?.count ?? 0) + 1
  // A visitor loses nothing, and the person who was here before is not told of a change.
  client.setQueryData<PersonChange>(queryKeys.personChange, {
    before: before ?? '',
    count,
    isTold: before === undefined || before === user?.id,
  })
}

async function fetchUser(orDevice?: 'or device'): Promise<User | null> {
  // Pages bring the answer along, so a visitor's first load goes without the API client.
  const { answer, api, serverApi } = await import('~/lib/api')
  const { user } = orDevice ? api : serverApi
  try {
    // Names nobody: the question is who is signed in.
    return await answer(user.$get(undefined, { headers: { 'X-Firstlight-Person': '' } }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

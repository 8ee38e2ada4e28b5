import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { otherPersonEvent } from '~/lib/api-error'
import { onOtherPerson } from '~/device/person'
import { queryKeys } from '~/lib/query-keys'
import { checkPerson, type PersonChange } from './user.queries.ts'

/** Follows the person of the browser when another tab signs somebody in or out. */
export function useOtherPerson() {
  const client = useQueryClient()
  useEffect(() => {
    // Without a connection the next look asks again.
    const check = () => void checkPerson(client).catch(() => {})
    const stop = onOtherPerson(check)
    window.addEventListener(otherPersonEvent, check)
    return () => {
      stop()
      window.removeEventListener(otherPersonEvent, check)
    }
  }, [client])
  const { data: change } = useQuery<PersonChange | null>({
    queryKey: queryKeys.personChange,
    queryFn: () => null,
    enabled: false,
  })
  return {
    isToTell: change ? !change.isTold : false,
    /** Changes with each person that another tab brings, so that no screen keeps what was typed into it. */
    screenKey: change?.count ?? 0,
    tell: () =>
      client.setQueryData<PersonChange>(queryKeys.personChange, (known) => known && { ...known, isTold: true }),
  }
}

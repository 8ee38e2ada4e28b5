import { queryOptions, useMutation } from '@tanstack/react-query'
import { account } from '#domain/texts'
import { calendarQuery } from '~/features/calendar/calendar.queries'
import { useSessionEnded } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { queryKeys } from '~/lib/query-keys'
import { toast } from '~/ui/toast'

export const devicesQuery = queryOptions({
  queryKey: queryKeys.devices,
  queryFn: () => answer(api.sessions.$get()),
})

/** Ends the session with this id, or without an id all others. */
export function useEndDevice() {
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      const { ended } = await answer(id ? api.sessions[':id'].$delete({ param: { id } }) : api.sessions.$delete())
      return ended
    },
    onSuccess: (ended, id, _result, { client }) => {
      void client.invalidateQueries({ queryKey: devicesQuery.queryKey })
      // Signing out everywhere else ends the calendar feed.
      if (!id) void client.invalidateQueries({ queryKey: calendarQuery.queryKey })
      toast({ title: account.devices.done(ended) })
    },
    onError: (error) => toast({ title: account.notRemoved, description: sentenceOf(error), tone: 'danger' }),
  })
}

/** Ends the session and opens the sign-in, which leads back to this screen. */
export function useSignInAgain() {
  const endSession = useSessionEnded()
  return useMutation({
    mutationFn: () => answer(api.logout.$post()),
    onSuccess: () => endSession(),
    onError: (error) => toast({ title: account.signOut.failed, description: sentenceOf(error), tone: 'danger' }),
  })
}

import { queryOptions, useMutation } from '@tanstack/react-query'
import { answer, api } from '~/lib/api'

export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: () => answer(api.calendar.$get()),
})

/** Makes an address, or another one in place of it. The address is in no other response. */
export function useRenewCalendar() {
  return useMutation({
    mutationFn: () => answer(api.calendar.$post()),
    onSuccess: ({ since }, _input, _result, { client }) =>
      client.setQueryData(calendarQuery.queryKey, (known) => known && { since }),
  })
}

export function useEndCalendar() {
  return useMutation({
    mutationFn: () => answer(api.calendar.$delete()),
    onSuccess: (ended, _input, _result, { client }) =>
      client.setQueryData(calendarQuery.queryKey, (known) => known && ended),
  })
}

import { queryOptions, useMutation } from '@tanstack/react-query'
import type { PushStatus } from '#domain/push'
import { preferences, settings } from '#domain/texts'
import { ApiError, NoAnswer, sentenceOf } from '~/lib/api-error'
import { answer, api } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'
import { toast } from '~/ui/toast'

export const pushQuery = queryOptions({ queryKey: queryKeys.push, queryFn: () => answer(api.push.$get()) })

export function useSwitchPush() {
  return useMutation({
    mutationFn: ({ on, publicKey }: { on: boolean; publicKey: string }) => (on ? switchOn(publicKey) : switchOff()),
    onSuccess: (status: PushStatus | undefined, _input, _result, { client }) => {
      // The permission was refused: the switch says so.
      if (!status) return
      client.setQueryData(pushQuery.queryKey, (known) => known && status)
      toast(preferences.updated)
    },
    onError: (error) => {
      const description =
        error instanceof ApiError || error instanceof NoAnswer ? sentenceOf(error) : settings.notifications.push.failed
      toast({ title: preferences.failed, description, tone: 'danger' })
    },
  })
}

/** Undefined if the person does not allow notifications. The question comes first: browsers ask it after a press only. */
async function switchOn(publicKey: string): Promise<PushStatus | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { subscribe } = await import('~/lib/push-browser')
  return answer(api.push.$post({ json: await subscribe(publicKey) }))
}

async function switchOff(): Promise<PushStatus> {
  const status = await answer(api.push.$delete())
  // Without it the browser keeps an address that gets nothing.
  await import('~/lib/push-browser').then(({ unsubscribe }) => unsubscribe()).catch(() => {})
  return status
}

import { pushWorkerPath, type PushAddress } from '#domain/push'
import { registerServiceWorker } from './service-worker.ts'

/** Lets this browser get pushes at a new address. One of a person before is no longer valid. */
export async function subscribe(publicKey: string): Promise<PushAddress> {
  const { pushManager } = await registerServiceWorker()
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh, auth } }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

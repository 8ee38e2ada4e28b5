import { pushWorkerPath, type PushAddress } from '#domain/push'
import { clearBadge } from '~/device/badge'
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
  clearBadge()
  await (await subscription())?.unsubscribe()
}

/** The badge, where notifications are on in this browser. */
export async function showBadge(isUnwritten: boolean): Promise<void> {
  if (!isUnwritten) clearBadge()
  else if (Notification.permission === 'granted' && (await subscription())) await navigator.setAppBadge?.()
}

async function subscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath)
  return registration?.pushManager.getSubscription()
}

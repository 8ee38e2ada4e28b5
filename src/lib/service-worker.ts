import { pushWorkerPath } from '#domain/push'

export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(pushWorkerPath, { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

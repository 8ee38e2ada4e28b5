/*
 * Takes the place of offline-worker.js where the Worker has the setting OFFLINE=off. A browser that opens the app without
 * a connection gets it at the next visit. Without the registration the browser would lose its push address, so the
 * registration stays where there is one.
 */
addEventListener('activate', (event) => event.waitUntil(removeReleases()))

async function removeReleases() {
  const names = (await caches.keys()).filter((name) => name.startsWith('release '))
  await Promise.all(names.map((name) => caches.delete(name)))
  // A browser that has none is about to subscribe.
  if (names.length > 0 && !(await registration.pushManager?.getSubscription())) await registration.unregister()
}

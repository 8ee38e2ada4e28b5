/*
 * Shows pushes as notifications (docs/decisions/0023-push.md). The build puts before it what opens the app without a
 * connection (src/device/offline-worker.js), and `words`, of one language (domain/texts/en/pushes.ts).
 */

const look = { tag: 'firstlight', icon: '/icon-192.png' }
const patience = 5_000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('push', (event) => event.waitUntil(receive(event.data.json())))
addEventListener('notificationclick', (event) => {
  const { action, notification } = event
  notification.close()
  event.waitUntil(action === 'later' ? askLater(notification.data) : open(notification.data?.path ?? '/'))
})

/** Browsers demand that something is shown for each push. */
async function receive(push) {
  const day = await lookAtDay(push)
  if (push.kind === 'prompt' || day === 'of-another-person') mark(day === 'unknown')
  if (day === 'of-another-person') {
    const subscription = await registration.pushManager.getSubscription()
    await subscription?.unsubscribe()
    return showQuietly(words.isOff, { path: '/settings' })
  }
  if (day === 'written') return showQuietly(words.isWritten, push)
  return show(push)
}

/** The badge of the installed app: the page of today is not written. */
function mark(isUnwritten) {
  const change = isUnwritten ? navigator.setAppBadge?.() : navigator.clearAppBadge?.()
  change?.catch(() => {})
}

/** 'unknown' without a connection. */
async function lookAtDay({ kind, date, person }) {
  try {
    const reply = await fetch(kind === 'prompt' ? `/api/push/days/${date}` : '/api/push', {
      headers: { 'X-Firstlight-Person': person },
      signal: AbortSignal.timeout(patience),
    })
    if (reply.status === 401 || reply.status === 409) return 'of-another-person'
    return reply.ok && (await reply.json()).isWritten ? 'written' : 'unknown'
  } catch {
    return 'unknown'
  }
}

function show(push) {
  const later = push.offersLater ? [{ action: 'later', title: words.later }] : []
  const actions = push.kind === 'prompt' ? [{ action: 'write', title: words.write }, ...later] : []
  return registration.showNotification(push.title, { ...look, body: push.body, actions, data: push })
}

function showQuietly(title, data) {
  return registration.showNotification(title, { ...look, silent: true, data })
}

async function askLater(push) {
  const reply = await fetch('/api/messages/later', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Firstlight-Person': push.person },
    body: JSON.stringify({ message: push.message }),
  }).catch(() => undefined)
  // Without a connection the notification stays, so that Later can be pressed again.
  if (!reply || reply.status >= 500) await show(push)
}

/** A tab that shows the screen already is used. Another tab may hold something that is being typed. */
async function open(path) {
  const paths = path.startsWith('/?') ? ['/', '/today'] : [path]
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    return paths.includes(pathname) && !searchParams.has('date')
  })
  return tab ? tab.focus() : clients.openWindow(path)
}

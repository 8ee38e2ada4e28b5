/*
 * Opens the app without a connection (docs/decisions/0034-offline.md). The build puts `release` before it and
 * push-worker.js behind it, in one script. It stores files of the build and nothing else. Whatever fails here, the
 * request goes to the network as if there were no service worker.
 */

/** The caches, one for each release. */
const prefix = 'release '
const current = prefix + release.version
/** Stored last, so that a cache with it has everything. */
const shell = '/shell'
const longestWait = 3_000
const atOnce = 6
/** A page of the release before may be open, and the server may no longer have its files. */
const releasesKept = 2
/** Several pages may ask at once. */
let storing

// Asks for a page while the service worker starts.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))
addEventListener('message', (event) => {
  if (event.data !== 'store release') return
  storing ??= storeRelease()
    .catch(() => {})
    .finally(() => (storing = undefined))
  event.waitUntil(storing)
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    // A preload that is not used is asked for again, and the way back from Google works once.
    event.respondWith(isScreen(pathname) ? pageFor(event) : onlinePage(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request, pathname))
})

/** Calls, files and the checkout, whose page alone admits the scripts of the payment provider, need the server. */
function isScreen(pathname) {
  return !/^\/(api|dev|cdn-cgi)\/|\.\w+$|^\/subscription\/checkout$/.test(pathname)
}

/** Of the length of its address, which holds what another app shares. The page needs it, and the server does not. */
const isTooLong = (reply) => reply.status === 414 || reply.status === 431

/** Where the network fails, Firefox resolves the preload with an error in the place of a reply. */
const isReply = (reply) => reply && reply.type !== 'error'

const onlinePage = async (event) => {
  const preloaded = await event.preloadResponse
  return isReply(preloaded) ? preloaded : fetch(event.request)
}

/** The page of the server, or the shell if there is none in time. */
async function pageFor(event) {
  const online = onlinePage(event)
  event.waitUntil(online.catch(() => {}))
  const inTime = await Promise.race([
    online.catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ])
  if (inTime && inTime.status < 500 && !isTooLong(inTime)) return inTime
  return (await find(shell)) ?? online
}

async function fileFor(request, pathname) {
  return (await find(pathname)) ?? fetch(request)
}

/** In the cache of this release, else in the newest other one that has it whole. */
async function find(path) {
  try {
    for (const cacheName of [current, ...(await otherReleases()).reverse()]) {
      const stored = await caches.match(path, { cacheName, ignoreVary: true })
      if (stored && (await isWhole(path, stored.clone()))) return stored
    }
  } catch {
    // Storage that cannot be used holds nothing of ours.
  }
  return undefined
}

async function isWhole(path, stored) {
  const expected = release.files[path]
  if (!expected) return true
  const hash = await crypto.subtle.digest('SHA-256', await stored.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(hash))) === expected
}

/** In the order in which they were made. */
async function otherReleases() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current)
}

/** A page asks for it when it is idle. What fails is tried again by the next page; what is stored stays. */
async function storeRelease() {
  const cache = await caches.open(current)
  if (await cache.match(shell)) return
  const missing = Object.keys(release.files)
  const store = async () => {
    for (let path = missing.pop(); path; path = missing.pop()) {
      if (await cache.match(path)) continue
      const reply = (await find(path)) ?? (await fetchWhole(path))
      await cache.put(path, reply)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, store))
  const page = await fetchWhole(release.shell)
  await cache.put(shell, new Response(await page.text(), { headers: release.headers }))
  const old = (await otherReleases()).slice(0, 1 - releasesKept)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A network with a sign-in page of its own may answer in the server's place. */
async function fetchWhole(path) {
  const reply = await fetch(path, { integrity: `sha256-${release.files[path]}`, priority: 'low' })
  if (!reply.ok) throw new TypeError(`${path} was answered with ${reply.status}.`)
  return reply
}

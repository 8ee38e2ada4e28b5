/** What a browser shows as a notification. A locked screen shows it to everyone, so it holds no text of the person. */
export type PushText = {
  title: string
  body: string
  /** Opened by a press. */
  path: string
} & ({ kind: 'test' } | { kind: 'prompt'; date: string; offersLater: boolean })

export type PushContent = PushText & {
  /** The message in the log. */
  message: string
  /** For whom it is. Somebody else may be signed in when it arrives. */
  person: string
}

/** Where a browser gets pushes: `PushSubscription.toJSON()`. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Whether this browser gets pushes, and the key that it subscribes with. Null where the server sends none. */
export type PushStatus = { publicKey: string | null; isOn: boolean }

/** The script of the service worker. At the root of the site, so that it is for all pages; its address never changes. */
export const pushWorkerPath = '/push-worker.js'
/** Takes its place where the app is not opened without a connection. */
export const pushWorkerOffPath = '/push-worker-off.js'

/** The prompt comes again after this time, once. */
export const laterAfter = 60 * 60_000
/** In place of '' in the subject of a prompt that comes again. */
export const laterPrompt = 'later'

import { setTimeout as pause } from 'node:timers/promises'

export type Site = {
  /** The version that has most of the requests. */
  current: () => string
  /** Uploads a version, which gets no request yet. */
  upload: () => string
  /** The share of each version, in percent. */
  share: (shares: Record<string, number>) => void
  /** Routes, cron and queues, which belong to no version. */
  deployTriggers: () => void
  /** What is wrong with the answers of a version; undefined if nothing is. */
  faultOf: (version: string) => Promise<string | undefined>
  wait?: (milliseconds: number) => Promise<unknown>
}

const minute = 60_000
/** How long a tenth of the requests go to the new version, and is asked each minute. */
const minutesOfTenth = 10

/**
 * Uploads a version, asks it, gives it a tenth of the requests for ten minutes and then all. The first fault gives all
 * requests back to the version before. Until the end both versions run, on the schema of the new one.
 */
export async function deployGradually({ wait = pause, ...site }: Site): Promise<void> {
  const before = site.current()
  const version = site.upload()
  const requireWell = async () => {
    const fault = await site.faultOf(version)
    if (fault === undefined) return
    site.share({ [before]: 100 })
    throw new Error(`The new version ${version} ${fault}. All requests go to ${before}.`)
  }
  // A version that has no share can still be asked by its name.
  site.share({ [version]: 0, [before]: 100 })
  await requireWell()
  site.share({ [version]: 10, [before]: 90 })
  for (let passed = 0; passed < minutesOfTenth; passed += 1) {
    await wait(minute)
    await requireWell()
  }
  site.share({ [version]: 100 })
  site.deployTriggers()
}

/** Sends a request to one version of the site, whatever its share is. */
export async function faultOfVersion(origin: string, name: string, version: string): Promise<string | undefined> {
  const headers = { 'Cloudflare-Workers-Version-Overrides': `${name}="${version}"` }
  for (const [path, part] of [
    ['/health', '"database":"ok"'],
    ['/', '<title>'],
    ['/api/motivation', '"error"'],
  ] as const) {
    const reply = await fetch(origin + path, { headers, signal: AbortSignal.timeout(15_000) }).catch(() => undefined)
    const text = await reply?.text().catch(() => '')
    if (!text?.includes(part)) return `does not answer at ${path} as it should (${reply?.status ?? 'no answer'})`
  }
  return undefined
}

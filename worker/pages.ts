import type { Context } from 'hono'
import { dayPartOf, isEvening } from '#domain/time/day-part'
import type { FirstData } from '#domain/first-data'
import { defaultTimeZone, localDate } from '#domain/time/local-date'
import { roleOf } from '#domain/plan'
import {
  fallbackFile,
  pageFileOf,
  prerenderedFile,
  screenAccess,
  screenAt,
  type FirstDataKind,
  type Screen,
} from '#domain/screens'
import { addressOf, folderOf, languageAt, realLanguages } from '#domain/languages'
import { pushWorkerOffPath, pushWorkerPath } from '#domain/push'
import type { Config } from './core/config.ts'
import { beforeDeadline } from './core/deadline.ts'
import { inLanguage, keepLanguage, keepLanguageOf } from './core/language.ts'
import { isWithinLimit } from './core/request-guards.ts'
import { logFault } from './core/logging.ts'
import { newSecret } from './core/secrets.ts'
import { pagePolicy, serviceWorkerPolicy } from './core/security-headers.ts'
import { firstContentOf } from './first-content.tsx'
import { lookUpFirstData } from './first-data.ts'
import type { AppServices } from './services.ts'

/** A page without its data is better than no page: the client then makes the calls. */
const longestWait = 2_000

/**
 * Answers every path that is not a call: a file, or a page with its nonce and the data of its first paint.
 * A path that is neither is the page 'Page Not Found' for a browser, and a plain 404 for other programs.
 */
export const servePage =
  (services: AppServices) =>
  async (c: Context): Promise<Response> => {
    const { assets, config } = services
    const { pathname } = new URL(c.req.url)
    const asked = languageAt(pathname)
    if (asked) keepLanguage(c, asked)
    const screen = screenAt(asked ? '/' : pathname)
    if (!screen && /\.[a-z0-9]+$/i.test(pathname)) {
      const file = await fileAt(c, services, pathname)
      if (file) return file
      if (!c.req.header('Accept')?.includes('text/html')) return c.text('Not found\n', 404)
    }

    // Beyond the limit of an address the page comes without data, and neither KV nor D1 is asked.
    const isServedWithData = await isWithinLimit(services.floodGuard, c.req.raw, 'page')
    const firstData = isServedWithData ? await beforeDeadline(longestWait, lookUpFirstData(c, services)) : undefined
    if (firstData?.user) keepLanguageOf(c, firstData.user)
    const isForVisitor = firstData?.user === null && screen?.prerendered
    // Its script knows no address but `/`.
    if (asked && !isForVisitor) return c.redirect('/')
    const kind = kindForPerson(screen, firstData)
    const file = isForVisitor ? prerenderedFile(screen.path) : kind ? pageFileOf(kind) : fallbackFile
    // Asked for without the browser's conditions: a 304 here would pair this nonce with an old page.
    const built = await assets.fetch(new URL(folderOf(c.get('language')) + file, c.req.url))
    const content =
      screen && firstData && inLanguage(c.get('language'), () => readFirstContent(c, services, screen, firstData))
    const page = content ? withContent(built, content) : built
    const nonce = newSecret()
    c.header(
      'Content-Security-Policy',
      pagePolicy(`nonce-${nonce}`, { takesPayments: screen?.takesPayments === true && config.stripe !== undefined }),
    )
    // A page carries a nonce of its own and perhaps texts of a person: no cache may store it.
    c.header('Cache-Control', 'private, no-store')
    c.header('Content-Language', c.get('language'))
    c.header('Content-Type', 'text/html; charset=utf-8')
    return c.body(
      withFirstData(
        content
          ? styleFirst(page)
          : withAddress(page, c.req.url, config, isForVisitor ? (asked ? pathname : screen.path) : undefined),
        firstData,
        nonce,
      ).body ?? '',
      screen && isThere(screen, firstData) ? 200 : 404,
    )
  }

/** A screen of employees is one that does not exist for others. */
function isThere({ access }: Screen, firstData: FirstData | undefined): boolean {
  const user = firstData?.user
  return screenAccess(access, roleOf(user), user?.isEmployee) !== 'notFound'
}

/** What the page brings along for a person who enters the screen. */
function kindForPerson(
  screen: ReturnType<typeof screenAt>,
  firstData: FirstData | undefined,
): FirstDataKind | undefined {
  const user = firstData?.user
  return user && screen && screenAccess(screen.access, roleOf(user)) === 'enter' ? screen.firstData : undefined
}

/** A page without its first content is better than no page: it begins with the spinner. */
function readFirstContent(c: Context, { now }: AppServices, screen: Screen, data: FirstData) {
  try {
    const zone = data.user?.timezone ?? defaultTimeZone
    return firstContentOf(screen, {
      data,
      today: localDate(now(), zone),
      part: dayPartOf(now(), zone),
      isEvening: isEvening(now(), zone),
      query: c.req.query(),
    })
  } catch (fault) {
    logFault(c.get('requestId'), c.req.method, c.req.path, fault)
    return undefined
  }
}

/** What the page shows can be read before its scripts: on a slow line its style and its font go first. */
function styleFirst(page: Response): Response {
  return new HTMLRewriter()
    .on('link[rel=modulepreload]', { element: (link) => void link.setAttribute('fetchpriority', 'low') })
    .transform(page)
}

/** Those who show a link, or find it, want whole addresses, and the one address of a page. */
function withAddress(page: Response, url: string, { origin }: Config, path: string | undefined): Response {
  const absolute = (meta: Element) => meta.setAttribute('content', new URL(meta.getAttribute('content')!, url).href)
  const rewriter = new HTMLRewriter().on('meta[property="og:image"]', { element: (meta) => void absolute(meta) })
  if (origin === undefined || path === undefined) return rewriter.transform(page)
  const own = `<link rel="canonical" href="${origin}${path}"><meta property="og:url" content="${origin}${path}">`
  const others = path === '/' || languageAt(path) ? alternatesOf(origin) : ''
  return rewriter.on('head', { element: (head) => void head.append(own + others, { html: true }) }).transform(page)
}

/** The landing page at its address in each language, and at the one where it follows the browser. */
function alternatesOf(origin: string): string {
  const addresses = [['x-default', '/'], ...realLanguages.map((language) => [language, addressOf(language)])]
  return addresses
    .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`)
    .join('')
}

function withContent(page: Response, content: string): Response {
  return new HTMLRewriter()
    .on('.first-content', { element: (place) => void place.setInnerContent(content, { html: true }) })
    .transform(page)
}

function withFirstData(page: Response, firstData: FirstData | undefined, nonce: string): Response {
  return new HTMLRewriter()
    .on('script', { element: (script) => void script.setAttribute('nonce', nonce) })
    .on('body', {
      element: (body) => {
        if (firstData) body.prepend(firstDataScript(firstData, nonce), { html: true })
      },
    })
    .transform(page)
}

function firstDataScript(data: FirstData, nonce: string): string {
  // `<` never appears in the JSON, so no text of a person's can end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script id="first-data" type="application/json" nonce="${nonce}">${json}</script>`
}

async function fileAt(c: Context, { assets, config }: AppServices, pathname: string): Promise<Response | undefined> {
  // Pages have addresses without an ending; their files are not served under their own names.
  if (pathname.endsWith('.html')) return undefined
  if (pathname === pushWorkerPath) {
    const script = config.offline === 'off' ? pushWorkerOffPath : pushWorkerPath
    return asServiceWorker(await assets.fetch(new URL(folderOf(c.get('language')) + script, c.req.url)))
  }
  const file = await assets.fetch(c.req.raw)
  // The headers of a response of the platform cannot be changed.
  return file.status === 404 ? undefined : new Response(file.body, file)
}

/** A service worker has the policy of its script. A new version is used at once. */
function asServiceWorker(file: Response): Response {
  const script = new Response(file.body, file)
  script.headers.set('Content-Security-Policy', serviceWorkerPolicy)
  script.headers.set('Cache-Control', 'no-cache')
  return script
}

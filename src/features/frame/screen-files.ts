import { screenAt } from '#domain/screens'

type Files = { module: string; css: string[] }
declare global {
  interface Window {
    /** The files of each route. React Router reads them here too. */
    __reactRouterManifest?: { routes: Record<string, Files | undefined> }
  }
}

/** What a route exports as `handle` if its screen consists of parts in files of their own. */
export type ScreenHandle = { loadParts: (isVisitor: boolean) => Promise<unknown> }

export const routeAt = (pathname: string) => `routes/${screenAt(pathname)?.route ?? 'not-found'}`

/**
 * Loads the scripts and the styles of a screen, and rejects if one cannot be loaded. React Router finds them loaded
 * then; it would leave the screen before it knows.
 */
export async function loadScreenFiles(pathname: string, isVisitor: boolean): Promise<void> {
  const { module, css } = window.__reactRouterManifest!.routes[routeAt(pathname)]!
  const [{ handle }] = await Promise.all([
    import(/* @vite-ignore */ module) as Promise<{ handle?: ScreenHandle }>,
    ...css.map(loadStyle),
  ])
  await handle?.loadParts(isVisitor)
}

/** Without a connection this would only fail. */
export function preloadScreenFiles(pathname: string, isVisitor: boolean): void {
  if (navigator.onLine) loadScreenFiles(pathname, isVisitor).catch(() => {})
}

async function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  const reply = await fetch(href)
  if (!reply.ok) throw new Error(`${href} was answered with ${reply.status}.`)
}

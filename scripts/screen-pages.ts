import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { routes: Record<string, { module: string; imports: string[] } | undefined> }

/** The routes that a screen is made of, below the frame. What `home` shows to somebody signed in is `today`. */
const parts = { today: ['home', 'today'], history: ['history'], settings: ['settings'] }

/**
 * For the screens that are opened most, a page of their own for somebody signed in: the one that
 * serves every path, and in it which scripts that screen will ask for. So a browser fetches them
 * beside the first ones and not after those have run.
 */
export function writeScreenPages(clientFolder: string): void {
  const assets = join(clientFolder, 'assets')
  const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))!
  const manifest = JSON.parse(/=(\{.*\})/s.exec(readFileSync(join(assets, manifestFile), 'utf8'))![1]!) as Manifest
  const page = readFileSync(join(clientFolder, '__spa-fallback.html'), 'utf8')
  for (const [screen, routes] of Object.entries(parts)) {
    const scripts = ['app-frame', ...routes].flatMap((name) => {
      const route = manifest.routes[`routes/${name}`]!
      return [route.module, ...route.imports]
    })
    const links = [...new Set(scripts)]
      .filter((script) => !page.includes(`href="${script}"`))
      .map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}"/>`)
    writeFileSync(join(clientFolder, `__spa-${screen}.html`), page.replace('</head>', `${links.join('')}</head>`))
  }
}

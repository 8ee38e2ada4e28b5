import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFileOf, routesOfPageFiles } from '../domain/screens.ts'

type Manifest = { routes: Record<string, { module: string; imports: string[]; css: string[] } | undefined> }

/**
 * Writes page files for signed-in people: the file that serves every path, with links to the scripts and the styles of
 * the screens that share it. The browser loads these scripts beside the first ones and not after those have run. The landing page
 * gets such links too.
 */
export function writeScreenPages(clientFolder: string): void {
  const assets = join(clientFolder, 'assets')
  const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))!
  const manifest = JSON.parse(/=(\{.*\})/s.exec(readFileSync(join(assets, manifestFile), 'utf8'))![1]!) as Manifest
  const page = readFileSync(join(clientFolder, '__spa-fallback.html'), 'utf8')
  for (const [firstData, routes] of routesOfPageFiles()) {
    const files = ['app-frame', ...routes].map((name) => manifest.routes[`routes/${name}`]!)
    const scripts = files.flatMap(({ module, imports }) => [module, ...imports])
    const styles = files.flatMap(({ css }) => css)
    writeFileSync(join(clientFolder, pageFileOf(firstData)), withStyles(withPreloads(page, scripts), styles))
  }
  const landingPage = join(clientFolder, 'index.html')
  writeFileSync(landingPage, withPreloads(readFileSync(landingPage, 'utf8'), landingScripts(assets)))
}

/** The landing page's script is apart from that of its route, which signed-in people load too (routes/home.tsx). */
function landingScripts(assets: string): string[] {
  const script = readdirSync(assets).find((name) => /^landing-.*\.js$/.test(name))!
  const imports = readFileSync(join(assets, script), 'utf8').matchAll(/from\s*["']\.\/([^"']+)["']/g)
  return [script, ...[...imports].map(([, name]) => name!)].map((name) => `/assets/${name}`)
}

/** For the content that the Worker writes before the scripts run. */
function withStyles(page: string, styles: string[]): string {
  const links = [...new Set(styles)]
    .filter((style) => !page.includes(`href="${style}"`))
    .map((style) => `<link rel="stylesheet" href="${style}"/>`)
  return page.replace('</head>', `${links.join('')}</head>`)
}

function withPreloads(page: string, scripts: string[]): string {
  const links = [...new Set(scripts)]
    .filter((script) => !page.includes(`href="${script}"`))
    .map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}"/>`)
  return page.replace('</head>', `${links.join('')}</head>`)
}

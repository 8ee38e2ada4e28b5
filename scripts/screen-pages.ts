import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFileOf, prerenderedPaths, routesOfPageFiles } from '../domain/screens.ts'

type Manifest = { routes: Record<string, { module: string; imports: string[]; css: string[] } | undefined> }

/**
 * Writes page files for signed-in people: the file that serves every path, with links to the scripts and the styles of
 * the screens that share it. The browser loads these scripts beside the first ones and not after those have run. The
 * landing page gets such links too. The pages for visitors start their scripts later.
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
  const landing = withPreloads(readFileSync(landingPage, 'utf8'), landingScripts(assets))
  writeFileSync(landingPage, startedLater(withStyles(landing, landingStyles(assets, landing)), atFirstSign))
  for (const path of prerenderedPaths) {
    if (path === '/') continue
    const file = join(clientFolder, path, 'index.html')
    writeFileSync(file, startedLater(readFileSync(file, 'utf8'), afterFirstPaint))
  }
}

/**
 * Everything on the page can be read without a script, so the scripts leave the line to its style and its font. If they
 * cannot be loaded, they are loaded when the connection is back, and what was pressed meanwhile is pressed again.
 */
function startedLater(page: string, when: string): string {
  const held = page
    .replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
    .replace('<script type="module"', '<script type="held-module"')
  if (!held.includes('"held-module"'))
    throw new Error('React Router has changed: how does a page start its scripts now?')
  return held.replace('</body>', `<script>{${startHeld}${when}}</script></body>`)
}

const startHeld = `
const start=()=>{
const held=document.querySelector('script[type=held-module]');
if(!held)return;
document.querySelectorAll('link[rel=held-modulepreload]').forEach(l=>l.rel='modulepreload');
const script=document.createElement('script');
script.type='module';script.nonce=held.nonce;script.text=held.text;held.replaceWith(script);
script.onerror=()=>{script.replaceWith(held);addEventListener('online',start,{once:true})}
};
`

/**
 * At the first sign of a person, or when the page has been open for a while. What is typed early is stored
 * (src/lib/before-scripts.ts).
 */
const atFirstSign = `
const signs=['pointermove','pointerdown','touchstart','keydown','focusin','input','scroll'];
signs.forEach(s=>addEventListener(s,start,{capture:true,passive:true,once:true}));
addEventListener('load',()=>setTimeout(start,6000))
`

/** A tab that is not shown paints nothing. */
const afterFirstPaint = `
new PerformanceObserver(start).observe({type:'paint',buffered:true});
setTimeout(start,1000)
`

/** The landing page's script is apart from that of its route, which signed-in people load too (routes/home.tsx). */
function landingScripts(assets: string): string[] {
  const script = readdirSync(assets).find((name) => /^landing-.*\.js$/.test(name))!
  const imports = readFileSync(join(assets, script), 'utf8').matchAll(/from\s*["']\.\/([^"']+)["']/g)
  return [script, ...[...imports].map(([, name]) => name!)].map((name) => `/assets/${name}`)
}

/** They come with the script of the landing page, and the page is seen before it: Vite lists them where it is imported. */
function landingStyles(assets: string, page: string): string[] {
  const home = readFileSync(
    join(
      assets,
      readdirSync(assets).find((name) => /^home-.*\.js$/.test(name))!,
    ),
    'utf8',
  )
  const [, names] = /m\.f=(\[[^\]]*\])/.exec(home) ?? []
  const [, indexes] = /\.\/landing-[^]*?__vite__mapDeps\((\[[\d,]+\])\)/.exec(home) ?? []
  if (!names || !indexes) throw new Error('Vite has changed: which styles does the landing page need now?')
  return (JSON.parse(indexes) as number[])
    .map((index) => `/${(JSON.parse(names) as string[])[index]!}`)
    .filter((name) => name.endsWith('.css') && !page.includes(name))
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

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fallbackFile, pageFileOf, prerenderedFile, prerenderedPaths, routesOfPageFiles } from '../domain/screens.ts'
import { folderOf, languages, type Language } from '../domain/languages.ts'
import { importMapOf, textsOf } from './texts-plugin.ts'

/** What Vite says of the script that begins with a source file. */
type Script = { file: string; imports?: string[]; css?: string[] }

/**
 * Makes of each page that React Router has written one file a language (src/entry.server.tsx), and writes page files for
 * signed-in people: the file that serves every path, with links to the scripts and the styles of
 * the screens that share it. The browser loads these scripts beside the first ones and not after those have run. The
 * landing page gets such links too. The pages for visitors start their scripts later.
 */
export function writeScreenPages(clientFolder: string): void {
  const manifest = join(clientFolder, '.vite')
  const built = JSON.parse(readFileSync(join(manifest, 'manifest.json'), 'utf8')) as Record<string, Script>
  rmSync(manifest, { recursive: true })
  shortenRoutes(join(clientFolder, 'assets'))
  /** `change` makes the page of what React Router has written. */
  const write = (from: string, to: string, change: (page: string) => string) => {
    const pages = readFileSync(join(clientFolder, from), 'utf8').split(/(?=<!DOCTYPE html>)/)
    pages.forEach((page, index) => {
      const language = languages[index]!
      const file = join(clientFolder, folderOf(language), to)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, inLanguage(change(page), language))
    })
  }
  for (const [firstData, routes] of routesOfPageFiles()) {
    const sources = ['app-frame', ...routes].map((name) => `src/routes/${name}.tsx?__react-router-build-client-route`)
    write(fallbackFile, pageFileOf(firstData), (page) => withFiles(page, filesOf(built, sources)))
  }
  // Its script is apart from that of its route, which signed-in people load too (routes/home.tsx).
  const landing = filesOf(built, ['src/features/landing/landing.tsx'])
  for (const path of prerenderedPaths)
    write(prerenderedFile(path), prerenderedFile(path), (page) =>
      path === '/'
        ? startedLater(withFiles(page, landing), atOwnAddress + atFirstSign)
        : startedLater(page, afterFirstPaint),
    )
  write(fallbackFile, fallbackFile, (page) => page)
}

/** The scripts are those of English, and find the texts of the page's language in the place of the English ones. */
function inLanguage(page: string, language: Language): string {
  if (language === 'en') return page
  const map = `<script type="importmap">${importMapOf(language)}</script>`
  return page.replaceAll(textsOf('en'), textsOf(language)).replace('<head>', `<head>${map}`)
}

/**
 * React Router lists for each route all scripts that its script imports, for links that prefetch. The app has none, the
 * browser finds these names in the scripts, and every first visit would pay 2 kB for them.
 */
function shortenRoutes(assets: string): void {
  const files = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const file of files.map((name) => join(assets, name))) {
    const list = readFileSync(file, 'utf8')
    const short = list.replace(/"imports":\[[^\]]*\]/g, '"imports":[]')
    if (short === list) throw new Error('React Router has changed: how does it list the routes now?')
    writeFileSync(file, short)
  }
}

/**
 * Everything on the page can be read without a script, so the scripts leave the line to its style and its font. If they
 * cannot be loaded, they are loaded when the connection is back, and what was pressed meanwhile is pressed again.
 */
function startedLater(page: string, when: string): string {
  const held = page
    .replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
    // Only a script that runs may be `async`.
    .replace(/<script type="module"(?: async(?:="")?)?/, '<script type="text/held-module"')
  if (!held.includes('"text/held-module"'))
    throw new Error('React Router has changed: how does a page start its scripts now?')
  return held.replace('</body>', `<script>{${startHeld}${when}}</script></body>`)
}

const startHeld = `
const start=()=>{
const held=document.querySelector('script[type="text/held-module"]');
if(!held)return;
document.querySelectorAll('link[rel=held-modulepreload]').forEach(l=>l.rel='modulepreload');
const script=document.createElement('script');
script.type='module';script.nonce=held.nonce;script.text=held.text;held.replaceWith(script);
script.onerror=()=>{script.replaceWith(held);addEventListener('online',start,{once:true})}
};
`

/** The scripts know the landing page at one address. Its language is that of the cookie, which came with the page. */
const atOwnAddress = `if(location.pathname!=='/')history.replaceState(null,'','/'+location.search);`

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

type Files = { scripts: string[]; styles: string[] }

/** The files of these sources, and of all that they import. */
function filesOf(built: Record<string, Script>, sources: string[]): Files {
  const found = new Set<Script>()
  const visit = (source: string) => {
    const script = built[source]
    if (!script) throw new Error(`Vite has changed: which script has ${source} now?`)
    if (found.has(script)) return
    found.add(script)
    script.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return {
    scripts: [...found].map(({ file }) => `/${file}`),
    styles: [...found].flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  }
}

/** The styles are for the content that the Worker writes before the scripts run. */
function withFiles(page: string, { scripts, styles }: Files): string {
  const isNew = (file: string) => !page.includes(`href="${file}"`)
  const links = [
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}"/>`),
    ...[...new Set(styles)].filter(isNew).map((file) => `<link rel="stylesheet" href="${file}"/>`),
  ]
  return page.replace('</head>', `${links.join('')}</head>`)
}

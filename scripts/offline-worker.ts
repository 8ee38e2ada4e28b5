import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { pushWorkerOffPath, pushWorkerPath } from '../domain/push.ts'
import { pageFileOf } from '../domain/screens.ts'
import { everywhere, pagePolicy } from '../worker/core/security-headers.ts'

const partAt = (name: string) => readFileSync(join(import.meta.dirname, '../src/device', name), 'utf8')
/** The operator's screen is served to employees only. */
const isForPeople = (name: string) => /\.(js|css|woff2|html)$/.test(name) && !/^(operator|operation)-/.test(name)

/**
 * Writes the shell, and the script of the service worker: what opens the app without a connection
 * (src/device/offline-worker.js) before what shows pushes (public/push-worker.js). A second script removes what the first
 * has stored, and shows pushes too.
 */
export async function writeOfflineWorker(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets')
  const shell = writeShell(clientFolder, await bundleEntry())
  const names = readdirSync(assets).filter(isForPeople).sort()
  const files = Object.fromEntries(names.map((name) => [`/assets/${name}`, hashOf(readFileSync(join(assets, name)))]))
  const headers = {
    ...everywhere,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(),
  }
  const release = { version: nameOf(JSON.stringify([headers, files])), shell, headers, files }
  const showsPushes = readFileSync(join(clientFolder, pushWorkerPath), 'utf8')
  const write = (path: string, part: string) =>
    writeFileSync(join(clientFolder, path), `;(() => {\n${part}})()\n\n${showsPushes}`)
  write(pushWorkerPath, `const release = ${JSON.stringify(release)}\n${partAt('offline-worker.js')}`)
  write(pushWorkerOffPath, partAt('offline-worker-off.js'))
}

/**
 * The page of today as a file that is the same for everyone: its inline scripts, which need a nonce, are files too. The
 * one that starts the app has the entry of the shell before it.
 */
function writeShell(clientFolder: string, entry: string): string {
  const write = (ending: string, text: string) => {
    const path = `/assets/shell-${nameOf(text)}.${ending}`
    writeFileSync(join(clientFolder, path), text)
    return path
  }
  const page = readFileSync(join(clientFolder, pageFileOf('today')), 'utf8')
  const shell = page
    .replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
    // A file that is `async` would be a stranger to React, and a module waits for the page by itself.
    .replace(/<script([^>]*)>(.+?)<\/script>/gs, (_, attributes: string, text: string) => {
      const file = write('js', text)
      const isApp = attributes.includes('type="module"')
      const src = isApp ? write('js', `${entry}\nimport('${file}')`) : file
      return `<script${attributes.replace(/ async(="")?/, '')} src="${src}"></script>`
    })
  if (!/<script type="module"/.test(shell) || /<script(?![^>]* src=)/.test(shell))
    throw new Error('React Router has changed: which inline scripts has a page now?')
  return write('html', shell)
}

/** src/entry.shell.tsx with all that it imports, and no React. The styles are those of the page. */
async function bundleEntry(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: {
      tsconfigPaths: true,
      alias: [{ find: /^react(\/jsx-runtime)?$/u, replacement: 'hono/jsx/jsx-runtime' }],
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, '../src/entry.shell.tsx') },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}

function nameOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

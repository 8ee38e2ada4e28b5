import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { pushWorkerOffPath, pushWorkerPath } from '../domain/push.ts'
import { pageFileOf } from '../domain/screens.ts'
import { folderOf, languages, type Language } from '../domain/languages.ts'
import { followLanguage, pushes } from '../domain/texts.ts'
import { everywhere, pagePolicy } from '../worker/core/security-headers.ts'
import { importMapOf, textsIn, textsOf } from './texts-plugin.ts'

const partAt = (name: string) => readFileSync(join(import.meta.dirname, '../src/device', name), 'utf8')
/** The operator's screen is served to employees only. */
const isForPeople = (name: string) => /\.(js|css|woff2|html)$/.test(name) && !/^(operator|operation)-/.test(name)

/**
 * Writes, for each language, the shell, and the script of the service worker: what opens the app without a connection
 * (src/device/offline-worker.js) before what shows pushes (public/push-worker.js). A second script removes
 * what the first has stored, and shows pushes too.
 */
export async function writeOfflineWorker(clientFolder: string): Promise<void> {
  const showsPushes = readFileSync(join(clientFolder, pushWorkerPath), 'utf8')
  const write = (path: string, part: string) =>
    writeFileSync(join(clientFolder, path), `;(() => {\n${part}})()\n\n${wordsOfPushes()}${showsPushes}`)
  const files = filesIn(clientFolder, '/assets/').filter(isForPeople)
  for (const language of languages) {
    const release = await makeRelease(clientFolder, [...files, ...filesIn(clientFolder, textsOf(language))], language)
    const part = `const release = ${JSON.stringify(release)}\n${partAt('offline-worker.js')}`
    followLanguage(() => language)
    write(folderOf(language) + pushWorkerPath, part)
    write(folderOf(language) + pushWorkerOffPath, partAt('offline-worker-off.js'))
  }
}

function wordsOfPushes(): string {
  const { prompt, isWritten, isOff } = pushes
  return `const words = ${JSON.stringify({ write: prompt.write, later: prompt.later, isWritten, isOff })}\n`
}

const filesIn = (clientFolder: string, folder: string) =>
  readdirSync(join(clientFolder, folder)).map((name) => folder + name)

async function makeRelease(clientFolder: string, appFiles: string[], language: Language) {
  const shellFiles = writeShell(clientFolder, await bundleEntry(language), language)
  const paths = [...appFiles, ...shellFiles].sort()
  const files = Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(clientFolder, path)))]))
  const headers = {
    ...everywhere,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(language === 'en' ? undefined : `sha256-${hashOf(importMapOf(language))}`),
  }
  return { version: nameOf(JSON.stringify([headers, files])), shell: shellFiles.at(-1), headers, files }
}

/**
 * The page of today as a file that is the same for everyone: its inline scripts, which need a nonce, are files too. The
 * one that starts the app has the entry of the shell before it. An import map cannot be a file. Returns the files, at the
 * end that of the page.
 */
function writeShell(clientFolder: string, entry: string, language: Language): string[] {
  const files: string[] = []
  const write = (ending: string, text: string) => {
    const path = `/assets/shell-${nameOf(text)}.${ending}`
    writeFileSync(join(clientFolder, path), text)
    files.push(path)
    return path
  }
  const page = readFileSync(join(clientFolder, folderOf(language) + pageFileOf('today')), 'utf8')
  const shell = page
    .replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
    // A file that is `async` would be a stranger to React, and a module waits for the page by itself.
    .replace(/<script(?! type="importmap")([^>]*)>(.+?)<\/script>/gs, (_, attributes: string, text: string) => {
      const file = write('js', text)
      const isApp = attributes.includes('type="module"')
      const src = isApp ? write('js', `${entry}\nimport('${file}')`) : file
      return `<script${attributes.replace(/ async(="")?/, '')} src="${src}"></script>`
    })
  if (!/<script type="module"/.test(shell) || /<script(?! type="importmap"|[^>]* src=)/.test(shell))
    throw new Error('React Router has changed: which inline scripts has a page now?')
  write('html', shell)
  return files
}

/** src/entry.shell.tsx with all that it imports, and no React. The styles are those of the page. */
async function bundleEntry(language: Language): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [textsIn(language)],
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

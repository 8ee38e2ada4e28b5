import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { textFile, textsByLanguage, textsIn, textsOf } from './scripts/texts-plugin.ts'

/**
 * React Router reloads the page when the script of a screen cannot be loaded. What was typed is lost, without a connection
 * the page is lost too, and while the file is missing the reloads do not end. Without this `catch` the error is reported
 * as any other; screen-loader.tsx tells the person before that.
 */
const withoutReloads: Plugin = {
  name: 'without-reloads',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\/routeModules\.js$/ },
    handler(code) {
      const changed = code.replace(
        /catch \(error\) \{[\s\S]*window\.location\.reload\(\);[\s\S]*?\{\}\);\s*\}/,
        'finally {}',
      )
      if (changed === code) this.error('React Router has changed: how does it load a route now?')
      return { code: changed, map: null }
    },
  },
}

/**
 * Parts of libraries that this app does not use and the build would keep: 7.5 kB of every first visit. It has no loaders, its
 * pages name every route, it instruments nothing and renders no server components. The root has its own screens for an
 * error and for the wait. No query loads a list by pages, suspends or throws.
 */
const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: /react-router\/dist\/production\/lib\/(dom\/ssr\/(errorBoundaries|fallback|fog-of-war|single-fetch)|router\/instrumentation|errors)\.js$|\/(infiniteQueryBehavior|suspense|errorBoundaryUtils)\.js$/,
    },
    handler(code, id) {
      const names = /export \{([\w\s,]+)\}/
        .exec(code)?.[1]
        ?.split(',')
        .map((name) => name.trim())
      if (!names) this.error(`${id} has changed: what does it export now?`)
      const values: Record<string, string> = {
        RemixErrorBoundary: '({ children }) => children',
        decodeViaTurboStream: 'async () => ({ value: { loaderData: {} } })',
      }
      return { code: names.map((name) => `export const ${name} = ${values[name] ?? '() => {}'}`).join('\n'), map: null }
    },
  },
}

/**
 * React Router gives its components names for developer tools, and that keeps those that nothing uses: `Form`, with all that
 * it sends. And its links can prefetch pages, which screen-files.ts does instead. 2.1 kB of every first visit.
 */
const withoutUnusedComponents: Plugin = {
  name: 'without-unused-components',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler(code) {
      const changes = [
        [/^\w+\.displayName = .*$/gm, ''],
        [/^(const \w+ = )(?=React\$1\.forwardRef)/gm, '$1/* @__PURE__ */ '],
        [/(?<== )usePrefetchBehavior\(prefetch, rest\)/, '[false, null, {}]'],
        [/return shouldPrefetch && .* : link;/, 'return link;'],
      ] as const
      for (const [found, _] of changes)
        if (code.search(found) < 0) this.error(`React Router has changed: what is in the place of ${found} now?`)
      return { code: changes.reduce((text, [found, instead]) => text.replace(found, instead), code), map: null }
    },
  },
}

/** Whether a module is one of these files or folders of `src`. One that was moved stops the build. */
function sources(...names: string[]) {
  const paths = names.map((name) => resolve(import.meta.dirname, 'src', name) + (name.endsWith('/') ? '/' : ''))
  const missing = paths.find((path) => !existsSync(path))
  if (missing) throw new Error(`${missing} is named in vite.config.ts and does not exist.`)
  return (id: string) => paths.some((path) => (path.endsWith('/') ? id.startsWith(path) : id.split('?')[0] === path))
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    withoutReloads,
    withoutUnusedParts,
    withoutUnusedComponents,
    textsIn('en'),
    textsByLanguage,
  ],
  resolve: { tsconfigPaths: true },
  // For scripts/screen-pages.ts.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        // The licences of what the scripts and the fonts contain; most of them ask for it.
        license: { fileName: 'third-party-notices.md' },
        modulePreload: {
          // Their names would cost each screen half a kilobyte. The browser finds in a script what it imports.
          resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
        },
        rolldownOptions: {
          output: {
            chunkFileNames: ({ moduleIds: [first = ''] }) =>
              textFile(first) ? `${textsOf('en').slice(1)}[name]-[hash].js` : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: textFile, test: (id) => textFile(id) !== undefined },
                // The scripts of every first visit in two files instead of thirty: on a slow connection a request costs more than a kilobyte.
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
                {
                  name: 'shell',
                  test: sources(
                    ...['root.tsx', 'routes/app-frame.tsx', 'features/frame/', 'features/gate/gate.tsx'],
                    ...['lib/first-data.ts', 'lib/bar-colors.ts', 'lib/before-scripts.ts', 'ui/toaster.tsx'],
                    ...['lib/redirect-after-auth.ts', 'device/browser-storage.ts', 'routes/home.tsx'],
                    ...['../domain/entry-sections.ts', '../domain/items.ts', '../domain/coach-request.ts'],
                    // Small parts that most screens use, and the calls.
                    ...['drawings/badge.tsx', 'drawings/choice.tsx', 'drawings/card.tsx', 'drawings/rows.tsx'],
                    'drawings/with-links.tsx',
                    ...['ui/lazy-part.tsx', 'ui/use-on-first-use.ts', 'ui/form.tsx', 'ui/form-focus.ts'],
                    ...['ui/not-opened.tsx', 'ui/when-seen.tsx', 'lib/use-hydrated.ts', 'lib/when-idle.ts'],
                    ...['lib/use-today.ts', 'lib/settled.ts', 'lib/api.ts', 'lib/api-error.ts'],
                    ...['drawings/lined-paper.tsx', 'ui/length-note.tsx', 'ui/line-of-cursor.ts'],
                  ),
                },
                // The picture of a day and its letter, which the landing page has too: without what keeps and sends days.
                {
                  name: 'sky',
                  test: sources(
                    ...['../domain/sky.ts', 'drawings/ridges.tsx', 'drawings/sky.tsx', 'drawings/letter.tsx'],
                  ),
                },
                // Days, and what keeps changes and sends them: every screen of a person sends, and most show days.
                {
                  name: 'entries',
                  test: sources(
                    ...['routes/exchange.tsx', 'features/entry/stored/', 'features/outbox/delivery.queries.ts'],
                    ...['device/change.ts', 'device/use-change.ts', 'device/change-store.ts', 'device/outbox.ts'],
                    ...[
                      'device/save-state.ts',
                      'lib/event-stream.ts',
                      'lib/use-language-of.ts',
                      '../domain/entry.ts',
                      '../domain/on-this-day.ts',
                    ],
                    'ui/help-message.tsx',
                    ...['ui/paper-box.tsx', 'ui/lined-box.tsx', 'features/ad/banner.tsx'],
                  ),
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    // `npm run dev` runs the Worker beside Vite; Vite serves the pages and forwards calls to the Worker.
    proxy: { '^/(?:api|dev/(?!ui))': `http://localhost:${process.env.PORT ?? 8787}` },
  },
})

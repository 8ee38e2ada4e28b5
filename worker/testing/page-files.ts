import { prerenderedPaths, routesOfPageFiles } from '#domain/screens'

/**
 * A few files shaped like the built ones, so that no test waits for a build. The journeys see
 * the real ones.
 */
const page = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><script>early()</script></head>
<body><h1>${title}</h1><div class="first-content"></div><script type="module" src="/assets/entry.js"></script></body></html>`

const files = new Map<string, { body: string; type: string }>([
  ...['fallback', ...routesOfPageFiles().keys()].map(
    (name) =>
      [
        `/__spa-${name}.html`,
        { body: page(name === 'fallback' ? 'frame' : `frame of ${name}`), type: 'text/html' },
      ] as const,
  ),
  ...prerenderedPaths.map(
    (path) =>
      [
        path === '/' ? '/index.html' : `${path}/index.html`,
        { body: page(`built ${path}`), type: 'text/html' },
      ] as const,
  ),
  ['/push-worker.js', { body: 'addEventListener()', type: 'text/javascript' }],
  ['/push-worker-off.js', { body: 'removes()', type: 'text/javascript' }],
  ['/plain.txt', { body: 'Plain\n', type: 'text/plain' }],
])

export const pageFiles = {
  async fetch(input: RequestInfo | URL) {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const [, folder, path] = /^(\/(?:en-XA|de|es|fr|pt)(?=\/))?(\/.*)/.exec(pathname)!
    const file = files.get(path!)
    if (!file) return new Response(null, { status: 404 })
    return new Response(folder ? `<!-- ${folder} -->${file.body}` : file.body, {
      headers: { 'Content-Type': file.type, ETag: '"built"', 'Cache-Control': 'public, max-age=0, must-revalidate' },
    })
  },
} as Fetcher

import { html } from 'hono/html'

/** A plain frame for pages that only developers see. */
export function devPage(title: string, content: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          :root { color-scheme: light dark }
          body { font: 17px/1.6 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1.25rem }
          article { border: 1px solid GrayText; border-radius: 16px; padding: 1rem 1.25rem; margin: 1rem 0 }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`
}

import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Edge } from '../edge.ts'

/** What exists only locally. Registered with APP_ENV=local or test, and nowhere else. */
export const devRoutes = new Hono<Edge>().get('/outbox', async (c) => {
  const mails = await c.get('services').readOutbox()
  if (c.req.header('Accept')?.includes('application/json')) return c.json(mails)
  return c.html(html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Outbox</title>
      <style>
        body { font: 17px/1.6 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1.25rem; color: #2b2334; background: #fbf6ef }
        article { background: #fff; border: 1px solid #eadfd3; border-radius: 16px; padding: 1rem 1.25rem; margin: 1rem 0 }
        pre { white-space: pre-wrap; font: inherit }
        small { color: #6a5f75 }
      </style>
      <h1>Outbox</h1>
      <p>Every message that Firstlight would have sent. Nothing leaves this machine.</p>
      ${mails.length === 0 ? html`<p>No messages yet.</p>` : ''}
      ${mails.map(
        (mail) => html`<article>
          <small>${new Date(mail.sentAt).toISOString()} to ${mail.to}</small>
          <h2>${mail.subject}</h2>
          <pre>${mail.text}</pre>
        </article>`,
      )}
    </html>`)
})

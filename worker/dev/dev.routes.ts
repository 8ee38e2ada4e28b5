import { Hono } from 'hono'
import { html } from 'hono/html'
import { notFound, notSignedIn } from '../core/errors.ts'
import { authenticate, type SessionEnv } from '../modules/account/session/session.middleware.ts'
import { signInRoutes } from '../modules/account/sign-in/sign-in.routes.ts'
import type { OutboxMail } from '../providers/mail/outbox.mailer.ts'
import { devPage } from './dev-page.ts'
import type { AppServices } from '../services.ts'
import { isSignedInRole, rowOfRole } from './roles.ts'
import type { PasswordHasher } from '../core/passwords.ts'

/** What exists only locally. Registered with APP_ENV=local or test, and nowhere else. */
export const devRoutes = (services: AppServices) =>
  new Hono<SessionEnv>()
    // POST /dev/register is the sign-up of production, in which a password is hashed once for all people who have
    // it. The journeys sign up hundreds of people, and a hash takes longer than the rest of a sign-up.
    .use('/register', async (c, next) => {
      c.set('authentication', await authenticate(c, services))
      await next()
    })
    .route('/', signInRoutes({ ...services, passwords: hashOnce(services.passwords) }))
    // Changes the role of the signed-in person. Journeys need this call: while the Worker runs, no other
    // process may write to its database.
    .post('/role/:name', async (c) => {
      const name = c.req.param('name')
      if (!isSignedInRole(name)) throw notFound()
      const person = await (await authenticate(c, services)).person()
      if (!person) throw notSignedIn()
      await services.users.change(person.user.id, rowOfRole[name])
      return c.json({ role: name })
    })
    .get('/outbox', async (c) => {
      const pushes = await services.local.pushService?.arrived()
      const sent = [
        ...(await services.local.readOutbox()),
        ...(await services.local.readSmsOutbox()),
        ...(pushes ?? []).map((push) => ({
          ...push,
          to: push.endpoint,
          text: `${push.content.title}\n\n${push.content.body}`,
        })),
      ]
      const messages = sent.sort((one, other) => (one.id < other.id ? 1 : -1))
      if (c.req.header('Accept')?.includes('application/json')) return c.json(messages)
      return c.html(
        devPage(
          'Outbox',
          html`<p>Every message that Firstlight would have sent. Nothing leaves this machine.</p>
          ${messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
          ${messages.map(
            (message) => html`<article>
              <small>${new Date(message.sentAt).toISOString()} to ${message.to}</small>
              <h2>${'subject' in message ? titleOf(message) : 'content' in message ? 'Push' : 'SMS'}</h2>
              <pre>${message.text}</pre>
              ${isSms(message) && services.local.twilio ? answerForm('/dev/outbox/answer', { from: message.to }) : ''}
              ${'replyTo' in message && message.replyTo ? answerForm('/dev/outbox/answer-mail', { from: message.to, to: message.replyTo }) : ''}
            </article>`,
          )}`,
        ),
      )
    })
    // A browser of a journey, which reaches no push service.
    .post('/push/browsers', async (c) => {
      if (!services.local.pushService) throw notFound()
      return c.json(await services.local.pushService.subscribe(await c.req.text()))
    })
    .post('/push/:browser', async (c) => {
      if (!services.local.pushService) throw notFound()
      const endpoint = new URL(c.req.path, services.config.origin)
      return services.local.pushService.fetch(new Request(endpoint, c.req.raw))
    })
    .post('/outbox/answer', async (c) => {
      const { from = '', text = '' } = await c.req.parseBody<Record<string, string>>()
      if (!services.local.twilio) throw notFound()
      await services.local.twilio.receive({ from, text })
      return c.redirect('/dev/outbox', 303)
    })
    // The mail handler of the platform takes the answer, as it takes those that arrive.
    .post('/outbox/answer-mail', async (c) => {
      const { from = '', to = '', text = '' } = await c.req.parseBody<Record<string, string>>()
      const query = new URLSearchParams({ from, to })
      const raw = answeredMail({ from, to, text })
      await fetch(`${services.config.origin}/cdn-cgi/handler/email?${query}`, { method: 'POST', body: raw })
      return c.redirect('/dev/outbox', 303)
    })
    .get('/outbox/:id', async (c) => {
      const mails = await services.local.readOutbox()
      const mail = mails.find(({ id }) => id === c.req.param('id'))
      if (!mail?.html) throw notFound()
      return c.html(mail.html)
    })
    .get('/traces/:text', async (c) => c.json(await services.local.tracesOf(c.req.param('text'))))

const isSms = (message: object) => !('subject' in message || 'content' in message)

const titleOf = (mail: OutboxMail) =>
  mail.html ? html`<a href="/dev/outbox/${mail.id}">${mail.subject}</a>` : mail.subject

/** Answers a message from the number or the address to which it went. */
const answerForm = (action: string, known: Record<string, string>) =>
  html`<form method="post" action="${action}">
    ${Object.entries(known).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <p>
      <label>Answer from ${known.from}<br /><textarea name="text" rows="8" cols="40"></textarea></label>
    </p>
    <p><button>Send the answer</button></p>
  </form>`

/** As it arrives at the Worker: the receiving server has written above it what it found. */
const answeredMail = ({ from, to, text }: Record<'from' | 'to' | 'text', string>) =>
  [
    `Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${from.split('@')[1]}`,
    `From: <${from}>`,
    `To: <${to}>`,
    `Message-ID: <${crypto.randomUUID()}@localhost>`,
    'Subject: Re: Good morning',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n')

function hashOnce(passwords: PasswordHasher): PasswordHasher {
  const hashes = new Map<string, Promise<string>>()
  return {
    ...passwords,
    hash(password, tries) {
      const hash = hashes.get(password) ?? passwords.hash(password, tries)
      hashes.set(password, hash)
      return hash
    },
  }
}

import { Hono } from 'hono'
import { html } from 'hono/html'
import { invalid } from '../core/errors.ts'
import { fingerprint } from '../core/secrets.ts'
import { devPage } from './dev-page.ts'
import type { LocalGoogle, LocalPerson } from '../providers/identity/local-google.ts'

/** People to choose from: one for each outcome that a real Google account can have. */
const people: Record<string, LocalPerson & { words: string }> = {
  ada: {
    subject: 'local-ada',
    email: 'ada@example.com',
    emailVerified: true,
    name: 'Ada Morning',
    words: 'a Google account like most',
  },
  grace: {
    subject: 'local-grace',
    email: 'grace@example.com',
    emailVerified: true,
    words: 'an account without a name',
  },
  lin: {
    subject: 'local-lin',
    email: 'lin@example.com',
    emailVerified: false,
    name: 'Lin Early',
    words: 'an account whose address Google has not verified',
  },
}

/** Plays Google where no key is set. Registered with APP_ENV=local or test, and nowhere else. */
export const googleRoutes = (google: LocalGoogle | undefined) =>
  new Hono()
    .get('/', (c) => {
      if (!required(google).knows(c.req.query())) throw invalid('This is not a sign-in that Firstlight began.')
      const asked = Object.entries(c.req.query()).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )
      return c.html(
        devPage(
          'Choose a person',
          html`<p>No key for Google is set, so this page plays its part. Nothing leaves this machine.</p>
          <form method="post" action="/dev/google/choose">
            ${asked}
            ${Object.entries(people).map(
              ([id, { email, words }]) => html`<p><button name="person" value="${id}">${email}</button> ${words}</p>`,
            )}
          </form>
          <form method="post" action="/dev/google/choose">
            ${asked}
            <p><label>Name <input name="name" value="Somebody New" /></label></p>
            <p><label>Email <input name="email" type="email" value="somebody@example.com" /></label></p>
            <p><label><input name="verified" type="checkbox" checked /> Google has verified the address</label></p>
            <p><button>Continue as this person</button></p>
          </form>
          <form method="post" action="/dev/google/choose">
            ${asked}
            <p><button name="person" value="nobody">Cancel</button></p>
          </form>`,
        ),
      )
    })
    .post('/choose', async (c) => {
      const form = await c.req.parseBody<Record<string, string>>()
      if (!required(google).knows(form)) throw invalid('This is not a sign-in that Firstlight began.')
      const { redirect_uri: callback = '', state = '' } = form
      const back = new URL(callback)
      back.searchParams.set('state', state)
      if (form.person === 'nobody') back.searchParams.set('error', 'access_denied')
      else back.searchParams.set('code', await required(google).issueCode(form, await chosen(form)))
      return c.redirect(back.href, 303)
    })
    .post('/token', async (c) => {
      const form = await c.req.parseBody<Record<string, string>>()
      const [clientId = '', clientSecret = ''] = atob(
        c.req.header('Authorization')?.replace(/^Basic /, '') ?? '',
      ).split(':')
      const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = form
      const idToken = await required(google).redeem({ code, clientId, clientSecret, redirectUri, verifier })
      if (!idToken) return c.json({ error: 'invalid_grant' }, 400)
      return c.json({ id_token: idToken, access_token: 'of no use here', token_type: 'Bearer', expires_in: 3600 })
    })
    .get('/keys', async (c) => c.json(await required(google).publicKeys()))

function required(google: LocalGoogle | undefined): LocalGoogle {
  if (!google) throw invalid('Google has a key here, so there is no stand-in.')
  return google
}

async function chosen({ person, name, email, verified }: Record<string, string>): Promise<LocalPerson> {
  const known = people[person ?? '']
  if (known) return known
  const subject = `local-${await fingerprint(email ?? '')}`
  return { subject, email: email || undefined, emailVerified: verified !== undefined, name: name || undefined }
}

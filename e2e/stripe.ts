import type { Page, Route } from '@playwright/test'

const script = (body: string) => ({ contentType: 'text/javascript', body })
const frame = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Stripe</title>${body}` })

const call = {
  json: { id: 'seti_1', status: 'requires_action' },
  headers: { 'Access-Control-Allow-Origin': '*' },
}

/** As the real one: a small script, which loads the others from a numbered host. */
const stripeScript = `
  window.Stripe = (key, { locale }) => window.standIn(key, locale)
  window.Stripe.version = 'endive'
  const more = document.createElement('script')
  more.src = 'https://m1.js.stripe.com/endive/elements.js'
  window.standInLoaded = new Promise((resolve, reject) => { more.onload = resolve; more.onerror = reject })
  document.head.append(more)
  window.standIn = (key, locale) => ({
    elements: () => {
      const handlers = {}
      const element = {
        on: (name, handle) => { handlers[name] = handle },
        mount: (place) => standInLoaded.then(
          () => (locale === document.documentElement.lang ? showForm(place, handlers.ready) : handlers.loaderror({ error: { message: 'In another language.' } })),
          () => handlers.loaderror({ error: { message: 'A script of Stripe was blocked.' } }),
        ),
        destroy: () => {},
      }
      return { create: () => element, getElement: () => element }
    },
    confirmSetup: (options) => standInLoaded.then(() => confirmSetup(options)),
  })`

/** The card is typed in a frame of a numbered host; the bank asks in a frame of hooks.stripe.com. */
const elementsScript = `
  const said = (origin, text) => new Promise((resolve) => addEventListener('message', (event) => {
    if (event.origin === origin && event.data === text) resolve()
  }))
  const openFrame = (place, title, src) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { title, src })
    place.append(frame)
  }
  const showForm = (place, onReady) => {
    said('https://b0-7.js.stripe.com', 'ready').then(onReady)
    openFrame(place, 'Secure payment input frame', 'https://b0-7.js.stripe.com/endive/elements-inner-payment.html')
  }
  const confirmSetup = async ({ confirmParams }) => {
    await Promise.all(['api', 'b0-7.api'].map((host) => fetch('https://' + host + '.stripe.com/v1/setup_intents/seti_1/confirm', { method: 'POST' })))
    openFrame(document.body, 'Authentication', 'https://hooks.stripe.com/3d_secure_2/hosted')
    await said('https://hooks.stripe.com', 'authenticated')
    location.assign(confirmParams.return_url)
    return new Promise(() => {})
  }`

/** Answers every host of Stripe in place of the real one. Nothing that the browser asks leaves this machine. */
export async function standInForStripe(page: Page): Promise<void> {
  const answers: Record<string, Parameters<Route['fulfill']>[0]> = {
    'https://js.stripe.com/endive/stripe.js': script(stripeScript),
    'https://m1.js.stripe.com/endive/elements.js': script(elementsScript),
    'https://b0-7.js.stripe.com/endive/elements-inner-payment.html': frame(
      `<label>Card number <input></label><script>parent.postMessage('ready', '*')</script>`,
    ),
    'https://hooks.stripe.com/3d_secure_2/hosted': frame(
      `<button onclick="parent.postMessage('authenticated', '*')">Yes, it is me</button>`,
    ),
    'https://api.stripe.com/v1/setup_intents/seti_1/confirm': call,
    'https://b0-7.api.stripe.com/v1/setup_intents/seti_1/confirm': call,
  }
  await page.route(/^https:\/\/([\w-]+\.)*stripe\.com\//, async (route) => {
    const answer = answers[new URL(route.request().url()).href.split('?')[0]!]
    await (answer ? route.fulfill(answer) : route.abort())
  })
}

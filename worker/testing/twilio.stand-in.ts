import * as z from 'zod'
import published from './twilio.published.json'

/** Takes the place of Twilio: refuses everything that the published description of CreateMessage does not name. */
export const account = {
  accountSid: `AC${'0f'.repeat(16)}`,
  authToken: 'the token of the account',
  from: '+12025550100',
  baseUrl: 'https://twilio.test',
}

type Taken = { sid: string; parameters: Record<string, string> }
type Reply = Response | Promise<Response>

const form = z.fromJSONSchema(published.request as never)
const message = z.fromJSONSchema(published.reply as never)
const types: Record<string, { type?: string }> = published.request.properties
const error = (status: number, code: number) =>
  Response.json(
    { code, message: `Refused with ${code}`, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    { status },
  )

/** `instead` answers in its place, after the request was checked and taken. */
export function twilioStandIn({ instead }: { instead?: () => Reply } = {}) {
  const taken: Taken[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
    )
    aborted.catch(() => {})
    return Promise.race([answer(request), aborted])
  }
  const answer = async (request: Request): Promise<Response> => {
    const { accountSid, authToken, baseUrl } = account
    const messages = baseUrl + published.path.replace('{AccountSid}', accountSid)
    const isKnown = request.headers.get('Authorization') === `Basic ${btoa(`${accountSid}:${authToken}`)}`
    if (request.method === 'DELETE' && isKnown) {
      const at = taken.findIndex(({ sid }) => request.url === messages.replace('.json', `/${sid}.json`))
      if (at < 0) return error(404, 20404)
      taken.splice(at, 1)
      return new Response(null, { status: 204 })
    }
    if (request.url !== messages) return error(404, 20404)
    if (request.method !== 'POST') return error(405, 20004)
    if (request.headers.get('Authorization') !== `Basic ${btoa(`${accountSid}:${authToken}`)}`) return error(401, 20003)
    const type = request.headers.get('Content-Type')?.split(';')[0]
    if (type !== 'application/x-www-form-urlencoded') return error(415, 20015)
    const sent = [...new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))]
    const parameters = Object.fromEntries(sent)
    const refused = faultIn(sent, parameters)
    if (refused) return error(400, refused)
    const sid = `SM${String(taken.length).padStart(32, '0')}`
    taken.push({ sid, parameters })
    return (
      (await instead?.()) ?? Response.json(message.parse({ sid, status: 'queued', error_code: null }), { status: 201 })
    )
  }
  return { taken, send }
}

function faultIn(sent: [string, string][], parameters: Record<string, string>): number | undefined {
  if (sent.length !== Object.keys(parameters).length) return 20001
  if (!parameters.To) return 21604
  if (!form.safeParse(Object.fromEntries(sent.map(([name, value]) => [name, typed(name, value)]))).success) return 20001
  const { To = '', From, MessagingServiceSid, Body = '', ValidityPeriod = '1' } = parameters
  if (!/^\+[1-9]\d{6,14}$/.test(To)) return 21211
  if (!From && !MessagingServiceSid) return 21603
  if (Body === '') return 21602
  if (Body.length > 1_600) return 21617
  const seconds = Number(ValidityPeriod)
  if (seconds < 1 || seconds > 36_000) return 21616
  return undefined
}

/** The value that a parameter of a form stands for. What cannot be read stays as it is, and does not fit the schema. */
function typed(name: string, value: string): unknown {
  const type = types[name]?.type
  if (type === 'integer' || type === 'number') return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return type === 'array' ? [value] : value
}

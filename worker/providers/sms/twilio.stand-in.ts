import { createMessage } from './twilio.published.ts'

/** Takes the place of Twilio: refuses everything that the published description of CreateMessage does not name. */
export const account = {
  accountSid: `AC${'0f'.repeat(16)}`,
  authToken: 'the token of the account',
  from: '+12025550100',
  baseUrl: 'https://twilio.test',
}

export type Taken = { sid: string; parameters: Record<string, string> }
type Reply = Response | Promise<Response>
type Property = (typeof createMessage.properties)[string]

const { properties, required } = createMessage
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
    if (request.url !== `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`) return error(404, 20404)
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
    return (await instead?.()) ?? Response.json({ sid, status: 'queued', error_code: null }, { status: 201 })
  }
  return { taken, send }
}

function faultIn(sent: [string, string][], parameters: Record<string, string>): number | undefined {
  for (const [name, value] of sent) if (!properties[name] || !fits(properties[name], value)) return 20001
  if (sent.length !== Object.keys(parameters).length) return 20001
  for (const name of required) if (!parameters[name]) return 21604
  const { To = '', From, MessagingServiceSid, Body = '', ValidityPeriod = '1' } = parameters
  if (!/^\+[1-9]\d{6,14}$/.test(To)) return 21211
  if (!From && !MessagingServiceSid) return 21603
  if (Body === '') return 21602
  if (Body.length > 1_600) return 21617
  const seconds = Number(ValidityPeriod)
  if (seconds < 1 || seconds > 36_000) return 21616
  return undefined
}

function fits({ type, format, pattern }: Property, value: string): boolean {
  if (type === 'integer' && !/^\d+$/.test(value)) return false
  if (type === 'boolean' && !/^(true|false)$/.test(value)) return false
  if (format === 'uri' && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return false
  return pattern === undefined || new RegExp(pattern).test(value)
}

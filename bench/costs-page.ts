import { databaseLimit } from '#domain/operator'

/** What a writer uses within a day, and the schedule within a minute in which nothing is due. */
export type Measured = {
  requests: number
  cpuMs: number
  responseBytes: number
  storedBytes: number
  queries: number
  /** Those of them that went to the directory. */
  directoryQueries: number
  rowsRead: number
  rowsWritten: number
  kvReads: number
  kvWrites: number
  jobs: number
  mails: number
  modelCalls: number
  promptCharacters: number
  /** Statements of the journal in the minute in which the prompt is sent, for each of its people. */
  promptQueries: number
  /** Statements of the directory while a person opens the page and writes. */
  morningQueries: number
  minute: { rowsRead: number; rowsWritten: number; queries: number; kvWrites: number; cpuMs: number }
}

const scales = [1_000, 100_000, 1_000_000]
const days = 30
const minutes = days * 24 * 60
const million = 1_000_000
/** A person signs in once in so many days; a hash takes so many milliseconds, which the bench leaves out. */
const [daysPerSignIn, hashMs] = [30, 150]
/** The characters of a token and of a reply, as the composer and the models write it. */
const [charactersPerToken, replyCharacters] = [4, 900]
/** Most people keep the time that the form offers, and many live in one zone. */
const shareInOneMinute = 0.3

type Usage = (measured: Measured, writers: number) => number
type Price = { of: string; price: string; included: number; perMillion: number; usage: Usage }

const monthly =
  (name: Exclude<keyof Measured, 'minute'>): Usage =>
  (measured, writers) =>
    measured[name] * writers * days
const withSchedule =
  (name: 'rowsRead' | 'rowsWritten' | 'kvWrites' | 'cpuMs'): Usage =>
  (measured, writers) =>
    measured[name] * writers * days + measured.minute[name] * minutes

/** Cloudflare's prices beyond the Workers Paid plan, which costs $5 and includes so much of each. */
const prices: Price[] = [
  {
    of: 'Requests',
    price: '$0.30 a million beyond 10 million',
    included: 10 * million,
    perMillion: 0.3,
    // A run of the schedule and a batch of the queue are requests too.
    usage: (measured, writers) => (measured.requests + measured.jobs) * writers * days + minutes,
  },
  {
    of: 'Milliseconds of CPU',
    price: '$0.02 a million beyond 30 million',
    included: 30 * million,
    perMillion: 0.02,
    usage: (measured, writers) => withSchedule('cpuMs')(measured, writers) + (hashMs * writers * days) / daysPerSignIn,
  },
  {
    of: 'Rows read',
    price: '$0.001 a million beyond 25,000 million',
    included: 25_000 * million,
    perMillion: 0.001,
    usage: withSchedule('rowsRead'),
  },
  {
    of: 'Rows written',
    price: '$1.00 a million beyond 50 million',
    included: 50 * million,
    perMillion: 1,
    usage: withSchedule('rowsWritten'),
  },
  {
    of: 'Bytes in D1 after a year',
    price: '$0.75 a GB and month beyond 5 GB',
    included: 5_000 * million,
    perMillion: 0.75 / 1_000,
    usage: (measured, writers) => measured.storedBytes * writers * 365,
  },
  {
    of: 'Reads of KV',
    price: '$0.50 a million beyond 10 million',
    included: 10 * million,
    perMillion: 0.5,
    usage: monthly('kvReads'),
  },
  {
    of: 'Writes of KV',
    price: '$5.00 a million beyond 1 million',
    included: million,
    perMillion: 5,
    usage: withSchedule('kvWrites'),
  },
  {
    of: 'Operations of queues',
    price: '$0.40 a million beyond 1 million',
    included: million,
    perMillion: 0.4,
    usage: (measured, writers) => 3 * measured.jobs * writers * days,
  },
  {
    of: 'Mails by Email Service',
    price: '$0.35 a thousand beyond 3,000',
    included: 3_000,
    perMillion: 350,
    usage: monthly('mails'),
  },
]

const tokens = ({ promptCharacters, modelCalls }: Measured) => ({
  input: promptCharacters / charactersPerToken,
  output: (modelCalls * replyCharacters) / charactersPerToken,
})

/** What replies cost by each voice, for a million tokens of a prompt and of a reply. */
const voices = [
  { name: 'The composer', price: 'nothing', input: 0, output: 0 },
  { name: 'Workers AI, gemma-4-26b-a4b-it', price: '$0.10 and $0.30 for a million tokens', input: 0.1, output: 0.3 },
  { name: 'OpenAI, gpt-6-luna', price: '$0.10 and $0.50 for a million tokens', input: 0.1, output: 0.5 },
  { name: 'OpenAI, gpt-6-sol', price: '$2 and $10 for a million tokens', input: 2, output: 10 },
]

/** What is used of each limit, by so many writers; 1 is all of it. */
const limits: { of: string; most: string; isFixed?: true; used: (measured: Measured, writers: number) => number }[] = [
  {
    of: 'Mails through Resend, when the morning prompt of the fullest minute is sent',
    most: '5 a second (its default; a higher rate on request)',
    used: ({ mails }, writers) => (mails * writers * shareInOneMinute) / 60 / 5,
  },
  {
    of: 'Replies by Workers AI, when those people write within half an hour',
    most: '300 a minute',
    used: ({ modelCalls }, writers) => (modelCalls * writers * shareInOneMinute) / 30 / 300,
  },
  {
    of: 'Statements of one database in that minute',
    most: '60,000, if each takes a millisecond',
    isFixed: true,
    used: ({ promptQueries }, writers) => (promptQueries * writers * shareInOneMinute) / 60_000,
  },
  {
    of: 'Statements of the directory, when those people write within half an hour',
    most: '60,000 a minute, if each takes a millisecond',
    isFixed: true,
    used: ({ morningQueries }, writers) => (morningQueries * writers * shareInOneMinute) / 30 / 60_000,
  },
  {
    of: 'Size of one database after a year',
    most: '10 GB',
    isFixed: true,
    used: ({ storedBytes }, writers) => (storedBytes * writers * 365) / databaseLimit,
  },
]

const whole = (number: number) => Math.round(number).toLocaleString('en-US')
const exact = (number: number) => (number >= 100 ? whole(number) : number.toFixed(number >= 10 ? 1 : 2))
const dollars = (amount: number) => (amount >= 100 ? `$${whole(amount)}` : `$${amount.toFixed(2)}`)
const cost = ({ included, perMillion, usage }: Price, measured: Measured, writers: number) =>
  (Math.max(0, usage(measured, writers) - included) / million) * perMillion
const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[][]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')

/** How long one database lasts. */
function daysUntilFull({ storedBytes }: Measured, writers: number): string {
  const count = databaseLimit / (storedBytes * writers)
  return count > 730 ? `${whole(count / 365)} years` : `${whole(count)} days`
}

export function costsPage(measured: Measured, date: string): string {
  const { input, output } = tokens(measured)
  const byScale = (of: (writers: number) => string) => scales.map(of)
  const voiceCost = (voice: (typeof voices)[number], writers: number) =>
    ((input * voice.input + output * voice.output) * writers * days) / million
  const platform = (writers: number) => 5 + prices.reduce((sum, price) => sum + cost(price, measured, writers), 0)
  const firstOf = (of: typeof limits, writers: number) => {
    const [first] = of.toSorted((one, other) => other.used(measured, writers) - one.used(measured, writers))
    return `"${first!.of}", ${whole(100 * first!.used(measured, writers))} %`
  }
  return `# What it costs

Written by \`npm run docs:costs\` on ${date}: 200 writers spend a day with the product on this machine, with their journals in a database beside the directory, and what they use is counted. Each gets the morning prompt by mail, opens the page three times, writes, chooses a mood, ticks two wins, adds the evening and opens the history. One of twenty has Premium. What is measured here is exact for rows, requests, keys and mails. The CPU is that of the local D1 and KV too, so it is more than what Cloudflare counts. The bytes are those of a day with its message and its counts, which are deleted after 90 days and after one.

## A day of one writer

${table(
  ['', 'A day'],
  [
    ['Requests', exact(measured.requests)],
    ['CPU, without password hashes', `${exact(measured.cpuMs)} ms`],
    ['Bytes sent by the Worker, not compressed', whole(measured.responseBytes)],
    ['Bytes stored', whole(measured.storedBytes)],
    ['Statements of D1', exact(measured.queries)],
    ['Those of them to the directory', exact(measured.directoryQueries)],
    ['Rows read', exact(measured.rowsRead)],
    ['Rows written, with those of indexes', exact(measured.rowsWritten)],
    ['Reads of KV', exact(measured.kvReads)],
    ['Writes of KV', exact(measured.kvWrites)],
    ['Jobs', exact(measured.jobs)],
    ['Mails', exact(measured.mails)],
    ['Replies by a model', exact(measured.modelCalls)],
    ['Tokens of its prompts and replies, four characters each', `${whole(input)} and ${whole(output)}`],
  ],
)}

A minute in which nothing is due costs ${exact(measured.minute.queries)} statements, ${exact(measured.minute.rowsRead)} rows read and ${exact(measured.minute.rowsWritten)} written, however many people have their journals in that database.

## A month

Daily writers, 30 days, beyond what the Workers Paid plan includes. Prices of Cloudflare's documentation, read on ${pricesRead}; those of logs and traces change on December 1, 2026 and are not in the table (one line for a fault, one trace of a hundred requests).

${table(
  ['', 'Price', ...scales.map((writers) => whole(writers))],
  [
    ['The plan', '$5', ...byScale(() => '$5.00')],
    ...prices.map((price) => [
      price.of,
      price.price,
      ...byScale((writers) => `${dollars(cost(price, measured, writers))} (${whole(price.usage(measured, writers))})`),
    ]),
    ['**Together**', '', ...byScale((writers) => `**${dollars(platform(writers))}**`)],
    ['For one writer', '', ...byScale((writers) => `$${(platform(writers) / writers).toFixed(4)}`)],
  ],
)}

Replies come on top, if all of them were by one voice. Prices read on ${pricesRead}: of gpt-6-luna on OpenAI's page, of gpt-6-sol and of gemma on pages about them; the limits of [budgets.md](budgets.md) hold what one person can cost.

${table(
  ['', 'Price', ...scales.map((writers) => whole(writers))],
  voices.map((voice) => [voice.name, voice.price, ...byScale((writers) => dollars(voiceCost(voice, writers)))]),
)}

Resend takes $0.90 a thousand mails beyond its plan in place of $0.35 ([deploying.md](deploying.md#4-mail)). [deploying.md](deploying.md#what-sms-costs) computes SMS, which cost more than all else together. Subscribers pay $9.99 a month, of which Stripe keeps 2.9 % and $0.30.

## The first limit

How much of each limit is used. Of all writers ${100 * shareInOneMinute} % are taken to have their prompt in the same minute.

${table(
  ['', 'At most', ...scales.map((writers) => whole(writers))],
  limits.map((limit) => [
    limit.of,
    limit.most,
    ...byScale((writers) => `${whole(100 * limit.used(measured, writers))} %`),
  ]),
)}

${scales
  .map(
    (writers) =>
      `- **${whole(writers)}**: the first is ${firstOf(limits, writers)}; of those that are fixed, ${firstOf(
        limits.filter(({ isFixed }) => isFixed),
        writers,
      )}. One database is full after ${daysUntilFull(measured, writers)}; a year needs ${whole(Math.ceil((measured.storedBytes * writers * 365) / databaseLimit))}.`,
  )
  .join('\n')}
`
}

const pricesRead = '2026-11-25'

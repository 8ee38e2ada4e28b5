import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as texts from '#domain/texts'

const root = resolve(import.meta.dirname, '..')
type Sections = Record<string, { title: string; body: (string | string[])[] }>
const textOf = (sections: Sections) =>
  Object.values(sections)
    .flatMap(({ title, body }) => [title, ...body.flat()])
    .join('\n')

const privacy = textOf(texts.privacy.sections(undefined))
const terms = textOf(texts.terms.sections('$9.99'))

function sources(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing|^dev/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n')
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))]
}

test('the privacy page names every cookie', () => {
  const worker = sources('worker')
  // A name is a constant, or stands where the cookie is used.
  const named = found(worker, /(?:HostCookie\(c, \w+(?:\.config)?, |const \w+Cookie = )'(\w+)'/g)
  const providers = ['google', 'apple']
  expect(named).toEqual(expect.arrayContaining(['session', 'pending']))
  for (const name of [...named, ...providers]) expect(privacy).toContain(`\`__Host-firstlight_${name}\``)
  for (const name of found(worker, /setCookie\(c, '(\w+)'/g)) expect(privacy).toContain(`\`${name}\``)
  for (const name of found(sources('src'), /document\.cookie = `(\w+)=/g)) expect(privacy).toContain(`\`${name}\``)
})

test('the privacy page names every key in the storage of the browser', () => {
  const storage = readFileSync(join(root, 'src/device/browser-storage.ts'), 'utf8')
  const keys = found(
    storage.slice(storage.indexOf('type SessionKey'), storage.indexOf('/** Until the tab')),
    /['`](\w+:?)(?:\$\{\w+\})?['`]/g,
  )
  expect(keys).toContain('landingGratitude')
  for (const key of keys) expect(privacy).toContain(`\`${key}\``)
  for (const prefix of found(sources('src/device'), /const prefix = '(\w+):?'/g))
    expect(privacy).toContain(`\`${prefix}:\``)
  const databases = found(sources('src/device'), /const \w+Database = '(\w+)'/g)
  expect(databases).toEqual(['kept'])
  for (const name of databases) expect(privacy).toContain(`\`${name}\``)
})

/** What the privacy page calls the rows of each table. Undefined for a table without data of people. */
const nameOfTable: Record<string, string | undefined> = {
  users: 'Your account',
  sessions: 'Your sign-ins',
  passkeys: 'Of a passkey we keep',
  secrets: 'a code or a link',
  push_addresses: 'Your devices with notifications',
  opt_outs: 'we keep the number on a list',
  calendars: 'We keep only a hash of the address',
  billing_events: 'notices about your payments',
  billing_endings: 'delete you as a customer',
  contact_messages: 'What you write to us',
  rate_counters: 'we count tries',
  entries: 'gratitudes',
  guest_diaries: 'your diary',
  kept_notices: 'Your account',
  goals: 'your goals',
  schedule: 'the morning prompt',
  messages: 'What we sent you',
  // The id of the account, for an hour after its pages were moved.
  moves: 'Your account',
  closures: undefined,
  ad_counts: 'We count how many are seen',
  headlines: undefined,
  databases: undefined,
  failed_jobs: 'Our technical log',
}

test('the privacy page names what each table stores of a person', () => {
  const tables = found(sources('worker'), /sqliteTable\(\s*'(\w+)'/g)
  expect(Object.keys(nameOfTable).toSorted()).toEqual(tables.toSorted())
  for (const name of Object.values(nameOfTable)) if (name) expect(privacy).toContain(name)
})

/** What the privacy page calls those to whom each part of the product gives something. */
const vendorsOfPart: Record<string, string[]> = {
  coach: ['OpenAI', 'Workers AI'],
  identity: ['Google', 'Apple'],
  mail: ['Cloudflare', 'Resend'],
  passkey: [],
  payments: ['Stripe'],
  push: ['Mozilla', 'Microsoft'],
  sms: ['Twilio'],
}

test('the privacy page names every vendor', () => {
  expect(Object.keys(vendorsOfPart)).toEqual(readdirSync(join(root, 'worker/providers')))
  for (const vendor of Object.values(vendorsOfPart).flat()) expect(privacy).toContain(vendor)
})

/** What it calls the kinds of keys in KV. */
const nameOfKey: Record<string, string> = {
  session: 'sign-ins also in its',
  ads: 'how many are seen in a day',
  ran: '',
  erased: 'a hash of its number',
  // One key for all, which signs a cookie.
  browsers: '',
}

test('the privacy page names what KV stores of a person', () => {
  const kinds = /kindsOfKeys = \[(.*)\]/.exec(
    readFileSync(join(root, 'worker/testing/refuse-unknown-keys.ts'), 'utf8'),
  )![1]!
  expect(kinds.match(/\w+/g)).toEqual(Object.keys(nameOfKey))
  for (const name of Object.values(nameOfKey)) expect(privacy).toContain(name)
})

test('the date of the privacy page is that of its text', () => {
  const date = /last changed (.*)$/.exec(texts.privacy.effective)![1]!
  // After a change: the new date, and what the test says is there now.
  expect([date, createHash('sha256').update(privacy).digest('hex').slice(0, 12)]).toEqual([
    'November 28, 2026',
    '29ee9cde1912',
  ])
})

test('the terms name no part as missing that is there, and no part that is missing', () => {
  const worker = sources('worker')
  expect(/api\.stripe\.com|from 'stripe'/i.test(worker)).toBe(terms.includes('Stripe'))
  expect(/api\.twilio\.com/i.test(worker)).toBe(terms.includes('Text messages'))
  expect(terms).not.toMatch(/\byet\b|When (it|we) (can|do),|will (cost|handle|hold)/)
})

test('the privacy page, the questions and the toasts name no part that is not there', () => {
  const pages = privacy + JSON.stringify(texts.contact.questions)
  const worker = sources('worker')
  for (const vendor of ['Stripe', 'Twilio']) {
    expect(new RegExp(`from '${vendor}'|api\\.${vendor}\\.com`, 'i').test(worker)).toBe(pages.includes(vendor))
  }
  expect(sources('src/features/verification')).not.toContain('Reminders can reach you')
})

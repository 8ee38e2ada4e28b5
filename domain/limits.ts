const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * What is counted: the most within a window, and the seconds of the window. The numbers are strict. `npm run docs`
 * writes docs/budgets.md from these lines and their comments.
 */
export const counted = {
  /** Wrong passwords with one account from one address, or from one browser that has signed in before; then 429 without a hash. */
  signInPerAccount: [5, 15 * minute],
  /** Wrong passwords from one address. */
  signInPerAddress: [30, 10 * minute],
  /** Wrong passwords from one network, a /48 of IPv6 or a /24 of IPv4. Beyond it one is checked in five seconds, by turn. */
  signInPerNetwork: [100, 10 * minute],
  /** Sign-ins with one account from browsers that have signed in before, right passwords included. */
  signInsPerAccount: [60, hour],
  /** Sign-ins from one address from other browsers, right passwords included. */
  signInsPerAddress: [60, hour],
  /** Sign-ups from one address, those with a provider included. */
  signUpPerAddress: [10, hour],
  /** Sign-ups from one network, those with a provider included. */
  signUpPerNetwork: [100, hour],
  /** Sign-ups again with the data of one account. */
  signUpAgainPerAccount: [10, hour],
  /** Sign-ins from one address that are begun with Google, Apple or a passkey. */
  otherSignInPerAddress: [60, hour],
  /** Requests for a reset link from one address, and as many uses of one. */
  resetPerAddress: [20, hour],
  /** Requests for a reset link from one address for one account. */
  resetPerAccount: [3, hour],
  /** Mails with a reset link to one account, from any address. */
  resetMailsPerAccount: [5, hour],
  /** Messages of the contact page from one address. */
  contactPerAddress: [5, hour],
  /** Messages of the contact page in all, then 429. */
  contactInAll: [200, day],
  /** Replies by a model for visitors of one address, then the composer. */
  demoPerAddress: [5, day],
  /** Replies by a model for all visitors, then the composer. */
  demoPerDay: [500, day],
  /** Replies by a model for one person, then the composer. An edit asks for another. */
  coachPerPerson: [20, day],
  /** Replies by a model in all, then the composer, and an operator is told. Half of it is for accounts of a week with a proven address. */
  coachInAll: [5_000, day],
  /** Kilobytes of past days and imports, at least one for each day, of all accounts younger than a week. The page of today is always stored. */
  youngKilobytesPerDay: [1_000_000, day],
  /** Letters in place of one that did not fit, for one entry. */
  otherLettersPerEntry: [2, day],
  /** Imported days of one person, and imported goals. */
  importedDaysPerPerson: [30_000, day],
  /** Changes of entries of one person: diary, marks, and new entries for past days. */
  changesPerPerson: [1_000, day],
  /** Other writes of one person: goals, settings, deletes, restores, feeds, passkeys and sessions together. */
  writesPerPerson: [1_000, day],
  /** Lists of entries, read by one person. */
  listsPerPerson: [120, minute],
  /** Searches of one person. */
  searchesPerPerson: [60, minute],
  /** Searches of one person within a day. */
  searchesPerDay: [2_000, day],
  /** Questions of one person to the journal, two at a time. A model answers as many of them as it may write replies. */
  questionsPerDay: [200, day],
  /** Reviews of a month or a year, read by one person. */
  reviewsPerPerson: [60, hour],
  /** Exports of one person. */
  exportsPerPerson: [10, day],
  /** Reads of the calendar feed of one person. */
  calendarReadsPerPerson: [60, hour],
  /** How often one person may switch pushes on. */
  pushChangesPerPerson: [30, day],
  /** Test messages to one person, by mail and SMS together. */
  testMessagesPerPerson: [5, day],
  /** Codes, and reset links, to one unproven address that are asked for from one network: others have the rest of a day. */
  unprovenMailsPerAddress: [3, day],
  /** Codes and reset links to addresses that nobody has proven, asked for from one network. */
  unprovenMailsPerNetwork: [20, day],
  /** The same in all; links to proven addresses are beside it. Then none is sent, and an operator is told. */
  unprovenMailsInAll: [200, hour],
  /** SMS with a code to one person. */
  phoneCodesPerPerson: [3, hour],
  /** SMS with a code for all accounts of one network. */
  phoneCodesPerNetwork: [40, day],
  /** SMS with a code to one number. */
  phoneCodesPerNumber: [5, day],
  /** SMS with a code to all. Half of it is for accounts of a day with a proven address. */
  phoneCodesPerDay: [500, day],
  /** SMS that we send in all, without answers. Then none is sent, and an operator is told. Half of it is for accounts of a week with a proven address. */
  smsInAll: [5_000, day],
  /** SMS of one number that are handled, and answered with one SMS each. STOP always is. */
  smsPerNumber: [30, hour],
  /** Checkouts begun by one person. */
  checkoutsPerPerson: [20, day],
  /** Reads of the subscription from Stripe by one person, and visits to its portal. */
  billingCallsPerPerson: [60, hour],
  /** Events of advertisements that are counted for one person, each one key in KV for three days. */
  adEventsPerPerson: [1_000, day],
  /** Codes, notices, goodbyes and mails about payments to one address, of each kind. */
  mailsPerAddress: [20, day],
  /** Mails of one kind to all, beyond which an operator is told. All are sent. */
  mailsPerDay: [1_000, day],
  /** Prompts, reminders, weekly mails and tests by mail to one address. */
  messageMailsPerAddress: [100, day],
  /** Mails of the schedule of one kind to all, beyond which an operator is told. All are sent. */
  messageMailsPerDay: [50_000, day],
} satisfies Record<string, [max: number, windowSeconds: number]>

/** What no row of `rate_counters` counts. */
const others = {
  /** Tries to sign in or up in one isolate within a second. A network with n tries has that number divided by n + 1. */
  signInTriesPerSecond: 20,
  /** Password hashes that may wait for their turn in one isolate. One is computed at a time, a third of the time. */
  hashesWaiting: 4,
  /** Kilobytes of all entries of one person as they are stored. Beside imports a tenth at first, a fiftieth more each day. */
  journalKilobytesPerPerson: 50_000,
  /** The same kilobytes of a person whose address is not proven. */
  journalKilobytesUnproven: 1_000,
  /** Kilobytes of text that one search reads: ten years with 2,000 characters a day. The next search goes on behind it. */
  searchedKilobytes: 8_000,
}

export type CountedLimit = keyof typeof counted
export type Limits = Record<CountedLimit | keyof typeof others, number>

const maxima = Object.entries(counted).map(([name, [max]]) => [name, max])
/** LIMITS replaces them by name. */
const defaults: Limits = { ...others, ...(Object.fromEntries(maxima) as Record<CountedLimit, number>) }

/** How often `key` may be counted under a limit. */
export function allowance(limits: Limits, name: CountedLimit, key: string = name) {
  return { key, max: limits[name], windowSeconds: counted[name][1] }
}

/** The limits that LIMITS sets, beside the defaults. A value that cannot be used leaves the default and is named. */
export function readLimits(json: string): { limits: Limits; problems: string[] } {
  let values: unknown
  try {
    values = JSON.parse(json)
  } catch {
    return { limits: defaults, problems: ['is not JSON'] }
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { limits: defaults, problems: ['is not a JSON object'] }

  const limits = { ...defaults }
  const problems: string[] = []
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(defaults, name)) problems.push(`has no limit named ${name}`)
    else if (!Number.isSafeInteger(value) || value < 0) problems.push(`needs a whole number for ${name}`)
    else limits[name as keyof Limits] = value
  }
  return { limits, problems }
}

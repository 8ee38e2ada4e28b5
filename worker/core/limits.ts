const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What is counted: the most within a window, and the seconds of the window. The numbers are strict. */
export const counted = {
  /** Failures of one address with one account before sign-in waits. */
  signInPerAccount: [5, 15 * minute],
  signInPerAddress: [30, 10 * minute],
  /** The same from one /48 of IPv6 or /24 of IPv4, and from all. Beyond the last, a tenth of the two before. */
  signInPerNetwork: [100, 10 * minute],
  signInInAll: [600, 10 * minute],
  /** Sign-ins, right passwords included: from one address with one account, and from one address. */
  signInsPerAccount: [60, hour],
  signInsPerAddress: [300, hour],
  signUpPerAddress: [10, hour],
  /** The same from one /48 of IPv6 or /24 of IPv4. */
  signUpPerNetwork: [100, hour],
  /** Sign-ups again with the data of one account. */
  signUpAgainPerAccount: [10, hour],
  contactPerAddress: [5, hour],
  /** Visitors' replies that may cost something: from one address, and from all. */
  demoPerAddress: [5, day],
  demoPerDay: [500, day],
  /** Replies that may cost something, for one person; an edit asks for another. */
  coachPerPerson: [20, day],
  /** The same for all accounts together whose address is not proven. */
  coachUnproven: [500, day],
  /** Letters in place of one that did not fit. */
  otherLettersPerEntry: [2, day],
  /** What one person may store: days of an import, new entries for past days, and changes. */
  importedDaysPerPerson: [30_000, day],
  pastEntriesPerPerson: [100, day],
  changesPerPerson: [1_000, day],
  /** Writes of one person that are not counted above. */
  writesPerPerson: [2_000, day],
  /** What one person may read. */
  listsPerPerson: [120, minute],
  searchesPerPerson: [60, minute],
  reviewsPerPerson: [60, hour],
  searchesPerDay: [2_000, day],
  exportsPerPerson: [10, day],
  resetPerAddress: [20, hour],
  resetPerAccount: [3, hour],
  /** Mails with a reset link to one account, from any address. */
  resetMailsPerAccount: [5, hour],
  /** Mails of one kind: to one address, and to all, beyond which an operator is told and all are sent. */
  mailsPerAddress: [20, day],
  mailsPerDay: [1_000, day],
  /** The same for the mails of the schedule: prompts, reminders and weekly mails. */
  messageMailsPerAddress: [100, day],
  messageMailsPerDay: [50_000, day],
  /** Codes that one person may ask for. */
  codesPerPerson: [5, hour],
  /** Other phone numbers. */
  phoneChangesPerPerson: [10, day],
  /** Codes by SMS: to one person, from one address and one network, to one number and to all. */
  phoneCodesPerPerson: [3, hour],
  phoneCodesPerAddress: [20, day],
  phoneCodesPerNetwork: [40, day],
  phoneCodesPerNumber: [5, day],
  phoneCodesPerDay: [500, day],
  /** Of these, to all people whose e-mail address is not proven. */
  phoneCodesUnproven: [300, day],
  /** SMS of one number that are handled; STOP always is. */
  smsPerNumber: [30, hour],
  /** Reports about the delivery of one SMS that are stored. */
  smsReportsPerMessage: [20, hour],
  /** Reads of the calendar feed of one person. */
  calendarReadsPerPerson: [60, hour],
  /** How often one person may switch pushes on. */
  pushChangesPerPerson: [30, hour],
  /** Test messages to one person. */
  testMessagesPerPerson: [5, day],
  /** Checkouts begun by one person. */
  checkoutsPerPerson: [20, hour],
  /** Events of advertisements that are counted for one person. */
  adEventsPerPerson: [1_000, day],
  /** How often one person may read the subscription from Stripe, or open its portal. */
  billingCallsPerPerson: [60, hour],
  /** Sign-ins begun with Google, Apple or a passkey. */
  otherSignInPerAddress: [30, 10 * minute],
} satisfies Record<string, [max: number, windowSeconds: number]>

/** What no row of `rate_counters` counts. */
const others = {
  /** Tries to sign in or up that one isolate counts within a second. */
  signInTriesPerSecond: 20,
  /** Password hashes that may wait for their turn in one isolate. */
  hashesWaiting: 4,
  /** What is stored of the texts of all entries of one person, with the texts for the search. */
  journalKilobytesPerPerson: 50_000,
  /** The same of a person whose address is not proven. */
  journalKilobytesUnproven: 1_000,
  /** How much text one search reads: ten years with 2,000 characters a day. The next search goes on behind it. */
  searchedKilobytes: 8_000,
}

export type CountedLimit = keyof typeof counted
export type Limits = Record<CountedLimit | keyof typeof others, number>

const maxima = Object.entries(counted).map(([name, [max]]) => [name, max])
/** LIMITS replaces them by name. */
const defaults: Limits = { ...others, ...(Object.fromEntries(maxima) as Record<CountedLimit, number>) }

/** How often `key` may be counted under a limit. */
export function allowance(limits: Limits, name: CountedLimit, key: string) {
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

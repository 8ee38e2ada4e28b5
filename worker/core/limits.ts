/** The defaults, which are strict. LIMITS replaces them by name. */
const defaults = {
  /** Failures of one address with one account before sign-in waits. */
  signInPerAccount: 5,
  signInPerAddress: 30,
  /**
   * The same from one /48 of IPv6 or /24 of IPv4, and from all within ten minutes. Beyond the last, a tenth of the two
   * before.
   */
  signInPerNetwork: 100,
  signInInAll: 600,
  /** Sign-ins within an hour, right passwords included: from one address with one account, and from one address. */
  signInsPerAccount: 60,
  signInsPerAddress: 300,
  /** Tries to sign in or up that one isolate counts within a second. */
  signInTriesPerSecond: 20,
  /** Password hashes that may wait for their turn in one isolate. */
  hashesWaiting: 4,
  signUpPerAddress: 10,
  /** Sign-ups again with the data of one account, within an hour. */
  signUpAgainPerAccount: 10,
  contactPerAddress: 5,
  /** Visitors' replies that may cost something, within a day: from one address, and from all. */
  demoPerAddress: 5,
  demoPerDay: 500,
  /** Replies that may cost something, for one person within a day; an edit asks for another. */
  coachPerPerson: 20,
  /** The same within a day for all accounts together whose address is not proven. */
  coachUnproven: 500,
  /** What one person may store within a day: days of an import, new entries for past days, and changes. */
  importedDaysPerPerson: 30_000,
  pastEntriesPerPerson: 100,
  changesPerPerson: 1_000,
  /** Writes of one person within a day that are not counted above. */
  writesPerPerson: 2_000,
  /** What is stored of the texts of all entries of one person, with the texts for the search. */
  journalKilobytesPerPerson: 50_000,
  /** The same of a person whose address is not proven. */
  journalKilobytesUnproven: 1_000,
  /** What one person may read: lists of entries and searches within a minute, reviews within an hour. */
  listsPerPerson: 120,
  searchesPerPerson: 60,
  reviewsPerPerson: 60,
  /** The same within a day. */
  searchesPerDay: 2_000,
  exportsPerPerson: 10,
  /** How much text one search reads: ten years with 2,000 characters a day. The next search goes on behind it. */
  searchedKilobytes: 8_000,
  resetPerAddress: 20,
  resetPerAccount: 3,
  /** Mails with a reset link to one account within an hour, from any address. */
  resetMailsPerAccount: 5,
  /** Mails of one kind within a day: to one address, and to all, beyond which an operator is told and all are sent. */
  mailsPerAddress: 20,
  mailsPerDay: 1_000,
  /** The same for the mails of the schedule: prompts, reminders and weekly mails. */
  messageMailsPerAddress: 100,
  messageMailsPerDay: 50_000,
  /** Codes that one person may ask for within an hour. */
  codesPerPerson: 5,
  /** Other numbers within a day. */
  phoneChangesPerPerson: 10,
  /** Codes by SMS: to one person within an hour, and within a day from one address, to one number and to all. */
  phoneCodesPerPerson: 3,
  phoneCodesPerAddress: 20,
  phoneCodesPerNumber: 5,
  phoneCodesPerDay: 500,
  /** SMS of one number that are handled within an hour; STOP always is. */
  smsPerNumber: 30,
  /** Reports about the delivery of one SMS that are stored within an hour. */
  smsReportsPerMessage: 20,
  /** Reads of the calendar feed of one person within an hour. */
  calendarReadsPerPerson: 60,
  /** How often one person may switch pushes on within an hour. */
  pushChangesPerPerson: 30,
  /** Test messages to one person within a day. */
  testMessagesPerPerson: 5,
  /** Checkouts begun by one person within an hour. */
  checkoutsPerPerson: 20,
  /** Events of advertisements that are counted for one person within a day. */
  adEventsPerPerson: 1_000,
  /** How often one person may read the subscription from Stripe, or open its portal, within an hour. */
  billingCallsPerPerson: 60,
  /** Sign-ins begun with Google, Apple or a passkey, within ten minutes. */
  otherSignInPerAddress: 30,
}

export type Limits = typeof defaults

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

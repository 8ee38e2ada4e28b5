export type Budget = {
  /** What it bounds. */
  what: string
  /** `{name}` is a limit, which LIMITS can change, with its window. */
  most: string
  /** The calls that meet it. */
  calls?: string[]
  /** The tests that hold it: the name of a file, and how the title begins. */
  heldBy: `${string}.test.ts: ${string}`[]
}

/**
 * What one account, or one address, can use at most. `npm run docs` writes docs/budgets.md from it. A test fails
 * if a call, a limit or a test is missing.
 */
export const budgets: Budget[] = [
  {
    what: 'Texts of all entries of one person, as they are stored: also ticks, replies and the text for the search',
    most: "{journalKilobytesPerPerson} kB, {journalKilobytesUnproven} kB until the address is proven; and one call or today's entry beyond it",
    calls: ['POST /api/entries', 'PATCH /api/entries/:id', 'PATCH /api/entries/:date/diary', 'POST /api/import'],
    heldBy: [
      'journal-limits.test.ts: is bounded in bytes, in all',
      'journal-limits.test.ts: is bounded in bytes for 400 edits at the same moment',
      'journal-limits.test.ts: is bounded in bytes for new entries of past days at the same moment',
      'journal-limits.test.ts: is 1 MB until the address is proven, and then more',
      'journal-limits.test.ts: counts the text for the search, in which one character can become eighteen',
    ],
  },
  {
    what: 'Imported days of one person',
    most: '{importedDaysPerPerson}, 50 a call; twenty years fit',
    calls: ['POST /api/import'],
    heldBy: [
      'journal-limits.test.ts: has room for an import of twenty years',
      'journal-limits.test.ts: is bounded within a day for imported days',
      'journal-limits.test.ts: is bounded for imports at the same moment, in days and in bytes',
    ],
  },
  {
    what: 'New entries of one person for past days',
    most: '{pastEntriesPerPerson}',
    calls: ['POST /api/entries'],
    heldBy: ['journal-limits.test.ts: is bounded within a day for new entries of past days'],
  },
  {
    what: 'New entries for today and the days beside it',
    most: 'one each, and one more for each delete, which is a write; a call that is sent again is a change',
    calls: ['POST /api/entries', 'POST /api/save-guest-data'],
    heldBy: [
      'count-writes.test.ts: bounds creating and deleting the entry of today in turn',
      'entry-writing.test.ts: is stored once with one call to the coach, for fifty requests at the same moment',
    ],
  },
  {
    what: 'Changes of entries, diary and marks included, of one person',
    most: '{changesPerPerson}',
    calls: [
      'POST /api/entries',
      'PATCH /api/entries/:id',
      'PATCH /api/entries/:date/diary',
      'PATCH /api/entries/:date/marks',
    ],
    heldBy: [
      'journal-limits.test.ts: is bounded within a day for changes',
      'entry-ticking.test.ts: are bounded within a day',
      'entry-mood.test.ts: is bounded within a day, together with other changes',
    ],
  },
  {
    what: 'Other writes of one person',
    most: '{writesPerPerson} for goals, settings, deletes, restores, feeds, passkeys and sessions together, then 429',
    calls: [
      'POST /api/save-guest-data',
      'DELETE /api/entries/:id',
      'POST /api/entries/:id/restore',
      'POST /api/goals',
      'PATCH /api/goals/:id',
      'DELETE /api/goals/:id',
      'POST /api/goals/:id/restore',
      'PATCH /api/user/settings',
      'POST /api/calendar',
      'DELETE /api/calendar',
      'POST /api/passkeys/options',
      'POST /api/passkeys',
      'PATCH /api/passkeys/:id',
      'DELETE /api/passkeys/:id',
      'DELETE /api/sessions',
      'DELETE /api/sessions/:id',
      'POST /api/push',
      'DELETE /api/push',
      'POST /api/messages/test',
      'POST /api/messages/later',
      'POST /api/verification/email',
      'POST /api/verification/email/confirm',
      'POST /api/verification/phone',
      'POST /api/verification/phone/confirm',
      'POST /api/subscription/create',
      'POST /api/subscription/refresh',
      'PUT /api/operator/headlines',
      'DELETE /api/operator/contact/:id',
      'PATCH /api/operator/accounts',
    ],
    heldBy: [
      'count-writes.test.ts: $call is refused',
      'count-writes.test.ts: is one for goals, deletes and settings, and ends with the day',
      'count-writes.test.ts: has room for a long day: 100 edits, 200 ticks and 500 goals that are sorted',
    ],
  },
  {
    what: 'Letters in place of one that did not fit, for one entry',
    most: '{otherLettersPerEntry}, each of them a reply by a model, then 429',
    calls: ['POST /api/entries/:id/letter'],
    heldBy: ['other-letter.test.ts: comes twice a day for an entry'],
  },
  {
    what: 'Ticks of one entry',
    most: 'no more than the text that they name',
    heldBy: ['entry-ticking.test.ts: are discarded when an edit removes their item, and refer to nothing else'],
  },
  {
    what: 'Days on which an entry can be stored',
    most: 'January 1, 1900 to tomorrow',
    heldBy: ['import.test.ts: refuses days before 1900 with a sentence'],
  },
  {
    what: 'Deleted entries',
    most: 'kept for one to two minutes',
    heldBy: ['entry-deleting.test.ts: can be undone for a minute'],
  },
  {
    what: 'Calls of one address',
    most: '600 a minute, then 429 before KV and D1 are asked',
    calls: [
      'POST /api/logout',
      'GET /api/auth/google/callback',
      'POST /api/auth/apple/callback',
      'GET /api/auth/pending',
      'GET /api/auth/reset-password',
      'GET /api/unsubscribe',
      'POST /api/unsubscribe',
    ],
    heldBy: ['index.test.ts: refuses a flood before D1 and KV are called'],
  },
  {
    what: 'Calls of one person, from all addresses',
    most: '600 a minute, then 429 before the journal is read',
    calls: [
      'GET /api/user',
      'GET /api/changes',
      'DELETE /api/user',
      'GET /api/passkeys',
      'GET /api/sessions',
      'GET /api/import',
      'GET /api/entries/stats',
      'GET /api/entries/calendar',
      'GET /api/entries/on-this-day',
      'GET /api/entries/year',
      'GET /api/entries/week/:date',
      'GET /api/entries/:date',
      'GET /api/motivation',
      'GET /api/goals',
      'GET /api/operator',
      'GET /api/goals/:id',
      'GET /api/messages',
      'GET /api/push',
      'GET /api/push/days/:date',
      'GET /api/calendar',
    ],
    heldBy: [
      'index.test.ts: refuses a flood of one person from many addresses',
      'session.middleware.test.ts: is 429 at $call, and nothing of the journal is read',
    ],
  },
  {
    what: 'Pages of one address',
    most: '600 a minute with data, then the bare frame without KV and D1',
    heldBy: ['pages.test.ts: is the bare frame beyond the limit, without a call to KV or D1'],
  },
  {
    what: 'Body of a call',
    most: '64 KB; 1 MB for an event of Stripe',
    heldBy: [
      'request-guards.test.ts: of more than 64 KB is too large',
      'webhook.test.ts: of more than 64 kB is read, up to a megabyte',
    ],
  },
  {
    what: 'Attempts of a job',
    most: '6, then the dead-letter queue; a row of `failed_jobs` for 30 days',
    heldBy: [
      'index.test.ts: is seen by an operator when the queue gives it up, until it succeeds, and without a text of a person',
    ],
  },
  {
    what: 'Wrong passwords from one address with one account',
    most: '{signInPerAccount}, then 429 without a hash',
    calls: ['POST /api/login'],
    heldBy: [
      'sign-in.test.ts: ends after five failures for an address and account, with no further hash; the owner gets in from elsewhere',
    ],
  },
  {
    what: 'Wrong passwords from one address',
    most: '{signInPerAddress}, then 429 without a hash',
    calls: ['POST /api/login'],
    heldBy: ['sign-in.test.ts: over many accounts ends after thirty for an address, and a /64 is one address'],
  },
  {
    what: 'Password hashes from one address with one account',
    most: '{signInsPerAccount}',
    calls: ['POST /api/login'],
    heldBy: [
      'sign-in.test.ts: are accepted sixty times an hour from one address, and from elsewhere the owner still gets in',
    ],
  },
  {
    what: 'Password hashes from one address',
    most: '{signInsPerAddress}',
    calls: ['POST /api/login'],
    heldBy: ['sign-in.test.ts: of many accounts are accepted 300 times an hour from one address'],
  },
  {
    what: 'Sign-ups from one address',
    most: '{signUpPerAddress}, those with a provider included',
    calls: ['POST /api/register', 'POST /api/auth/complete-profile'],
    heldBy: ['sign-up.test.ts: is refused after ten in an hour from one address, without a hash'],
  },
  {
    what: 'Sign-ups from one network (/48 of IPv6, /24 of IPv4)',
    most: '{signUpPerNetwork}, those with a provider included',
    calls: ['POST /api/register', 'POST /api/auth/complete-profile'],
    heldBy: ['sign-up.test.ts: is refused after a hundred in an hour from one network'],
  },
  {
    what: 'Sign-ups again with the data of one account',
    most: '{signUpAgainPerAccount}',
    calls: ['POST /api/register'],
    heldBy: [
      'sign-in.test.ts: are checked ten times an hour for signing up again with the same data, from any address',
    ],
  },
  {
    what: 'Sign-ins from one address that are begun with Google, Apple or a passkey',
    most: '{otherSignInPerAddress}',
    calls: [
      'GET /api/auth/google',
      'GET /api/auth/apple',
      'POST /api/auth/passkey/options',
      'POST /api/auth/passkey',
      'POST /api/passkeys/options',
    ],
    heldBy: [
      'identity.test.ts: sign-ins that are begun too often are refused',
      'passkey.test.ts: too many tries are answered with 429',
    ],
  },
  {
    what: 'Bad sign-ins from one network (a /48 of IPv6, a /24 of IPv4)',
    most: '{signInPerNetwork}, then 429 before a hash',
    calls: ['POST /api/login'],
    heldBy: ['sign-in.test.ts: from many addresses of one network ends after a hundred'],
  },
  {
    what: 'Bad sign-ins in all',
    most: '{signInInAll}, then a tenth for each address and network',
    calls: ['POST /api/login'],
    heldBy: [
      'sign-in.test.ts: from many networks, 600 times in all, leaves each network a tenth of its tries, and keeps nobody out',
    ],
  },
  {
    what: 'Tries to sign in or up in one isolate',
    most: '{signInTriesPerSecond} a second, then 429 before D1 is asked; a network with n tries meets that number divided by n + 1, and at least 2',
    calls: ['POST /api/login', 'POST /api/register'],
    heldBy: [
      'sign-in.test.ts: from many networks is refused beyond twenty tries a second, before D1 is asked',
      'sign-in.test.ts: leaves room for a network that did not take part in it',
    ],
  },
  {
    what: 'Hashes in one isolate',
    most: 'one at a time, a third of the time, and {hashesWaiting} that wait',
    calls: ['POST /api/login', 'POST /api/register', 'POST /api/auth/reset-password'],
    heldBy: [
      'hash-turns.test.ts: are computed one at a time, with twice that time for other requests after each',
      'hash-turns.test.ts: leave twice the time of each step to other requests, if another hash waits',
      'hash-turns.test.ts: leave it at their end, if none waits',
      'hash-turns.test.ts: are refused with more than so many before them, also when those came later',
    ],
  },
  {
    what: 'Requests for a reset link from one address',
    most: '{resetPerAddress}, and {resetPerAccount} for one account',
    calls: ['POST /api/auth/forgot-password'],
    heldBy: [
      'recovery.test.ts: answers 429 after twenty requests from one address',
      'recovery.test.ts: answers 429 after three mails to one account from one address, and 200 from another address',
    ],
  },
  {
    what: 'Reset mails to one address',
    most: '{resetMailsPerAccount}; {mailsPerAddress} to an address that nobody has proven',
    calls: ['POST /api/auth/forgot-password'],
    heldBy: [
      'recovery.test.ts: go to one account five times an hour, from any address, and the last link stays good',
      'counted.mailer.test.ts: gets twenty codes and twenty reset mails a day',
    ],
  },
  {
    what: 'Codes, notices, goodbyes and mails about payments to one address',
    most: '{mailsPerAddress} of each',
    heldBy: [
      'counted.mailer.test.ts: %s: one address gets so many within a day',
      'counted.mailer.test.ts: do not count for other kinds, so that a code comes after any number of notices',
    ],
  },
  {
    what: 'Prompts, reminders, weekly mails and tests by mail to one address',
    most: '{messageMailsPerAddress}',
    heldBy: ['counted.mailer.test.ts: %s: one address gets so many within a day'],
  },
  {
    what: 'Mails of one kind to all, before an operator is told',
    most: '{mailsPerDay}; {messageMailsPerDay} of the schedule. All are sent',
    heldBy: ['counted.mailer.test.ts: are sent beyond the number that is expected in a day, and an operator sees it'],
  },
  {
    what: 'Uses of a reset link from one address',
    most: '{signInPerAddress}',
    calls: ['POST /api/auth/reset-password'],
    heldBy: ['recovery.test.ts: is tried thirty times in ten minutes from one address'],
  },
  {
    what: 'Repeats of a used reset link',
    most: '5 within a minute, a hash each',
    calls: ['POST /api/auth/reset-password'],
    heldBy: [
      'recovery.test.ts: succeeds again with the same password within a minute, and changes nothing',
      'recovery.test.ts: compares five repeats with the new password, and computes no hash for more',
    ],
  },
  {
    what: 'Rows that one statement of a purge or an erasure deletes',
    most: '2,000, in 20 statements a run',
    heldBy: [
      'rounds.test.ts: a purge deletes 2,000 rows in one statement, and 40,000 in a run',
      'rounds.test.ts: an erasure deletes 40,000 rows of a table in one step, and queues the next',
    ],
  },
  {
    what: 'Keys that one step of an erasure deletes in KV',
    most: '90',
    heldBy: ['erasure-steps.test.ts: is erased in steps, ten of which stay within a thousand calls to KV'],
  },
  {
    what: 'Times that a sweep queues one contact message or erasure again',
    most: '10 on the first day, then once a day',
    heldBy: [
      'sweeps.test.ts: a contact message that cannot be sent is queued ten times on the first day, and then once a day',
      'sweeps.test.ts: an erasure that fails is queued ten times on the first day, and then once a day',
    ],
  },
  {
    what: 'Messages of the contact page from one address',
    most: '{contactPerAddress}',
    calls: ['POST /api/contact'],
    heldBy: ['contact.test.ts: needs no session, and is limited to five an hour from one address'],
  },
  {
    what: 'Messages of the contact page',
    most: 'kept for 30 days after delivery, or after they were written if they cannot be delivered',
    heldBy: [
      'contact.test.ts: is purged thirty days after it was delivered, and never before',
      'contact.test.ts: that the vendor refuses ends after thirty days, and an operator sees it',
    ],
  },
  {
    what: 'Messages that one job delivers',
    most: '25, so that ten jobs at once stay within half of the 1,000 queries of an invocation',
    heldBy: ['delivery-queries.test.ts: ten jobs of %s make at most half the queries of one invocation'],
  },
  {
    what: 'Morning prompts to one person',
    most: 'one a day and channel, also after the time or the zone is changed',
    heldBy: ['messages.test.ts: follows the preferred time, without a second one on the same day'],
  },
  {
    what: 'Weekly mails to one person',
    most: 'one each Sunday',
    heldBy: [
      'week-mail.test.ts: comes on Sunday at the preferred time, once, with the figures of the week and a link to its slides',
    ],
  },
  {
    what: 'Reminder mails of recurring reminders to one person',
    most: '5 at one time; more that are due together come in one mail',
    heldBy: ['many-reminders.test.ts: come in one mail when there are more than five'],
  },
  {
    what: 'Reminders of one goal',
    most: 'one a day',
    heldBy: [
      'messages.test.ts: that two runs of the cron claim at once exists once, and two deliveries of the queue send one mail',
    ],
  },
  {
    what: 'Reads of the calendar feed of one person',
    most: '{calendarReadsPerPerson}, then 429',
    calls: ['GET /api/calendar/feed.ics'],
    heldBy: ['calendar.test.ts: is read sixty times an hour'],
  },
  {
    what: 'Browsers of one person that get pushes',
    most: '10; the newest stay',
    calls: ['POST /api/push'],
    heldBy: ['push.test.ts: end at ten browsers of a person: the newest stay'],
  },
  {
    what: 'Devices of one person that are listed',
    most: '100, the newest',
    calls: ['GET /api/sessions'],
    heldBy: ['devices.test.ts: are listed up to a hundred, the newest'],
  },
  {
    what: 'Changes of these browsers by one person',
    most: '{pushChangesPerPerson}',
    calls: ['POST /api/push'],
    heldBy: ['push.test.ts: are switched on thirty times an hour'],
  },
  {
    what: 'Prompts by push to one person',
    most: 'one a day, and one more an hour after "Later"',
    calls: ['POST /api/messages/later'],
    heldBy: [
      'push-prompt.test.ts: comes once a day with the headline, and with nothing that the person wrote',
      'push-prompt.test.ts: sends the prompt once more after an hour, however often it is pressed',
    ],
  },
  {
    what: 'Test messages to one person, by mail and SMS together',
    most: '{testMessagesPerPerson}',
    calls: ['POST /api/messages/test'],
    heldBy: ['message-log.test.ts: ends at five a day'],
  },
  {
    what: 'Messages that are kept in the log',
    most: 'those of 90 days',
    heldBy: ['messages.test.ts: is kept for ninety days'],
  },
  {
    what: 'Other phone numbers of one person',
    most: '{phoneChangesPerPerson}, free or taken, then 429',
    calls: ['PATCH /api/user/settings'],
    heldBy: ['settings.test.ts: take ten other numbers within a day, whether they are free or not'],
  },
  {
    what: 'Mails with a code to one person',
    most: '{codesPerPerson}',
    calls: ['POST /api/verification/email'],
    heldBy: ['verification.test.ts: answers 503 when the mail cannot be sent, and 429 after five codes an hour'],
  },
  {
    what: 'SMS with a code to one person',
    most: '{phoneCodesPerPerson}',
    calls: ['POST /api/verification/phone'],
    heldBy: ['phone-verification.test.ts: to three an hour for a person and all numbers'],
  },
  {
    what: 'SMS with a code for all accounts of one address',
    most: '{phoneCodesPerAddress}',
    calls: ['POST /api/verification/phone'],
    heldBy: [
      'phone-verification.test.ts: to twenty a day for an address, so that its accounts cannot use up what all share',
    ],
  },
  {
    what: 'SMS with a code for all accounts of one network',
    most: '{phoneCodesPerNetwork}',
    calls: ['POST /api/verification/phone'],
    heldBy: ['phone-verification.test.ts: to forty a day for a network'],
  },
  {
    what: 'SMS with a code to one number',
    most: '{phoneCodesPerNumber}',
    calls: ['POST /api/verification/phone'],
    heldBy: ['phone-verification.test.ts: to five a day for a number and all accounts'],
  },
  {
    what: 'SMS with a code to all whose e-mail address is not proven',
    most: '{phoneCodesUnproven}',
    calls: ['POST /api/verification/phone'],
    heldBy: ['phone-verification.test.ts: to a part of it for all whose address is not proven'],
  },
  {
    what: 'SMS with a code to all',
    most: '{phoneCodesPerDay}',
    calls: ['POST /api/verification/phone'],
    heldBy: ['phone-verification.test.ts: to one daily budget for all, from which a refused person takes nothing'],
  },
  {
    what: 'Tries of one code',
    most: '5, also at the same moment',
    calls: ['POST /api/verification/email/confirm', 'POST /api/verification/phone/confirm'],
    heldBy: [
      'verification.test.ts: gives five tries to a code, also when they come at once',
      'phone-verification.test.ts: gives five tries to a code, also when they come at once',
    ],
  },
  {
    what: 'Morning prompts by SMS to one person',
    most: 'one a day',
    heldBy: ['sms-prompt.test.ts: comes once a day, opens with the headline, and has a link'],
  },
  {
    what: 'SMS of one number that are handled, and answered with one SMS each',
    most: '{smsPerNumber}; STOP always',
    calls: ['POST /api/sms/inbound'],
    heldBy: ['sms-webhooks.test.ts: is handled thirty times an hour for a number, and STOP always'],
  },
  {
    what: 'Answers to SMS of one number that are not understood',
    most: '2 a day; 1 to a number that no account has confirmed',
    calls: ['POST /api/sms/inbound'],
    heldBy: [
      'morning-answer.test.ts: that is unclear gets one question a day, which no keyword answers, and is told of what follows',
      'morning-answer.test.ts: of a number that nobody has confirmed writes nothing, and is told so once a day',
    ],
  },
  {
    what: 'Reports about the delivery of one SMS that are stored',
    most: '{smsReportsPerMessage}; an opt-out always',
    calls: ['POST /api/sms/status'],
    heldBy: ['sms-prompt.test.ts: is stored twenty times an hour for a message, and an opt-out always'],
  },
  {
    what: 'Calls of one address to the webhooks',
    most: '6,000 a minute, then 429 before the signature is checked',
    calls: ['POST /api/sms/inbound', 'POST /api/sms/status', 'POST /api/stripe/webhook'],
    heldBy: ['sms-webhooks.test.ts: meets a guard of its own before the signature is checked, and no call to KV or D1'],
  },
  {
    what: 'Lists of entries, read by one person',
    most: '{listsPerPerson}, then 429',
    calls: ['GET /api/entries'],
    heldBy: ['reading-limits.test.ts: lists are refused: they are read 120 times a minute'],
  },
  {
    what: 'Searches of one person',
    most: '{searchesPerPerson} and {searchesPerDay}, then 429',
    calls: ['GET /api/entries/search'],
    heldBy: ['reading-limits.test.ts: searches are refused: they are made 60 times a minute and 2,000 times a day'],
  },
  {
    what: 'Text that one search reads',
    most: '{searchedKilobytes} kB; the next search goes on behind it',
    calls: ['GET /api/entries/search'],
    heldBy: [
      'entry-reading.test.ts: reads so many bytes, and says where it goes on',
      'entry-reading.test.ts: reads ten years of 2,000 characters a day at once',
    ],
  },
  {
    what: 'Reviews of a month or a year, read by one person',
    most: '{reviewsPerPerson}, then 429',
    calls: ['GET /api/highlights/:name'],
    heldBy: ['reading-limits.test.ts: reviews are refused: they are read 60 times an hour'],
  },
  {
    what: 'Exports of one person',
    most: '{exportsPerPerson}, then 429',
    calls: ['GET /api/export'],
    heldBy: ['reading-limits.test.ts: exports are refused: they are made 10 times a day'],
  },
  {
    what: 'Entries that wait for a new reader of tones and are read in one minute',
    most: '500, and 300 kB of text, or one entry that is larger',
    heldBy: [
      'waiting-entry.test.ts: reads the newest of them first, a bounded number in a run, until all have their tone',
      'waiting-entry.test.ts: reads a bounded number of bytes in a run',
      'waiting-entry.test.ts: reads an entry that is larger than that alone',
    ],
  },
  {
    what: 'Goals of one person',
    most: '500, and 1 MB',
    calls: ['POST /api/goals', 'PATCH /api/goals/:id', 'POST /api/import/goals'],
    heldBy: [
      'goal.test.ts: ends at 500 goals for a person',
      'goal-import.test.ts: ends at 500 goals for a person',
      'goal-import.test.ts: ends at 1 MB for a person, for imports at the same moment, a new goal and a change too',
      'goal-import.test.ts: ends at 1 MB for a person, for 400 changes at the same moment',
    ],
  },
  {
    what: 'Rows that one write of the schedule stores',
    most: '1,000',
    heldBy: ['planning.test.ts: writes at most 1,000 rows at once, since they travel as one value'],
  },
  {
    what: 'Imported goals of one person',
    most: 'counted as imported days',
    calls: ['POST /api/import/goals'],
    heldBy: ['goal-import.test.ts: counts among the days that one person may import within a day'],
  },
  {
    what: 'Passkeys of one person',
    most: '20',
    calls: ['POST /api/passkeys'],
    heldBy: ['passkey.test.ts: is refused beyond twenty'],
  },
  {
    what: 'Events of ads that are counted for one person',
    most: '{adEventsPerPerson}, each one key in KV for three days',
    calls: ['POST /api/admob/track'],
    heldBy: ['ad.test.ts: is stored a thousand times a day for one person'],
  },
  {
    what: 'Keys of events of ads that one step of the daily sum lists',
    most: '20,000, in 20 lists',
    heldBy: [
      'ad-sums.test.ts: are counted in steps, 2,500 of them, whose steps stay within the lists of one page size',
    ],
  },
  {
    what: 'Mails about a payment that failed',
    most: 'one for each invoice',
    heldBy: [
      'webhook.test.ts: about a payment that failed comes once for an invoice, however often its payment is tried',
    ],
  },
  {
    what: 'Checkouts begun by one person',
    most: '{checkoutsPerPerson}, then 429',
    calls: ['POST /api/subscription/create'],
    heldBy: ['checkout.test.ts: is limited per person'],
  },
  {
    what: 'Reads of the subscription from Stripe by one person, and visits to its portal',
    most: '{billingCallsPerPerson}, then 429',
    calls: ['POST /api/subscription/refresh', 'GET /api/billing/portal'],
    heldBy: ['webhook.test.ts: %s is limited per person'],
  },
  {
    what: 'Replies by a model for visitors',
    most: '{demoPerAddress} for one address, {demoPerDay} in all; then the composer',
    calls: ['POST /api/demo-response'],
    heldBy: [
      'motivation.test.ts: makes five calls for a thousand requests from one address, and answers them all',
      'motivation.test.ts: has one daily budget, which one address cannot use up',
    ],
  },
  {
    what: 'Replies by a model for one person',
    most: '{coachPerPerson}; then the composer',
    calls: [
      'POST /api/entries',
      'PATCH /api/entries/:id',
      'POST /api/entries/:id/letter',
      'POST /api/save-guest-data',
      'GET /api/entries/:date',
    ],
    heldBy: ['entry-reply.test.ts: comes from the model twenty times a day for one person, and then from the composer'],
  },
  {
    what: 'Replies by a model for all accounts with an unproven address',
    most: '{coachUnproven}; then the composer',
    calls: [
      'POST /api/entries',
      'PATCH /api/entries/:id',
      'POST /api/entries/:id/letter',
      'POST /api/save-guest-data',
      'GET /api/entries/:date',
    ],
    heldBy: ['entry-reply.test.ts: by a model comes out of one daily budget for all accounts with an unproven address'],
  },
]

/** The rate limit of the platform in wrangler.toml, for one address and for one person. */
export const callsPerMinute = 600

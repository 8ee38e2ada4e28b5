/** npm run docs: writes docs/budgets.md from the tables of calls and limits. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls, type Call } from '#domain/calls'
import { counted, readLimits, type CountedLimit, type Limits } from '#domain/limits'
import { root } from './local-environment.ts'

export type DayBudget = Record<'rows' | 'bytes' | 'hashes' | 'mails' | 'sms' | 'modelCalls', number>

/** What the accounts of one address can use within a day at most. */
export function mostOfADay(limits: Limits, accounts: number): DayBudget {
  const aDay = (name: CountedLimit) => (limits[name] * 86_400) / counted[name][1]
  const signUps = aDay('signUpPerAddress')
  const ofAddress = 4 * signUps + aDay('signInsPerAddress') + aDay('contactPerAddress')
  return {
    // Beside the entries: goals and their reminders, counts, sessions, codes and attempts to sign in.
    rows:
      accounts * (aDay('importedDaysPerPerson') + aDay('changesPerPerson') + aDay('writesPerPerson') + 1_000) +
      ofAddress +
      aDay('otherSignInPerAddress'),
    // Every text is also stored in the form that is searched, and rows have their indexes.
    bytes: accounts * 4 * (limits.journalKilobytesPerPerson * 1_000 + 1_000_000) + 50_000_000,
    hashes:
      aDay('signInsPerAddress') +
      signUps +
      // A used link is compared five times.
      accounts * (aDay('signUpAgainPerAccount') + 6 * aDay('resetMailsPerAccount')),
    // A link to reset the password, and the notice that it was changed; a notice for each passkey.
    mails:
      aDay('contactPerAddress') +
      accounts *
        (aDay('mailsPerAddress') +
          2 * aDay('resetMailsPerAccount') +
          aDay('testMessagesPerPerson') +
          aDay('writesPerPerson') +
          100),
    sms: aDay('phoneCodesPerNetwork') + accounts * (aDay('testMessagesPerPerson') + 1),
    modelCalls: aDay('demoPerAddress') + accounts * aDay('coachPerPerson'),
  }
}

const units: Record<keyof DayBudget, string> = {
  rows: 'Rows stored',
  bytes: 'Bytes stored',
  hashes: 'Password hashes',
  mails: 'Mails',
  sms: 'SMS',
  modelCalls: 'Replies by a model',
}

const windowWords: Record<number, string> = { 60: 'a minute', 3_600: 'an hour', 86_400: 'a day' }

function inWords(limits: Limits, name: keyof Limits): string {
  const most = limits[name].toLocaleString('en-US')
  if (!(name in counted)) return most
  const seconds = counted[name as CountedLimit][1]
  return `${most} ${windowWords[seconds] ?? `in ${seconds / 60} minutes`}`
}

const inDigits = (count: number) => Math.ceil(count).toLocaleString('en-US')
const dollars = (amount: number) => `$${amount.toFixed(2)}`
/** In dollars: a part of an SMS in the US, and a hash. */
export const [smsPrice, hashPrice] = [0.0123, 5e-6]
/** Of 1,000 addresses in a day, by `visitorCallsPerMinute`. */
const hashes = 60 * 1_440 * 1_000

/** docs/budgets.md. */
export function budgetsPage(limits: Limits): string {
  const source = readFileSync(join(root, 'domain/limits.ts'), 'utf8')
  const rows = Object.keys(limits).map((name) => {
    const [, what] = new RegExp(`/\\*\\* (.*) \\*/\\n  ${name}: `).exec(source)!
    return `| \`${name}\` | ${inWords(limits, name as keyof Limits)} | ${what} |`
  })
  const lines = Object.entries<Call>(calls).map(
    ([call, { who, everyone, limits: bounds, uncounted }]) =>
      `| \`${call}\` | ${who ?? `everyone: ${everyone}`} | ${bounds.join(', ')}${uncounted ? `: ${uncounted}` : ''} |`,
  )
  const [one, ten] = [mostOfADay(limits, 1), mostOfADay(limits, 10)]
  const day = Object.entries(units).map(
    ([name, unit]) =>
      `| ${unit} | ${one[name as keyof DayBudget].toLocaleString('en-US')} | ${ten[name as keyof DayBudget].toLocaleString('en-US')} |`,
  )
  return `# Budgets

What one account, or one address, can use at most. \`npm run docs\` writes this page from \`domain/calls.ts\` and \`domain/limits.ts\`. \`LIMITS\` replaces a limit by its name, without a new version.

## The calls

Every call has a line, and a call without a line does not exist. Beside what its line says, one address makes at most 600 calls a minute (\`callsPerMinute\`; a vendor 6,000, \`callbacksPerMinute\`), 60 of those that begin with signing in, signing up, the demo or the contact page (\`visitorCallsPerMinute\`), and one person 600 from all addresses; beyond that a call is 429 before D1 is asked. A body has at most 64 KB; an event of Stripe 1 MB. Beyond a limit of its own a call is 429 too, and a reply by a model is one by the composer.

| Call | Who | Limits |
|---|---|---|
${lines.join('\n')}

## The limits

| Limit | At most | What it bounds |
|---|---|---|
${rows.join('\n')}

## A day

What one account, and ten accounts from one address, can use within a day at most. \`npm run bench budgets\` makes every call as often as it may and compares what was used.

| What | One account | Ten accounts |
|---|---|---|
${day.join('\n')}

## An attacker

What an attacker with 1,000 addresses and many accounts spends by writes, and of what all share, is at most $100 a day at the prices of [costs.md](costs.md) and [deploying.md](deploying.md#what-sms-costs); the same measurement reports it. That leaves out:

- **SMS to confirmed numbers**: the half of \`smsInAll\` that new accounts have, ${dollars((limits.smsInAll / 2) * smsPrice)} a day if each has one part. A number gets a prompt and \`testMessagesPerPerson\` a day, so it takes ${inDigits(limits.smsInAll / 2 / (limits.testMessagesPerPerson + 1))} numbers. Each is confirmed by somebody who reads its code, and codes are \`phoneCodesPerDay\` in all.
- **Answers to SMS**: \`smsPerNumber\`, ${dollars(limits.smsPerNumber * 24 * smsPrice)} a day for a number that sends as many. They are not counted in \`smsInAll\`, so that who sends many takes no prompt from others. What is received costs too, also beyond the limit.
- **Right passwords in browsers that have signed in before**: \`signInsPerAccount\`, and 60 calls a minute from an address. ${inDigits(hashes)} a day from 1,000 addresses are ${dollars(hashes * hashPrice)}, which takes ${inDigits(hashes / limits.signInsPerAccount / 24 / 2)} accounts with a name and an address each; an isolate computes one at a time, a third of the time. They are not counted by address or network, so that nobody keeps out who shares one with them.
- **Requests** themselves, with the CPU and the rows of reads: 600 calls a minute from 1,000 addresses are ${dollars((600 * 1_440 * 1_000 * 0.3) / 1e6)} a day for the requests. One that is refused costs as much; beyond that only the protection of the platform helps.
`
}

if (import.meta.main) writeFileSync(join(root, 'docs/budgets.md'), budgetsPage(readLimits('{}').limits))

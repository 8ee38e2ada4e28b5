/** npm run docs: writes docs/budgets.md from the table of budgets. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgets } from '../worker/budgets.ts'
import { counted, readLimits, type CountedLimit, type Limits } from '../worker/core/limits.ts'
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
      accounts * (aDay('importedDaysPerPerson') + aDay('pastEntriesPerPerson') + aDay('writesPerPerson') + 1_000) +
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
        (aDay('codesPerPerson') +
          2 * aDay('resetMailsPerAccount') +
          aDay('testMessagesPerPerson') +
          aDay('writesPerPerson') +
          100),
    sms: aDay('phoneCodesPerAddress') + accounts * (aDay('testMessagesPerPerson') + 1),
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

/** docs/budgets.md. */
export function budgetsPage(limits: Limits): string {
  const rows = budgets.map((budget) => {
    const most = budget.most.replaceAll(/\{(\w+)\}/g, (_, name: keyof Limits) => inWords(limits, name))
    const tests = budget.heldBy.map((test) => test.replace(/^(.*?): (.*)$/, '`$1`: "$2"'))
    return `| ${budget.what} | ${most} | ${tests.join('; ')} |`
  })
  const calls = [...new Set(budgets.flatMap((budget) => budget.calls ?? []))].sort()
  const whatOf = (call: string) => budgets.filter((budget) => budget.calls?.includes(call)).map(({ what }) => what)
  const [one, ten] = [mostOfADay(limits, 1), mostOfADay(limits, 10)]
  const day = Object.entries(units).map(
    ([name, unit]) =>
      `| ${unit} | ${one[name as keyof DayBudget].toLocaleString('en-US')} | ${ten[name as keyof DayBudget].toLocaleString('en-US')} |`,
  )
  return `# Budgets

What one account, or one address, can use at most. Each line is held by the test that it names. The limits are in \`worker/core/limits.ts\` (\`LIMITS\`) and can be changed without a new version. This page is written from \`worker/budgets.ts\` by \`npm run docs\`.

| What | At most | Held by |
|---|---|---|
${rows.join('\n')}

## A day

What one account, and ten accounts from one address, can use within a day at most. \`npm run bench budgets\` makes every call as often as it may and compares what was used.

| What | One account | Ten accounts |
|---|---|---|
${day.join('\n')}

## The calls

What bounds each call, beside the calls and the body of one address, and the calls of one person.

| Call | Bounded by |
|---|---|
${calls.map((call) => `| \`${call}\` | ${whatOf(call).join('; ')} |`).join('\n')}
`
}

if (import.meta.main) writeFileSync(join(root, 'docs/budgets.md'), budgetsPage(readLimits('{}').limits))

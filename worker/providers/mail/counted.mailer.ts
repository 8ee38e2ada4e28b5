import { answered } from '../../core/deadline.ts'
import { tooMany } from '../../core/errors.ts'
import { allowance, type CountedLimit, type Limits } from '#domain/limits'
import { log, logError } from '../../core/logging.ts'
import type { RateCounters } from '../../core/rate-counters.ts'
import { fingerprint } from '../../core/secrets.ts'
import type { Mail, Mailer, MailKind } from './mailer.ts'

type LimitName = CountedLimit & `${string}${'PerAddress' | 'PerDay'}`

/**
 * How many mails of each kind one address gets, and from how many to all an operator is told. Each kind is counted by
 * itself, so that none is refused for another one.
 */
const limits: Record<MailKind, { address: LimitName | undefined; all: LimitName }> = {
  code: { address: 'mailsPerAddress', all: 'mailsPerDay' },
  // Counted where the mail is written.
  reset: { address: undefined, all: 'mailsPerDay' },
  notice: { address: 'mailsPerAddress', all: 'mailsPerDay' },
  goodbye: { address: 'mailsPerAddress', all: 'mailsPerDay' },
  billing: { address: 'mailsPerAddress', all: 'mailsPerDay' },
  // All of them go to the support mailbox.
  contact: { address: undefined, all: 'mailsPerDay' },
  alarm: { address: undefined, all: 'mailsPerDay' },
  message: { address: 'messageMailsPerAddress', all: 'messageMailsPerDay' },
}

/** Counts every mail, before it is sent. A count that fails refuses nothing. */
export function createCountedMailer({
  mailer,
  counters,
  config,
  tellOperator,
  now,
}: {
  mailer: Mailer
  counters: Pick<RateCounters, 'countAll'>
  config: { limits: Limits }
  tellOperator: (kind: MailKind, count: number) => Promise<void>
  now: () => number
}): Mailer {
  /** Counts mails of one kind in one statement. Returns those whose addresses have no room, with the seconds to wait. */
  const count = async (kind: MailKind, recipients: string[]) => {
    const { address, all } = limits[kind]
    const ofAll = { ...allowance(config.limits, all, `mails:${kind}`), amount: recipients.length }
    const ofAddress = await Promise.all(
      recipients.map(async (to) => allowance(config.limits, address ?? all, `mails:${kind}:${await fingerprint(to)}`)),
    )
    const [toAll = 0, ...toAddresses] = await answered(counters.countAll([ofAll, ...ofAddress], now()))
    if (toAll > ofAll.max && toAll - recipients.length <= ofAll.max) {
      log('mail.many', { kind, count: toAll })
      await answered(tellOperator(kind, toAll))
    }
    return ofAddress.map(({ max, windowSeconds }, index) =>
      address !== undefined && toAddresses[index]! > max ? windowSeconds : undefined,
    )
  }
  const refusals = async (mails: Mail[]): Promise<(number | undefined)[]> => {
    const kind = mails[0]!.key.split(':')[0] as MailKind
    const recipients = mails.map(({ to }) => to)
    return count(kind, recipients).catch((fault: unknown) => {
      logError('mail.not_counted', fault, { kind })
      return []
    })
  }
  const { sendBatch } = mailer
  return {
    async send(mail) {
      const [seconds] = await refusals([mail])
      if (seconds) throw tooMany(seconds)
      await mailer.send(mail)
    },

    ...(sendBatch && {
      async sendBatch(mails: Mail[], key: string) {
        const refused = await refusals(mails)
        const sent = await sendBatch(
          mails.filter((_, index) => !refused[index]),
          key,
        )
        return mails.map((_, index) => (refused[index] ? { fault: tooMany(refused[index]) } : sent.shift()!))
      },
    }),
  }
}

import { answered } from '../../core/deadline.ts'
import { tooMany } from '../../core/errors.ts'
import { allowance, type CountedLimit, type Limits } from '#domain/limits'
import { log, logError } from '../../core/logging.ts'
import type { RateCounters } from '../../core/rate-counters.ts'
import { fingerprint } from '../../core/secrets.ts'
import type { Mailer, MailKind } from './mailer.ts'

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
  const count = async (kind: MailKind, to: string) => {
    const { address, all } = limits[kind]
    const ofAll = allowance(config.limits, all, `mails:${kind}`)
    const ofAddress = allowance(config.limits, address ?? all, `mails:${kind}:${await fingerprint(to)}`)
    const [toAll = 0, toAddress = 0] = await answered(counters.countAll([ofAll, ofAddress], now()))
    if (toAll === ofAll.max + 1) {
      log('mail.many', { kind, count: toAll })
      await answered(tellOperator(kind, toAll))
    }
    return address !== undefined && toAddress > ofAddress.max ? ofAddress.windowSeconds : undefined
  }
  return {
    async send(mail) {
      const kind = mail.key.split(':')[0] as MailKind
      const seconds = await count(kind, mail.to).catch((fault: unknown) =>
        logError('mail.not_counted', fault, { kind }),
      )
      if (seconds) throw tooMany(seconds)
      await mailer.send(mail)
    },
  }
}

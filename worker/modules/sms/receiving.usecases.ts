import { requireOrigin, type Config } from '../../core/config.ts'
import type { Later } from '../../core/later.ts'
import { fingerprint } from '../../core/secrets.ts'
import type { UserRepository } from '../account/user/user.repository.ts'
import { keywordIn } from './keywords.ts'
import { answerMorning, type MorningAnswerServices } from './morning-answer.usecases.ts'
import type { OptOutRepository } from './opt-out.repository.ts'

export type ReceivingServices = MorningAnswerServices & { optOuts: OptOutRepository; users: UserRepository }

export type ReceivedSms = { id: string; from: string; text: string; later: Later }

/**
 * Handles an SMS, and returns the text that answers it. STOP is handled before any limit, and answered with nothing:
 * the vendor answers it.
 */
export async function receiveSms(services: ReceivingServices, sms: ReceivedSms): Promise<string | undefined> {
  const { optOuts, users, counters, config, now } = services
  const keyword = keywordIn(sms.text)
  if (keyword === 'stop') {
    await optOuts.add(sms.from, now())
    await users.switchSms(sms.from, false)
    return undefined
  }
  const allowance = {
    key: `sms-from:${await fingerprint(sms.from)}`,
    max: config.limits.smsPerNumber,
    windowSeconds: 60 * 60,
  }
  if (!(await counters.hasRoom([allowance], now()))) return undefined
  const hasOptedOut = (await optOuts.find(sms.from)) !== undefined
  if (keyword === 'start' && hasOptedOut) {
    // The switch first: if removing the number fails, START can be sent again.
    await users.switchSms(sms.from, true)
    await optOuts.remove(sms.from)
    return undefined
  }
  if (keyword === 'help') return helpText(config)
  const user = await users.findByNumber(sms.from)
  const answer = user && (await answerMorning(services, { user, sms, later: sms.later }))
  return hasOptedOut ? undefined : answer
}

function helpText(config: Config): string {
  const origin = requireOrigin(config)
  return `Firstlight sends you a morning prompt. Your page and the settings: ${origin}/settings\nSTOP ends these messages, START begins them again. Questions: ${origin}/contact`
}

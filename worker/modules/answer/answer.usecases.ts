import { helpSmsFor } from '#domain/coach/help-sms'
import { speaksOfSelfHarm } from '#domain/coach/self-harm'
import { allowance } from '#domain/limits'
import { smsTexts } from '#domain/texts'
import { requireOrigin, type Config } from '../../core/config.ts'
import { writtenFor } from '../../core/language.ts'
import type { Later } from '../../core/later.ts'
import { fingerprint } from '../../core/secrets.ts'
import type { Services } from './answer.services.ts'
import { asksToStop, keywordIn } from './keywords.ts'
import { answerMorning, answerUnclear } from './morning-answer.usecases.ts'

const minute = 60_000

export type ReceivedSms = { id: string; from: string; text: string; later: Later }

/**
 * Handles an SMS, and returns the text that answers it. STOP is handled before any limit. The vendor answers the
 * keyword alone, and nothing else.
 */
export async function receiveSms(services: Services, sms: ReceivedSms): Promise<string | undefined> {
  const { optOuts, users, counters, config, now } = services
  const keyword = keywordIn(sms.text)
  if (keyword === 'stop' || asksToStop(sms.text)) {
    await optOuts.add(sms.from, now())
    await users.switchSms(sms.from, false)
    if (keyword === 'stop') return undefined
    // Also to a repeated request, and to nothing that comes later.
    const optOut = await optOuts.find(sms.from)
    if (!optOut || optOut.optedOutAt <= now() - minute) return undefined
    return writtenFor(await users.findByNumber(sms.from), () => smsTexts.stopped)
  }
  const handled = allowance(config.limits, 'smsPerNumber', `sms-from:${await fingerprint(sms.from)}`)
  if (!(await counters.hasRoom([handled], now()))) return undefined
  const optOut = await optOuts.find(sms.from)
  const hasOptedOut = optOut !== undefined
  if (keyword === 'start' && hasOptedOut) {
    // The switch first: if removing the number fails, START can be sent again.
    if (optOut.hadPrompt) await users.switchSms(sms.from, true)
    await optOuts.remove(sms.from)
    return undefined
  }
  const user = await users.findByNumber(sms.from)
  if (keyword === 'help') return writtenFor(user, () => helpText(config))
  if (user) {
    const answer = await answerMorning(services, { user, sms, later: sms.later })
    return hasOptedOut ? undefined : answer
  }
  if (hasOptedOut) return undefined
  if (speaksOfSelfHarm(sms.text)) return helpSmsFor({ page: { gratitudeText: sms.text } })
  return answerUnclear(services, sms.from, [smsTexts.unknownNumber(`${requireOrigin(config)}/settings`)])
}

function helpText(config: Config): string {
  const origin = requireOrigin(config)
  return smsTexts.help({ settings: `${origin}/settings`, contact: `${origin}/contact` })
}

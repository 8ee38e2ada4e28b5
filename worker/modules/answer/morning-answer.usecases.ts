import { helpSmsFor } from '#domain/coach/help-sms'
import { speaksOfSelfHarm } from '#domain/coach/self-harm'
import { entrySchema } from '#domain/entry-schemas'
import { idOf } from '#domain/id'
import { smsTexts } from '#domain/texts'
import { localDate, weekdayOf } from '#domain/time/local-date'
import { readMorningSms } from '#domain/morning-answer'
import type { Services } from './answer.services.ts'
import { requireOrigin } from '../../core/config.ts'
import { AppError, isMovingFault } from '../../core/errors.ts'
import { writtenFor } from '../../core/language.ts'
import type { Later } from '../../core/later.ts'
import { fingerprint } from '../../core/secrets.ts'
import { eraseIfClosed } from '../account/erasure/erasure.usecases.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { replyToEntry } from '../entry/entry-reply.usecases.ts'
import { writeEntry, type WriteResult } from '../entry/entry-writing.usecases.ts'
import type { RateCounters } from '../../core/rate-counters.ts'

type Answer = { user: UserRow; sms: { id: string; from: string; text: string }; later: Later }

const day = 24 * 60 * 60_000

/**
 * Writes the entry that an SMS contains, and returns the text that answers it. An SMS that speaks of self-harm is
 * answered with the help message alone, and no answer quotes the SMS.
 */
export async function answerMorning(services: Services, { user, sms, later }: Answer): Promise<string | undefined> {
  const date = await dayAnswered(services, user)
  const page = readMorningSms(sms.text)
  const entry = entrySchema.safeParse({ ...page, id: await entryIdOf(sms.id, date), date })
  const written = entry.success ? await writeOnce(services, { user, entry: entry.data }) : undefined
  if (written && typeof written !== 'string') later(finish(services, { user, written }))
  if (speaksOfSelfHarm(sms.text)) return helpSmsFor({ page: { gratitudeText: sms.text }, zone: user.timezone })
  const link = `${requireOrigin(services.config)}/?date=${date}`
  if (!written)
    return answerUnclear(
      services,
      sms.from,
      writtenFor(user, () => [smsTexts.unclear, smsTexts.unclearAgain(link)]),
    )
  return writtenFor(user, () => {
    // Twilio does not send a message again.
    if (written === 'moving') return smsTexts.isMoving
    const about = { weekday: weekdayOf(date), link }
    return written === 'other-entry' ? smsTexts.writtenBefore(about) : smsTexts.written(about)
  })
}

/** The day of the prompt that was answered; without a prompt within a day, today. */
async function dayAnswered({ journalOf, now }: Services, user: UserRow): Promise<string> {
  const prompt = await journalOf(user).messages.findLastPrompt('sms')
  const wasSent = prompt && ['sending', 'sent', 'perhaps-sent'].includes(prompt.state)
  return wasSent && prompt.dueAt > now() - day ? prompt.date : localDate(now(), user.timezone)
}

/** A webhook that is repeated names the same entry. */
async function entryIdOf(messageSid: string, date: string): Promise<string> {
  return idOf(Date.parse(date), await fingerprint(messageSid))
}

async function writeOnce(
  services: Services,
  writing: Parameters<typeof writeEntry>[1],
): Promise<WriteResult | 'other-entry' | 'moving'> {
  try {
    return await writeEntry(services, writing)
  } catch (error) {
    if (error instanceof AppError && error.code === 'entries.day_is_written') return 'other-entry'
    if (isMovingFault(error)) return 'moving'
    throw error
  }
}

/** The reply of the coach. No session authorizes this write, so the account is looked up again after it. */
async function finish(services: Services, { user, written }: { user: UserRow; written: WriteResult }): Promise<void> {
  try {
    const answering = replyToEntry(services, { written, user, inPieces: false })
    while (!(await answering.next()).done);
  } finally {
    await eraseIfClosed(services, user)
  }
}

/**
 * The texts that answer the first unclear messages of a number within a day, one each. There is an end, since a program
 * may answer each of our answers.
 */
export async function answerUnclear(
  { counters, now }: { counters: Pick<RateCounters, 'countAll'>; now: () => number },
  number: string,
  texts: string[],
): Promise<string | undefined> {
  const tried = { key: `sms-unclear:${await fingerprint(number)}`, windowSeconds: 20 * 60 * 60 }
  const [count] = await counters.countAll([tried], now())
  return texts[count! - 1]
}

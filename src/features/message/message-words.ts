import { localDate, longDate, addDays } from '#domain/time/local-date'
import type { LoggedMessage } from '#domain/message'
import { messages } from '#domain/texts'
import { offsetAt, timeInWords } from '#domain/time/wall-clock'

/** What a message was, and what came of it when. */
export function messageInWords(
  message: LoggedMessage,
  zone: string,
  now = Date.now(),
): { title: string; state: string } {
  const moment = momentInWords(message.at, { zone, now })
  return { title: titleOf(message), state: messages.state({ moment, outcome: outcomeOf(message) }) }
}

function titleOf({ kind, channel, goalTitle: goal }: LoggedMessage): string {
  const title = messages.titles[channel](messages.kinds[kind])
  return goal ? messages.aboutGoal({ title, goal }) : title
}

function outcomeOf({ channel, state, reason, deliveryStatus }: LoggedMessage): string {
  if (state === 'skipped') return reason ? messages.skipped[reason] : messages.notSent
  if (state === 'sent' && deliveryStatus) return messages.deliveries[deliveryStatus]
  return messages.outcomes[channel][state]
}

/** 'Today at 6:00 AM' */
function momentInWords(instant: number, { zone, now }: { zone: string; now: number }): string {
  const [day, today] = [localDate(instant, zone), localDate(now, zone)]
  const time = timeInWords(new Date(instant + offsetAt(instant, zone)).toISOString().slice(11, 16))
  if (day === today) return messages.moment.today(time)
  if (day === addDays(today, -1)) return messages.moment.yesterday(time)
  return messages.moment.earlier({ day: longDate(day), time })
}

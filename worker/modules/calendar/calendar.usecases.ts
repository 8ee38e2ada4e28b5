import { goalCalendar, isInCalendar } from '#domain/calendar'
import { hasPremium, roleOf } from '#domain/plan'
import { isShowable } from '#domain/tone'
import type { Services, WithLater } from './calendar.services.ts'
import { requireOrigin } from '../../core/config.ts'
import { notFound, notSignedIn } from '../../core/errors.ts'
import { writtenFor } from '../../core/language.ts'
import { allowance } from '#domain/limits'
import { fingerprint, newSecret } from '../../core/secrets.ts'
import { queueNotice } from '../account/notice.ts'
import { requireRecentSignIn, type Person } from '../account/session/session.usecases.ts'

/** Since when the person has a feed. Its address is not known here: only its hash is stored. */
export async function findCalendar(
  { calendars }: Services,
  { userId }: { userId: string },
): Promise<{ since: number | null }> {
  const calendar = await calendars.find(userId)
  return { since: calendar?.createdAt ?? null }
}

/** Makes a feed, or gives it another address; the one before leads nowhere from then on. */
export async function renewCalendar(
  services: WithLater,
  { person }: { person: Person },
): Promise<{ since: number; address: string }> {
  const { calendars, config, now } = services
  requireRecentSignIn(services, person, 'calendar')
  const { user, session } = person
  const address = new URL('/api/calendar/feed.ics', requireOrigin(config))
  const [token, since] = [newSecret(), now()]
  const calendar = { userId: user.id, tokenHash: await fingerprint(token), createdAt: since }
  if (!(await calendars.replace(calendar, session.id))) throw notSignedIn()
  queueNotice(services, { user, notice: { about: 'feed-made' } })
  address.searchParams.set('token', token)
  return { since, address: address.href }
}

export async function endCalendar({ calendars }: Services, { userId }: { userId: string }): Promise<{ since: null }> {
  await calendars.delete(userId)
  return { since: null }
}

/** The goals of the person with this token. Without Premium the calendar is empty, so that programs do not report it. */
export async function readFeed(
  { calendars, journalOf, config, now }: Services,
  { token }: { token: string },
): Promise<string> {
  const person = await calendars.findPerson(await fingerprint(token))
  if (!person) throw notFound()
  const { counters, goals: stored } = journalOf(person)
  await counters.takeOnly(allowance(config.limits, 'calendarReadsPerPerson', 'calendar'), now())
  const goals = hasPremium(roleOf(person)) ? await stored.listActive() : []
  const shown = goals.filter((goal) => isInCalendar(goal, person) && isShowable(goal))
  const origin = requireOrigin(config)
  return writtenFor(person, () => goalCalendar(person, shown, origin))
}

import type { Addressee } from '#domain/coach-request'
import { letterFor, type Letter } from '#domain/coach/letter'
import type { Page } from '#domain/coach/page'
import { hasPremium, roleOf } from '#domain/plan'
import { isMorningOf } from '#domain/time/wall-clock'
import { logError } from '../../core/logging.ts'
import type { Services } from './coach.services.ts'
import type { UserRow } from '../account/user/user.repository.ts'

/** There is a model, and the person has agreed that it reads the pages. */
export const mayAskModel = ({ coach, composer }: Services, { lettersByModel }: Pick<UserRow, 'lettersByModel'>) =>
  coach !== composer && lettersByModel

type Asked = { user: UserRow; date: string; recentSentences: string[] }

export function addresseeOf({ now }: Services, { user, date, recentSentences }: Asked): Addressee {
  return {
    personId: user.id,
    name: user.name,
    zone: user.timezone,
    date,
    isMorning: isMorningOf(date, { now: now(), zone: user.timezone }),
    premium: hasPremium(roleOf(user)),
    recentSentences,
  }
}

/**
 * The letter that needs no model, so that it can be stored together with its page. Without one the page is stored first,
 * also where the composer fails.
 */
export function letterAtOnce(services: Services, { page, ...asked }: Asked & { page: Page }): Letter | undefined {
  const addressee = addresseeOf(services, asked)
  if (page.kind === 'ordinary' && mayAskModel(services, asked.user)) return undefined
  try {
    return letterFor(page, addressee)
  } catch (fault) {
    logError('composer.fault', fault)
    return undefined
  }
}

import { groundedSentences, mostShown, mostTold, type Answer } from '#domain/ask/answer'
import { chooseDays, needlesOf } from '#domain/ask/candidates'
import { readQuestion, type Question } from '#domain/ask/question'
import { rankPassages } from '#domain/ask/ranking'
import { earlierPage, readPage } from '#domain/coach/page'
import type { Entry } from '#domain/entry'
import { coachSections, emptyTexts, textsOf } from '#domain/entry-sections'
import { hasPremium, roleOf } from '#domain/plan'
import { addDays, localDate } from '#domain/time/local-date'
import type { Services } from './entry.services.ts'
import { reportsHelp } from '../../providers/coach/coach.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { mayAskModel } from '../coach/addressee.ts'
import { coachWithin, hasRoomForPerson } from '../coach/coach-limits.ts'
import { entryJson } from './entry.json.ts'

/** The help message has nothing beside it. */
const helpAlone = { passages: [], needsHelp: true }

type Asked = { user: UserRow; asked: string }

/**
 * The days on which a question to one's own journal is answered, and with consent what a model says about them. It reads
 * no other sections than for a letter.
 */
export async function askJournal(services: Services, { user, asked }: Asked): Promise<Answer> {
  const today = localDate(services.now(), user.timezone)
  const question = readQuestion(asked, today)
  const { entries, weights, end } = await findEntries(services, { user, question })
  const passagesOf = (pages: Entry[], most: number) =>
    rankPassages(question, {
      pages: pages.map((entry) => ({ date: entry.date, texts: textsOf(entry) })),
      weights,
      most,
    })
  const answer: Answer = {
    said: [],
    passages: passagesOf(entries, mostShown),
    leftOut: false,
    needsHelp: false,
    ...(end !== null && { searchedTo: end }),
  }
  const kind = readPage({ diaryText: asked }).kind
  if (kind === 'help') return { ...answer, ...helpAlone }
  if (kind !== 'ordinary') return answer
  if (!mayAskModel(services, user)) return answer

  const readable = entries.map((entry) => ({ ...entry, ...emptyTexts, ...textsOf(entry, coachSections) }))
  const told = passagesOf(readable, mostTold).map((passage) => {
    return { ...passage, page: earlierPage(entries.find(({ date }) => date === passage.date)!) }
  })
  const passages = told.flatMap(({ page, date, text }) => (page ? [{ page, date, text }] : []))
  const leftOut = passages.length < told.length
  if (passages.length === 0) return { ...answer, leftOut }
  const coach = await coachWithin(services, () => hasRoomForPerson(services, user))
  let writtenBy: string | undefined
  const onWriter = (name: string) => void (writtenBy = name)
  const reply = await coach.answer({ question: asked, today, passages, premium: hasPremium(roleOf(user)), onWriter })
  if (reportsHelp(reply)) return { ...answer, ...helpAlone }
  const said = groundedSentences(reply, passages)
  return { ...answer, leftOut, said, ...(said.length > 0 && writtenBy !== undefined && { writtenBy }) }
}

type Found = { entries: Entry[]; weights: number[]; end: string | null }

/** The pages that may answer a question, and how much each of its concepts tells. Read when it is the person's turn. */
async function findEntries(
  { journalOf, config, readCounts, pause }: Services,
  { user, question }: { user: UserRow; question: Question },
): Promise<Found> {
  const { concepts, period } = question
  const journal = journalOf(user)
  const found: Found = { entries: [], weights: [], end: null }
  await readCounts.inTurn(user.id, pause, async () => {
    const { days, end } = await journal.listAsked(needlesOf(concepts), {
      from: period?.from,
      before: period?.to && addDays(period.to, 1),
      bytes: config.limits.searchedKilobytes * 1_000,
    })
    const { dates, weights } = chooseDays(question, days)
    const rows = dates.length > 0 ? await journal.entries.findDays(dates) : []
    Object.assign(found, { entries: rows.map(entryJson), weights, end })
  })
  return found
}

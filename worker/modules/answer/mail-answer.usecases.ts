import { fits } from '#domain/entry-sections'
import { firstName } from '#domain/first-name'
import { idOf } from '#domain/id'
import { joinedTexts } from '#domain/items'
import { ownWords, type QuotedMail } from '#domain/mail-answer'
import { readMorningMail, type AnsweredPage } from '#domain/morning-answer'
import { languages } from '#domain/languages'
import { mails } from '#domain/texts'
import type { Services } from './answer.services.ts'
import { requireOrigin } from '../../core/config.ts'
import { AppError } from '../../core/errors.ts'
import { inLanguage, writtenFor } from '../../core/language.ts'
import { log } from '../../core/logging.ts'
import { fingerprint } from '../../core/secrets.ts'
import { sendOnce } from '../../providers/mail/mailer.ts'
import { writeMail } from '../../providers/mail/mail-content.ts'
import { eraseIfClosed } from '../account/erasure/erasure.usecases.ts'
import { noticeAddressOf } from '../account/user/user.json.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { replyToEntry } from '../entry/entry-reply.usecases.ts'
import { editEntry, writeEntry, type WriteResult } from '../entry/entry-writing.usecases.ts'
import { messageOfAnswer } from '../message/message-id.ts'
import { answerMail, type MailOutcome } from './answer.mails.ts'
import { largestMail, readMail } from './received-mail.ts'

/** As the platform hands it over. */
export type ArrivedMail = Pick<ForwardableEmailMessage, 'to' | 'raw' | 'rawSize' | 'setReject'>

const day = 24 * 60 * 60_000
/** How long an address of an answer works. */
const answeredWithin = 2 * day

/** The last line of the mail, in any language, by which an answer that quotes it is read. */
export function ourMail(): QuotedMail {
  const labels = languages.map((language) => inLanguage(language, () => mails.prompt.stop))
  return { sender: 'Firstlight', lastLine: new RegExp([...labels, '/unsubscribe\\?message='].join('|')) }
}

/**
 * Stores what a person wrote in an answer to the morning mail, as the page of the day for which the mail was sent, and
 * answers with the letter. What is not proven to come from the person is dropped, and answered with nothing. An error is
 * thrown: the server of the sender then sends the mail again.
 */
export async function receiveMail(services: Services, arrived: ArrivedMail): Promise<void> {
  const { config, journals, users, now } = services
  const dropped = (reason: string) => log('mail_answer.dropped', { reason })
  const id = messageOfAnswer(arrived.to, config.answersDomain)
  const message = id === undefined ? undefined : (await journals.findMessage(id))?.message
  if (message?.kind !== 'prompt' || message.channel !== 'email') return dropped('address')
  if (message.dueAt < now() - answeredWithin) return dropped('late')
  if (arrived.rawSize > largestMail)
    return arrived.setReject('The mail is too large. Please send it without attachments.')
  const mail = await readMail(arrived.raw).catch(() => undefined)
  if (!mail) return dropped('unreadable')
  const [user] = await users.findMany([message.userId])
  if (!user?.isActive || user.emailVerifiedAt === null) return dropped('account')
  if (user.email === null || mail.from !== user.email.toLowerCase()) return dropped('sender')
  if (!mail.isProven) return dropped('unproven')
  if (mail.isAutomatic) return dropped('automatic')

  const { date } = message
  const key = await fingerprint(mail.messageId ?? mail.text)
  const page = readMorningMail(ownWords(mail.text, ourMail()))
  const outcome = page.gratitudeText === '' ? 'empty' : await write(services, { user, date, page, key })
  if (typeof outcome === 'string') return answer(services, { user, date, key, outcome: { kind: outcome } })
  try {
    const answering = replyToEntry(services, { written: outcome, user, inPieces: false })
    let step = await answering.next()
    while (!step.done) step = await answering.next()
    const { aiResponse, goalsText, version } = step.value.entry
    if (aiResponse !== null)
      await answer(services, {
        user,
        date,
        key: `${outcome.entry.id}:${version}`,
        outcome: {
          kind: 'written',
          letter: aiResponse,
          lacksWins: goalsText === '',
          hasAttachments: mail.hasAttachments,
        },
      })
  } finally {
    // No session authorizes this write, so the account is looked up again after it.
    await eraseIfClosed(services, user)
  }
}

type Writing = { user: UserRow; date: string; page: AnsweredPage; key: string }

/** A first answer is the page. Another one is added to it, each line once, so that a mail can come any number of times. */
async function write(services: Services, { user, date, page, key }: Writing): Promise<WriteResult | 'too-long'> {
  const id = idOf(Date.parse(date), key)
  for (;;) {
    const current = await services.journalOf(user).entries.findDay(date)
    if (current?.id === id) return { entry: current, created: false, asksCoach: false }
    try {
      if (!current) {
        if (!fits(page)) return 'too-long'
        return await writeEntry(services, { user, entry: { ...page, id, date } })
      }
      const edit = addedTo(current, page)
      if (!fits(edit)) return 'too-long'
      return await editEntry(services, { user, id: current.id, edit: { ...edit, version: current.version } })
    } catch (fault) {
      // Another call wrote meanwhile: this one looks again.
      if (!(fault instanceof AppError && meanwhile.includes(fault.code))) throw fault
    }
  }
}

const meanwhile = ['entries.day_is_written', 'entries.has_changed', 'entries.not_found']

/** Where the page has no small wins yet, what is not divided is these. */
function addedTo(current: AnsweredPage, page: AnsweredPage): AnsweredPage {
  const areWins = current.goalsText === '' && page.goalsText === ''
  const { gratitudeText, goalsText } = areWins ? { gratitudeText: '', goalsText: page.gratitudeText } : page
  return {
    gratitudeText: joinedTexts('gratitudeText', current.gratitudeText, gratitudeText),
    goalsText: joinedTexts('goalsText', current.goalsText, goalsText),
  }
}

async function answer(
  { mailer, config }: Services,
  { user, date, key, outcome }: { user: UserRow; date: string; key: string; outcome: MailOutcome },
): Promise<void> {
  const to = noticeAddressOf(user)
  if (!to) return
  const link = `${requireOrigin(config)}/?date=${date}`
  const mail = writtenFor(user, () => writeMail(answerMail({ name: firstName(user.name), date, outcome, link })))
  await sendOnce(mailer, { key: `message:answer:${key}`, to, ...mail })
}

import { entrySections } from '#domain/entry-sections'
import { mails } from '#domain/texts'
import { weekdayOf } from '#domain/time/local-date'
import type { MailContent } from '../../providers/mail/mail-content.ts'

export type MailOutcome =
  | { kind: 'written'; letter: string; lacksWins: boolean; hasAttachments: boolean }
  | { kind: 'empty' | 'too-long' }

/** What answers an answer to the morning mail. */
export function answerMail({
  name,
  date,
  outcome,
  link,
}: {
  name: string
  date: string
  outcome: MailOutcome
  link: string
}): MailContent {
  const texts = mails.answer
  const isWritten = outcome.kind === 'written'
  const { subject, preview } = isWritten ? texts.written : texts.unwritten
  return {
    subject: subject(weekdayOf(date)),
    preview,
    parts: [
      mails.goodDay(name),
      ...(isWritten ? written(outcome) : [unwritten(outcome.kind)]),
      { kind: 'button', label: texts.button, url: link },
    ],
    footer: texts.footer,
  }
}

function written({ letter, lacksWins, hasAttachments }: Extract<MailOutcome, { kind: 'written' }>): string[] {
  return [
    ...letter.split(/\n+/).filter(Boolean),
    ...(lacksWins ? [mails.answer.lacksWins] : []),
    ...(hasAttachments ? [mails.answer.hasAttachments] : []),
  ]
}

const unwritten = (kind: 'empty' | 'too-long') =>
  kind === 'empty' ? mails.answer.empty : mails.answer.tooLong(entrySections.gratitudeText.maxLength)

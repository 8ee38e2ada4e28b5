import { entrySections } from '#domain/entry-sections'
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
  const day = weekdayOf(date)
  const isWritten = outcome.kind === 'written'
  return {
    subject: isWritten ? `Your page of ${day} is written` : `Your answer for ${day} was not stored`,
    preview: isWritten ? 'A letter for you.' : 'Please send it once more.',
    parts: [
      `Good day ${name},`,
      ...(isWritten ? written(outcome) : [unwritten[outcome.kind]]),
      { kind: 'button', label: 'Open your page', url: link },
    ],
    footer: 'You get this because you answered the morning prompt.',
  }
}

function written({ letter, lacksWins, hasAttachments }: Extract<MailOutcome, { kind: 'written' }>): string[] {
  return [
    ...letter.split(/\n+/).filter(Boolean),
    ...(lacksWins
      ? ['Your small wins are still missing. Answer the morning mail once more with them, and they are added.']
      : []),
    ...(hasAttachments ? ['What was attached to your mail was left out.'] : []),
  ]
}

const unwritten = {
  empty: 'Your answer had no words of your own, so nothing was stored. Please write above or below what is quoted.',
  'too-long': `Your answer is longer than a part of a page, ${entrySections.gratitudeText.maxLength} characters, so nothing was stored. Please send less, or write it on your page.`,
}

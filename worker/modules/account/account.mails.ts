import { inList } from '#domain/numbers'
import { accountMails, mails } from '#domain/texts'
import type { Notice, SignInMethod } from '../../core/jobs.ts'
import { greeting, type MailContent, type Reader } from '../../providers/mail/mail-content.ts'

/** Where the button of a notice leads, if not to Settings. */
const paths: Partial<Record<Notice['about'], string>> = {
  'address-returned': '/contact',
  'account-barred': '/contact',
  'password-changed': '/auth',
}

/**
 * What is sent when something changed about an account. The mails contain no text that the account chose
 * (docs/decisions/0024-mail-for-which-a-person-waits.md). `others`: what opens the account besides the password. `link`:
 * what takes the change back.
 */
export function noticeMail(
  notice: Notice,
  { origin, others = [], link }: { origin: string; others?: SignInMethod[]; link?: string },
): MailContent {
  const { passkey, otherPasskey } = accountMails.methods
  const inWords = (name: SignInMethod, word: string) => (name === 'A passkey' ? word : name)
  const facts = {
    method: 'method' in notice ? inWords(notice.method, passkey) : '',
    others: others.length === 0 ? undefined : inList(others.map((name) => inWords(name, otherPasskey))),
  }
  const { subject, preview, paragraphs, button, footer } = {
    ...accountMails.notice,
    ...accountMails.notices[notice.about](facts),
  }
  const url = origin + (link ?? paths[notice.about] ?? '/settings')
  return {
    subject,
    preview,
    parts: [mails.goodDayWithoutName, ...paragraphs, { kind: 'button', label: button, url }],
    footer,
  }
}

export function resetPasswordMail({ reader, link }: { reader: Reader; link: string }): MailContent {
  const { subject, preview, text, button, notYou, footer } = accountMails.reset
  return {
    subject,
    preview,
    parts: [greeting(reader), text, { kind: 'button', label: button, url: link }, notYou],
    footer,
  }
}

/** The address is not proven, so the mail contains no text of the account. */
export function verifyEmailMail({ code }: { code: string }): MailContent {
  const { subject, preview, text, notYou, footer } = accountMails.code
  return {
    subject: subject(code),
    preview,
    parts: [mails.goodDayWithoutName, text, { kind: 'code', code }, notYou],
    footer,
  }
}

export function farewellMail({ reader }: { reader: Reader }): MailContent {
  const { subject, preview, text, thanks, footer } = accountMails.farewell
  return { subject, preview, parts: [greeting(reader), text, thanks], footer }
}

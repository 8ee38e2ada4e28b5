import type { Notice } from '../../core/jobs.ts'
import { greeting, inList, type MailContent, type Reader } from '../../providers/mail/mail-content.ts'

const advice = 'If it was not you, choose a new password at once, and look at your devices and passkeys in Settings.'

/** `method`: what opens the account from here on, or no longer. `otherMethods`: what else still does, in words. `link`: what takes it back. */
type Facts = { method: string; otherMethods: string[]; link: string }
type Told = {
  subject: string
  preview: string
  words: string[]
  button?: [label: string, path: string]
  footer?: string
}

/**
 * What is sent when something changed about an account. The mails contain no text that the account chose
 * (docs/decisions/0024-mail-for-which-a-person-waits.md).
 */
const told: Record<Notice['about'], (facts: Facts) => Told> = {
  'method-added': ({ method }) => ({
    subject: 'A new way to sign in',
    preview: `${method} now opens your account.`,
    words: [`${method} was added to your account just now and opens it from here on.`, advice],
  }),
  'method-removed': ({ method }) => ({
    subject: 'A way to sign in was removed',
    preview: `${method} no longer opens your account.`,
    words: [`${method} was removed from your account just now and no longer opens it.`, advice],
  }),
  /** The account was opened with an address that was never proven; the reader has proven it. */
  'account-transferred': ({ method }) => ({
    subject: 'Only you can sign in now',
    preview: `${method} opens your account, and nothing else does.`,
    words: [
      `You signed in with ${method}, which has proven that this address is yours. The password, the passkeys and every device from before were removed, and the address of the calendar, because nobody had proven the address until now.`,
      'You can add a passkey in Settings. For a password, open “Forgot?” on the sign-in page.',
    ],
  }),
  /** To the address that was the account's until now. */
  'address-changed': ({ link }) => ({
    subject: 'Your address was changed',
    preview: 'You can take it back for a day.',
    words: [
      'Your Firstlight account has another e-mail address since just now. Mail goes there, and this address no longer opens the account.',
      'If it was not you, take it back: this address is that of your account again, and every device is signed out. The link works once, for a day.',
    ],
    button: ['Take it back', link],
    footer: 'We always tell you when the address of your account changes.',
  }),
  /** To the address that a link replaced by the one before. */
  'address-returned': () => ({
    subject: 'Your address was taken back',
    preview: 'The one before is that of your account again.',
    words: [
      'Somebody used the link that we mailed to the address that your account had before. That one is its address again, every device was signed out, and this address no longer opens the account.',
      'If it was not you, please write to us.',
    ],
    button: ['Write to us', '/contact'],
    footer: 'We always tell you when the address of your account changes.',
  }),
  'username-changed': () => ({
    subject: 'Your username was changed',
    preview: 'The one before no longer opens your account.',
    words: [
      'The username of your account was changed just now: you sign in with the new one, which Settings shows, or with this address. The one before no longer opens the account.',
      advice,
    ],
  }),
  'feed-made': () => ({
    subject: 'A new calendar address',
    preview: 'It shows the goals of your account.',
    words: [
      'An address for calendars was made in your account just now. Who has it can read the titles, dates and reminders of your goals.',
      `${advice} There you can also switch the address off.`,
    ],
  }),
  'number-confirmed': () => ({
    subject: 'A phone number was confirmed',
    preview: 'SMS from that number can write your pages.',
    words: [
      'A phone number was confirmed for your account just now. Who has that phone can be sent your morning prompt, and can write your page by answering it.',
      advice,
    ],
  }),
  'account-barred': () => ({
    subject: 'Your account was closed for now',
    preview: 'We have ended every sign-in.',
    words: [
      'We have barred your account just now: nobody can sign in to it, and every device was signed out. What you wrote is kept.',
      'If you think that this is a mistake, please write to us.',
    ],
    button: ['Write to us', '/contact'],
    footer: 'We always tell you when we close an account.',
  }),
  'password-changed': ({ otherMethods }) => ({
    subject: 'Your password was changed',
    preview: 'Every other device was signed out.',
    words: [
      'Your password was changed just now, and every other device was signed out.',
      otherMethods.length === 0
        ? 'Nothing but the new password opens your account now.'
        : `Besides the new password, your account still opens with ${inList(otherMethods)}. In Settings you can remove a passkey that is not yours.`,
      'If a calendar shows your goals, it needs a new address, which Settings makes.',
      'If it was not you, choose a new password at once.',
    ],
    button: ['Choose a new password', '/auth'],
    footer: 'We always tell you when your password changes.',
  }),
}

export function noticeMail(
  notice: Notice,
  { origin, otherMethods, link = '' }: { origin: string; otherMethods: string[]; link?: string | undefined },
): MailContent {
  const {
    subject,
    preview,
    words,
    button: [label, path] = ['Open Settings', '/settings'],
    footer = 'We always tell you when a way into your account is added or removed.',
  } = told[notice.about]({ method: 'method' in notice ? notice.method : '', otherMethods, link })
  return { subject, preview, parts: ['Good day,', ...words, { kind: 'button', label, url: origin + path }], footer }
}

export function resetPasswordMail({ reader, link }: { reader: Reader; link: string }): MailContent {
  return {
    subject: 'Choose a new password',
    preview: 'The link works once, for an hour.',
    parts: [
      greeting(reader),
      'You asked for a new password. The link below works once, for an hour.',
      { kind: 'button', label: 'Choose a new password', url: link },
      'If it was not you, nothing has changed and there is nothing to do.',
    ],
    footer: 'You get this because somebody asked for a new password for this address at Firstlight.',
  }
}

/** The address is not proven, so the mail contains no text of the account. */
export function verifyEmailMail({ code }: { code: string }): MailContent {
  return {
    subject: `${code} is your Firstlight code`,
    preview: 'It works for ten minutes.',
    parts: [
      'Good day,',
      'Enter this code in Settings to confirm that this address is yours. It works for ten minutes.',
      { kind: 'code', code },
      'If you did not ask for it, you can ignore this mail. Nobody can use the code but you.',
    ],
    footer: 'You get this because somebody asked to confirm this address at Firstlight.',
  }
}

export function farewellMail({ reader }: { reader: Reader }): MailContent {
  return {
    subject: 'Your account is gone',
    preview: 'Everything you wrote has been deleted.',
    parts: [
      greeting(reader),
      'Your account was deleted as you asked, with everything you had written in it. Nothing is left to restore.',
      'Thank you for the mornings you spent here. The door stays open.',
    ],
    footer: 'This is the last mail you get from us.',
  }
}

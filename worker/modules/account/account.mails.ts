import type { Notice } from '../../core/jobs.ts'
import type { Letter } from '../../providers/mail/letter.ts'

const footer = 'We always tell you when a way into your account is added or removed.'
const advice = 'If it was not you, choose a new password at once, and look at your devices and passkeys in Settings.'

/** The mails contain no text that the account chose (docs/decisions/0024-mail-for-which-a-person-waits.md). */
export function signInMethodAddedLetter({ method, link }: Subject): Letter {
  return {
    subject: 'A new way to sign in',
    preview: `${method} now opens your account.`,
    parts: [
      { kind: 'text', text: 'Good day,' },
      { kind: 'text', text: `${method} was added to your account just now and opens it from here on.` },
      { kind: 'text', text: advice },
      { kind: 'button', label: 'Open Settings', url: link },
    ],
    footer,
  }
}

export function feedMadeLetter({ link }: Pick<Subject, 'link'>): Letter {
  return {
    subject: 'A new calendar address',
    preview: 'It shows the goals of your account.',
    parts: [
      { kind: 'text', text: 'Good day,' },
      {
        kind: 'text',
        text: 'An address for calendars was made in your account just now. Who has it can read the titles, dates and reminders of your goals.',
      },
      { kind: 'text', text: `${advice} There you can also switch the address off.` },
      { kind: 'button', label: 'Open Settings', url: link },
    ],
    footer,
  }
}

export function signInMethodRemovedLetter({ method, link }: Subject): Letter {
  return {
    subject: 'A way to sign in was removed',
    preview: `${method} no longer opens your account.`,
    parts: [
      { kind: 'text', text: 'Good day,' },
      { kind: 'text', text: `${method} was removed from your account just now and no longer opens it.` },
      { kind: 'text', text: advice },
      { kind: 'button', label: 'Open Settings', url: link },
    ],
    footer,
  }
}

/** The account was opened with an address that was never proven; the reader has proven it. */
export function accountTransferredLetter({ method, link }: Subject): Letter {
  return {
    subject: 'Only you can sign in now',
    preview: `${method} opens your account, and nothing else does.`,
    parts: [
      { kind: 'text', text: 'Good day,' },
      {
        kind: 'text',
        text: `You signed in with ${method}, which has proven that this address is yours. The password, the passkeys and every device from before were removed, and the address of the calendar, because nobody had proven the address until now.`,
      },
      { kind: 'text', text: 'You can add a passkey in Settings. For a password, open “Forgot?” on the sign-in page.' },
      { kind: 'button', label: 'Open Settings', url: link },
    ],
    footer,
  }
}

type Subject = { method: Extract<Notice, { method: string }>['method']; link: string }

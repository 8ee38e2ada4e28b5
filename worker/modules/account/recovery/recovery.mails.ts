import { greeting, type Letter, type Reader } from '../../../providers/mail/letter.ts'

export function resetPasswordLetter({ reader, link }: { reader: Reader; link: string }): Letter {
  return {
    subject: 'Choose a new password',
    preview: 'The link works once, for an hour.',
    parts: [
      greeting(reader),
      { kind: 'text', text: 'You asked for a new password. The link below works once, for an hour.' },
      { kind: 'button', label: 'Choose a new password', url: link },
      { kind: 'text', text: 'If it was not you, nothing has changed and there is nothing to do.' },
    ],
    footer: 'You get this because somebody asked for a new password for this address at Firstlight.',
  }
}

const inList = (words: string[]) => new Intl.ListFormat('en').format(words)

export function passwordChangedLetter({
  link,
  otherMethods,
}: {
  link: string
  /** What else still opens the account, in words. */
  otherMethods: string[]
}): Letter {
  const others =
    otherMethods.length === 0
      ? 'Nothing but the new password opens your account now.'
      : `Besides the new password, your account still opens with ${inList(otherMethods)}. In Settings you can remove a passkey that is not yours.`
  return {
    subject: 'Your password was changed',
    preview: 'Every device was signed out.',
    parts: [
      { kind: 'text', text: 'Good day,' },
      { kind: 'text', text: 'Your password was changed just now, and every device was signed out.' },
      { kind: 'text', text: others },
      { kind: 'text', text: 'If a calendar shows your goals, it needs a new address, which Settings makes.' },
      { kind: 'text', text: 'If it was not you, choose a new password at once.' },
      { kind: 'button', label: 'Choose a new password', url: link },
    ],
    footer: 'We always tell you when your password changes.',
  }
}

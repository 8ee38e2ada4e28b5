const advice = 'If it was not you, choose a new password at once, and look at your devices and passkeys in Settings.'

/** A footer or a button that is left out is that of `notice`. */
type Notice = { subject: string; preview: string; paragraphs: string[]; button?: string; footer?: string }
/** `others`: what opens the account besides the password, as a list. */
type Facts = { method: string; others: string | undefined }

/** The mails about an account. */
export const accountMails = {
  notice: {
    button: 'Open Settings',
    footer: 'We always tell you when a way into your account is added or removed.',
  },
  methods: {
    // Begins a sentence.
    passkey: 'A passkey',
    // In the list of `others`.
    otherPasskey: 'a passkey',
  },
  notices: {
    'method-added': ({ method }: Facts): Notice => ({
      subject: 'A new way to sign in',
      preview: `${method} now opens your account.`,
      paragraphs: [`${method} was added to your account just now and opens it from here on.`, advice],
    }),
    'method-removed': ({ method }: Facts): Notice => ({
      subject: 'A way to sign in was removed',
      preview: `${method} no longer opens your account.`,
      paragraphs: [`${method} was removed from your account just now and no longer opens it.`, advice],
    }),
    'account-transferred': ({ method }: Facts): Notice => ({
      subject: 'Only you can sign in now',
      preview: `${method} opens your account, and nothing else does.`,
      paragraphs: [
        `You signed in with ${method}, which has proven that this address is yours. The password, the passkeys and every device from before were removed, and the address of the calendar, because nobody had proven the address until now.`,
        'You can add a passkey in Settings. For a password, open “Forgot?” on the sign-in page.',
      ],
    }),
    'address-changed': (): Notice => ({
      subject: 'Your address was changed',
      preview: 'You can take it back for a day.',
      paragraphs: [
        'Your Firstlight account has another e-mail address since just now. Mail goes there, and this address no longer opens the account.',
        'If it was not you, take it back: this address is that of your account again, and every device is signed out. The link works once, for a day.',
      ],
      button: 'Take it back',
      footer: 'We always tell you when the address of your account changes.',
    }),
    'address-returned': (): Notice => ({
      subject: 'Your address was taken back',
      preview: 'The one before is that of your account again.',
      paragraphs: [
        'Somebody used the link that we mailed to the address that your account had before. That one is its address again, every device was signed out, and this address no longer opens the account.',
        'If it was not you, please write to us.',
      ],
      button: 'Write to us',
      footer: 'We always tell you when the address of your account changes.',
    }),
    'username-changed': (): Notice => ({
      subject: 'Your username was changed',
      preview: 'The one before no longer opens your account.',
      paragraphs: [
        'The username of your account was changed just now: you sign in with the new one, which Settings shows, or with this address. The one before no longer opens the account.',
        advice,
      ],
    }),
    'feed-made': (): Notice => ({
      subject: 'A new calendar address',
      preview: 'It shows the goals of your account.',
      paragraphs: [
        'An address for calendars was made in your account just now. Who has it can read the titles, dates and reminders of your goals.',
        'If it was not you, choose a new password at once, and look at your devices and passkeys in Settings. There you can also switch the address off.',
      ],
    }),
    'number-confirmed': (): Notice => ({
      subject: 'A phone number was confirmed',
      preview: 'SMS from that number can write your pages.',
      paragraphs: [
        'A phone number was confirmed for your account just now. Who has that phone can be sent your morning prompt, and can write your page by answering it.',
        advice,
      ],
    }),
    'account-barred': (): Notice => ({
      subject: 'Your account was closed for now',
      preview: 'We have ended every sign-in.',
      paragraphs: [
        'We have barred your account just now: nobody can sign in to it, and every device was signed out. What you wrote is kept.',
        'If you think that this is a mistake, please write to us.',
      ],
      button: 'Write to us',
      footer: 'We always tell you when we close an account.',
    }),
    'password-changed': ({ others }: Facts): Notice => ({
      subject: 'Your password was changed',
      preview: 'Every other device was signed out.',
      paragraphs: [
        'Your password was changed just now, and every other device was signed out.',
        others === undefined
          ? 'Nothing but the new password opens your account now.'
          : `Besides the new password, your account still opens with ${others}. In Settings you can remove a passkey that is not yours.`,
        'If a calendar shows your goals, it needs a new address, which Settings makes.',
        'If it was not you, choose a new password at once.',
      ],
      button: 'Choose a new password',
      footer: 'We always tell you when your password changes.',
    }),
  },
  reset: {
    subject: 'Choose a new password',
    preview: 'The link works once, for an hour.',
    text: 'You asked for a new password. The link below works once, for an hour.',
    button: 'Choose a new password',
    notYou: 'If it was not you, nothing has changed and there is nothing to do.',
    footer: 'You get this because somebody asked for a new password for this address at Firstlight.',
  },
  code: {
    subject: (code: string) => `${code} is your Firstlight code`,
    preview: 'It works for ten minutes.',
    text: 'Enter this code in Settings to confirm that this address is yours. It works for ten minutes.',
    notYou: 'If you did not ask for it, you can ignore this mail. Nobody can use the code but you.',
    footer: 'You get this because somebody asked to confirm this address at Firstlight.',
  },
  farewell: {
    subject: 'Your account is gone',
    preview: 'Everything you wrote has been deleted.',
    text: 'Your account was deleted as you asked, with everything you had written in it. Nothing is left to restore.',
    thanks: 'Thank you for the mornings you spent here. The door stays open.',
    footer: 'This is the last mail you get from us.',
  },
}

import type { Letter } from '../../../providers/mail/letter.ts'

/** The address is not proven, so the mail contains no text of the account. */
export function verifyEmailLetter({ code }: { code: string }): Letter {
  return {
    subject: `${code} is your Firstlight code`,
    preview: 'It works for ten minutes.',
    parts: [
      { kind: 'text', text: 'Good day,' },
      {
        kind: 'text',
        text: 'Enter this code in Settings to confirm that this address is yours. It works for ten minutes.',
      },
      { kind: 'code', code },
      { kind: 'text', text: 'If you did not ask for it, you can ignore this mail. Nobody can use the code but you.' },
    ],
    footer: 'You get this because somebody asked to confirm this address at Firstlight.',
  }
}

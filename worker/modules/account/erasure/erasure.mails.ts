import type { Letter } from '../../../providers/mail/letter.ts'

export function farewellLetter({ name }: { name: string }): Letter {
  return {
    subject: 'Your account is gone',
    preview: 'Everything you wrote has been deleted.',
    parts: [
      { kind: 'text', text: `Good day ${name},` },
      {
        kind: 'text',
        text: 'Your account was deleted as you asked, with everything you had written in it. Nothing is left to restore.',
      },
      { kind: 'text', text: 'Thank you for the mornings you spent here. The door stays open.' },
    ],
    footer: 'This is the last mail you get from us.',
  }
}

import { greeting, type Letter, type Reader } from '../../../providers/mail/letter.ts'

export function farewellLetter({ reader }: { reader: Reader }): Letter {
  return {
    subject: 'Your account is gone',
    preview: 'Everything you wrote has been deleted.',
    parts: [
      greeting(reader),
      {
        kind: 'text',
        text: 'Your account was deleted as you asked, with everything you had written in it. Nothing is left to restore.',
      },
      { kind: 'text', text: 'Thank you for the mornings you spent here. The door stays open.' },
    ],
    footer: 'This is the last mail you get from us.',
  }
}

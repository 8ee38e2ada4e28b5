/** Of the forms that confirm and change the email address, and change the password. */
export const accountForms = {
  email: {
    change: {
      field: 'New email',
      hint: (email: string) => `${email} stays in use until you have confirmed the new one.`,
      words: { save: 'Send me a code', pending: 'Sending…' },
    },
    code: {
      field: 'The code from the mail',
      hint: 'Six digits, good for ten minutes.',
      hintOfChange: (email: string) => `On its way to ${email}. Six digits, good for ten minutes.`,
      save: 'Confirm address',
      pending: 'Confirming…',
      done: { title: 'Address confirmed', description: 'We know now that it is yours.' },
    },
  },
  password: {
    current: 'Your password now',
    next: 'New password',
    hint: 'At least 6 characters. Every other device is signed out.',
    done: 'Password changed',
  },
}

/** The form that confirms the number for the morning prompt by SMS. */
export const phone = {
  number: { label: 'Mobile number', hint: 'With + and the code of your country.' },
  code: {
    label: 'The code from the SMS',
    hint: (phone: string) => `On its way to ${phone}. Six digits, good for ten minutes.`,
  },
  terms:
    'One message each morning until you have written, and a short answer when you reply. Message and data rates may apply. Reply STOP to end it, HELP for help.',
  send: 'Send me a code',
  again: 'Send another code',
  sent: 'Code sent',
  confirm: 'Confirm number',
  confirming: 'Confirming…',
  done: { title: 'Number confirmed', description: 'The morning prompt comes by SMS from now on.' },
}

export const unsubscribe = {
  page: 'Stop these mails · Firstlight',
  title: 'Stop these mails',
  incomplete: 'This link is not complete. Please open it again from the mail.',
  explanation: 'One press, and this kind of mail stops. You can switch it on again in the app at any time.',
  stop: 'Stop these mails',
  pending: 'Stopping…',
  goals: 'The reminders of your goals are off. The goals themselves stay as they are.',
  settings: 'Open Settings',
}

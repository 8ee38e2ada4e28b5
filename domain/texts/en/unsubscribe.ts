export const unsubscribe = {
  page: 'Stop these mails · Firstlight',
  title: 'Stop these mails',
  incomplete: 'This link is not complete. Please open it again from the mail.',
  explanation: 'One press, and this kind of mail stops. You can switch it on again in the app at any time.',
  stop: 'Stop these mails',
  pending: 'Stopping…',
  stopped: {
    prompt: 'The morning prompt is off. Your pages are still here, and you can write whenever you like.',
    goal: 'The reminder of this goal is off. The goal itself stays as it is.',
    goals: 'The reminders of your goals are off. The goals themselves stay as they are.',
    week: 'The weekly mail is off. Your weeks stay in the app, for whenever you want to look at them.',
  },
  settings: 'Open Settings',
}

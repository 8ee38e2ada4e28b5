/** The messages that were sent last, and tests. Words in brackets are links. */
export const messages = {
  empty: { title: 'Nothing yet', description: 'The last ten messages will be listed here.' },
  kinds: { prompt: 'Morning prompt', goal: 'Reminder', week: 'Weekly highlights', test: 'Test' },
  titles: {
    email: (kind: string) => kind,
    sms: (kind: string) => `${kind} by SMS`,
    push: (kind: string) => `${kind} on your devices`,
  },
  aboutGoal: ({ title, goal }: { title: string; goal: string }) => `${title}: ${goal}`,
  /** `outcome`: one of `outcomes`, `deliveries` or `skipped`. */
  state: ({ moment, outcome }: { moment: string; outcome: string }) => `${moment} · ${outcome}`,
  moment: {
    today: (time: string) => `Today at ${time}`,
    yesterday: (time: string) => `Yesterday at ${time}`,
    earlier: ({ day, time }: { day: string; time: string }) => `${day} at ${time}`,
  },
  outcomes: {
    email: {
      waiting: 'Waiting to be sent',
      sending: 'On its way',
      sent: 'Sent',
      'perhaps-sent': 'Probably sent: the answer of the mail service was lost',
      failed: 'Not sent: the mail service refused your address',
    },
    sms: {
      waiting: 'Waiting to be sent',
      sending: 'On its way',
      sent: 'Sent',
      'perhaps-sent': 'Probably sent: the answer of the SMS service was lost',
      failed: 'Not sent: the SMS service refused your number',
    },
    push: {
      waiting: 'Waiting to be sent',
      sending: 'On its way',
      sent: 'Sent',
      'perhaps-sent': 'Probably sent: the answer of the push service was lost',
      failed: 'Not sent: the push service refused it',
    },
  },
  deliveries: { sent: 'Sent', delivered: 'Delivered', undelivered: 'Not delivered by the carrier' },
  notSent: 'Not sent',
  skipped: {
    late: 'Not sent: it would have come hours late',
    'already-written': 'Not sent: the page was already written',
    away: 'Not sent: you were away',
    'not-wanted': 'Not sent: it was switched off',
    'no-address': 'Not sent: the address is not confirmed',
    'no-premium': 'Not sent: Premium had ended',
    'goal-gone': 'Not sent: the goal was done or gone',
    'opted-out': 'Not sent: the number has answered STOP',
    'no-device': 'Not sent: no device gets notifications any more',
    private: 'Not sent: we put these words into no mail',
    'empty-week': 'Not sent, as you chose for weeks without a page',
  },
  send: 'Send me a test',
  tests: {
    email: {
      label: 'Does our mail reach you?',
      first: '[Confirm your e-mail] first.',
      goesTo: (address: string) => `A test goes to ${address}.`,
      outcomes: {
        waiting: 'The mail service is busy. We try again in a few minutes.',
        sending: 'The test is on its way.',
        sent: 'The test is sent. Look at your mail, and in the folder for spam if it is not there.',
        'perhaps-sent': 'The test is probably sent: the answer of the mail service was lost.',
        skipped: 'The test was not sent. Please confirm your e-mail first.',
        failed: 'The mail service refused your address. Perhaps your mailbox has refused our mail before.',
      },
    },
    sms: {
      label: 'Do our SMS reach you?',
      first: 'Switch the morning prompt by SMS on first: that confirms your number.',
      goesTo: (phone: string) => `A test goes to ${phone}.`,
      outcomes: {
        waiting: 'The SMS service is busy. We try again in a few minutes.',
        sending: 'The test is on its way.',
        sent: 'The test is sent. Your phone should have it within a minute.',
        'perhaps-sent': 'The test is probably sent: the answer of the SMS service was lost.',
        skipped:
          'The test was not sent: this number has answered STOP. Answer START to our last SMS, and they begin again.',
        failed: 'The SMS service refused your number. Perhaps it belongs to a phone that takes no SMS.',
      },
    },
    push: {
      label: 'Do our notifications reach you?',
      goesTo: () => 'A test goes to each device that has them on.',
      outcomes: {
        waiting: 'The push service is busy. We try again in a few minutes.',
        sending: 'The test is on its way.',
        sent: 'The test is sent. It should appear within a minute, unless the device keeps notifications back.',
        'perhaps-sent': 'The test is probably sent: the answer of the push service was lost.',
        skipped: 'The test was not sent: the devices take no more notifications. Switch the prompt on once more.',
        failed: 'The push service refused the test. Switching the prompt off and on again often helps.',
      },
    },
  },
}

/** Settings, without its parts about the account and what `preferences` has. Words in brackets are links. */
export const settings = {
  page: 'Settings · Firstlight',
  app: {
    title: 'App Experience',
    theme: 'Theme',
    ads: {
      label: 'Ad-Free Experience',
      off: 'Part of Premium.',
      on: 'On. Thank you for supporting Firstlight.',
      action: 'Upgrade',
    },
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  notifications: {
    title: 'Notifications',
    /** `when`: 'tomorrow at 6:00 AM'. */
    next: {
      prompt: (when: string) => `Next: ${when}, unless you have written by then.`,
      week: (when: string) => `Next: ${when}.`,
    },
    // In place of the switch, for a person without Premium.
    offers: { week: 'Your week in a short letter, on Sundays. Part of Premium.' },
    mailComesBack: '[Mail to this address comes back.]',
    emailNotConfirmed: 'Begins once you have [confirmed your e-mail].',
    sms: {
      /** `next` as above. */
      next: ({ next, phone }: { next: string; phone: string }) => `${next} It goes to ${phone}.`,
      notConfirmed: 'Off. Your number has to be confirmed first.',
      confirming: 'Begins once you have confirmed your number.',
    },
    push: {
      label: 'Morning prompt on this device',
      howToInstall:
        'On an iPhone or iPad, notifications need Firstlight on the home screen: in the Share menu, choose Add to Home Screen.',
      blocked:
        'This browser blocks notifications from Firstlight. You can allow them in its settings for this site, then reload.',
      failed: 'This browser could not switch notifications on. Please try again.',
    },
  },
  messages: {
    title: 'Last messages',
    label: 'What was sent',
    value: 'The last ten messages, and a test on request.',
  },
  calendar: {
    title: 'Calendar',
    label: 'Goals in your calendar',
    value: 'Their dates and reminders in the calendar of your phone or computer, by a secret address.',
  },
  data: {
    title: 'Data & Privacy',
    letters: 'Your letters',
    byComposer: 'Written by Firstlight itself. No other service reads your pages.',
    byModel: (model: string) =>
      `Your page is read by ${model}, which keeps nothing, and written by Firstlight itself where it fails.`,
    pages: {
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      accessibility: 'Accessibility',
      contact: 'Contact',
    },
  },
  asOnThisDevice: (choice: string) => `${choice}, as on this device`,
}

/** Of the page on which people write to us. */
export const contact = {
  title: 'Contact',
  description: 'Write to the people behind Firstlight. You hear back within 24 hours.',
  lede: 'A question, an idea, something that went wrong: we read all of it and reply within 24 hours.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sent: 'Message Sent',
  failed: 'Failed to Send',
  questions: {
    title: 'Frequently Asked Questions',
    sms: {
      question: 'How do I stop SMS messages?',
      answer: 'Turn them off in Settings → Notifications, or reply STOP to any message.',
    },
    cancelling: {
      question: 'How do I cancel my subscription?',
      answer:
        'Go to Settings → Subscription and choose Manage Billing. Premium stays open until the end of the time that is paid for, and nothing is charged after that.',
    },
    export: {
      question: 'Can I export my data?',
      answer:
        "Yes, on every plan: Settings → Data & Privacy, 'Export My Data'. You get everything you wrote in one file.",
    },
    security: {
      question: 'Is my data secure?',
      answer: 'Yes. It is encrypted on its way and where it is saved, only you can read it here, and we never sell it.',
    },
  },
}

/** Of the plans, and of the page on which Premium is paid. */
export const subscription = {
  title: 'Subscription',
  error: 'Error',
  /** After an amount. */
  period: '/ month',
  terms: {
    now: (price: string) => `${price} today, then every month until you cancel.`,
    trial: ({ days, price, day }: { days: number; price: string; day: string }) =>
      `Free for ${days === 1 ? 'one day' : `${days} days`}. The first ${price} is charged on ${day}, then every month until you cancel. Cancel before that day and nothing is charged.`,
    later: 'The next page says what is charged and when, before you pay.',
  },
  plans: {
    isCurrent: 'Your plan',
    free: {
      name: 'Free',
      parts: {
        writing: 'Daily gratitude and reflection',
        letters: 'Basic AI responses',
        prompts: 'SMS prompts',
        ads: 'Ads',
      },
    },
    premium: {
      name: 'Premium',
      parts: {
        free: 'Everything in Free',
        noAds: 'Ad-free',
        diary: 'Private daily diary',
        goals: 'Goals tracking and planning',
        highlights: 'Weekly highlights and analytics',
        history: 'Complete history',
        letters: 'Premium AI responses',
      },
    },
    ownDays: 'The hills of your latest days. What you wrote is yours on both plans, to read and to take home.',
  },
  start: 'Start Premium',
  startTrial: 'Start Premium Trial',
  employee: {
    title: 'Everything is open to you as an employee',
    ads: 'Ads go away with a subscription only.',
  },
  ended: {
    title: 'Premium has ended',
    day: (day: string) =>
      `It was open until ${day}. Everything you wrote is saved, and is yours to read and take home.`,
    invoices: 'See your invoices',
  },
  active: {
    title: 'Premium Active',
    cancelled: (day: string) =>
      `It is cancelled and stays open until ${day}. Nothing more is charged. You can take the cancellation back until then.`,
    trial: ({ price, day }: { price: string; day: string }) =>
      `Your trial lasts until ${day}. The first ${price} is charged that day, unless you cancel before.`,
    pastDue: 'Everything is open to you for now.',
    renewed: ({ price, day }: { price: string; day: string }) =>
      `Everything is open to you, without ads. The next ${price} is charged on ${day}.`,
    open: 'Everything is open to you, without ads.',
    manage: 'Manage Billing',
    manageNote: 'Invoices, payment method, cancelling. Opens a new tab.',
  },
  pastDue: {
    title: 'The last payment did not go through',
    whatToDo:
      'Premium stays open while it is tried again over the next days. A new card, or a word with the bank, usually settles it: choose Manage Billing.',
  },
  paid: {
    title: 'Payment Successful',
    welcome: 'Welcome to Firstlight Premium!',
    looking: 'Looking at your payment…',
    unknown: 'Your payment is not confirmed yet',
    unknownNote: 'The bank may need a moment. Nothing is charged twice.',
    again: 'Look again',
    lookingAgain: 'Looking…',
  },
  checkout: {
    pageTitle: 'Checkout',
    title: 'Complete Your Subscription',
    back: 'Back to the plans',
    loading: 'The payment form is loading.',
    notBegun: 'Checkout could not begin',
    /** `reason` is a sentence. */
    notCharged: (reason: string) => `${reason} Nothing was charged.`,
    already: { title: 'Premium is already yours', note: 'There is nothing to pay.', seePlan: 'See your plan' },
    pay: 'Subscribe to Premium',
    paying: 'Processing...',
    failed: 'Payment Failed',
    notSent: 'The payment could not be sent. Please check the connection and try again.',
    notLoaded: 'The payment form could not be loaded. Please check the connection and load the page again.',
    refused: 'The card was not accepted.',
    stripe: 'Stripe takes the payment. The number of your card never reaches Firstlight.',
  },
}

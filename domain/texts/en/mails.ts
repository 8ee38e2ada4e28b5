const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']

/** The mails about mornings, goals, weeks and the plan. */
export const mails = {
  goodMorning: (name: string) => `Good morning ${name},`,
  goodDay: (name: string) => `Good day ${name},`,
  // To an address that nobody has proven.
  goodDayWithoutName: 'Good day,',
  /**
   * One opens the prompt of each day, by mail, SMS and push. In English it is one that the operator has written; another
   * language has as many as it likes here, each at most 80 characters long.
   */
  headlines: ['Good morning'],
  prompt: {
    preview: 'Three things to be grateful for, three small wins.',
    yesterday: (words: string) => `Yesterday’s page began with “${words}”.`,
    text: 'Three things you are grateful for, three small wins. It takes about as long as the kettle.',
    answer: 'You can also answer this mail: your thanks, an empty line, your small wins. That is your page.',
    button: 'Write today’s page',
    footer: 'You get this at your preferred time, on days that have no page yet.',
    stop: 'Stop the morning prompt',
  },
  reminder: {
    subject: (title: string) => `Your goal: ${title}`,
    /** `deadline`: one of `goalCommon.deadline`. */
    preview: ({ percent, deadline }: { percent: number; deadline: string | undefined }) =>
      deadline === undefined ? `${percent}% done.` : `${deadline}, ${percent}% done.`,
    asked: 'You asked to be reminded of this:',
    progress: ({ percent, deadline }: { percent: number; deadline: string | undefined }) =>
      deadline === undefined ? `You are at ${percent}%.` : `You are at ${percent}%. ${deadline}.`,
    next: (step: string) => `Next on your list: ${step}`,
    button: 'Open your goal',
    footer: 'You get this because the reminder of this goal is on.',
    stop: 'Stop reminding me of this goal',
  },
  /** Many in one mail, so `count` is never one. */
  reminders: {
    subject: (count: number) => `Your goals: ${count} for today`,
    asked: 'You asked to be reminded of these:',
    more: (count: number) => `And ${count} more.`,
    button: 'Open your goals',
    footer: 'You get this because the reminders of these goals are on. They come in one mail, since they are many.',
    stop: 'Stop all reminders of goals',
  },
  week: {
    subject: (period: string) => `Your week, ${period}`,
    preview: (pages: number) =>
      pages === 1 ? 'One page, and what came up in it.' : `${numbers[pages]} pages, and what came up in them.`,
    wroteEveryDay: (percent: number) => `You wrote on every day of last week. That is a momentum of ${percent}%.`,
    /** `days`: a list of weekdays. */
    wrote: ({ days, percent }: { days: string; percent: number }) =>
      `You wrote on ${days} of last week. That is a momentum of ${percent}%.`,
    themes: 'What you were grateful for:',
    areas: (names: string) => `Where you were heading: ${names}.`,
    button: 'Look at your week',
    footer: 'You get this on Sundays, for the week that ended on Saturday.',
    stop: 'Stop the weekly mail',
    /** With a page that needs help nothing else is said of the week. */
    withoutFigures: {
      preview: 'It is where you left it.',
      text: 'The pages of last week are where you left them. Nothing has to be done with them, and a new page is there whenever you want one.',
    },
  },
  emptyWeek: {
    subject: 'A new week begins',
    preview: 'With a page, if you like.',
    text: 'The week behind you has no page. Some weeks are for living, and that is all there is to say.',
    begins: (day: string) =>
      `A new one begins today, ${day}. If you like, begin it with three things you are grateful for and three small wins.`,
    footer: 'You get this on Sundays. Settings can leave it out after weeks without a page.',
  },
  test: {
    subject: 'A test, as you asked',
    preview: 'Mail from Firstlight finds you.',
    text: 'Mail from Firstlight finds you. The morning prompt and your reminders take the same road.',
    button: 'Open Settings',
    footer: 'You get this because you pressed “Send me a test” in Settings.',
  },
  /** What answers an answer to the morning mail. */
  answer: {
    written: { subject: (weekday: string) => `Your page of ${weekday} is written`, preview: 'A letter for you.' },
    unwritten: {
      subject: (weekday: string) => `Your answer for ${weekday} was not stored`,
      preview: 'Please send it once more.',
    },
    empty: 'Your answer had no words of your own, so nothing was stored. Please write above or below what is quoted.',
    tooLong: (characters: number) =>
      `Your answer is longer than a part of a page, ${characters} characters, so nothing was stored. Please send less, or write it on your page.`,
    lacksWins: 'Your small wins are still missing. Answer the morning mail once more with them, and they are added.',
    hasAttachments: 'What was attached to your mail was left out.',
    button: 'Open your page',
    footer: 'You get this because you answered the morning prompt.',
  },
  /** `day`: a date, or nothing where it is not known. */
  billing: {
    footer: 'You get this because it is about your Premium plan at Firstlight.',
    trialEnding: {
      subject: 'Your Premium trial is nearly over',
      preview: ({ price, day }: { price: string; day: string | undefined }) =>
        day === undefined ? `The first ${price} is due soon.` : `The first ${price} is due on ${day}.`,
      text: ({ price, day }: { price: string; day: string | undefined }) =>
        day === undefined
          ? `Your trial ends soon. From then on Premium is ${price} a month, and the first payment is made that day.`
          : `Your trial ends on ${day}. From then on Premium is ${price} a month, and the first payment is made that day.`,
      cancel: 'If you would rather stop, cancel before that day and nothing is charged.',
      button: 'See your plan',
    },
    paymentFailed: {
      subject: 'A payment for Premium did not go through',
      preview: 'Premium stays open while we try again.',
      text: (price: string) =>
        `The bank did not accept the last payment of ${price} for Premium. It is tried again over the next days, and Premium stays open meanwhile.`,
      newCard: 'A new card, or a word with the bank, usually settles it.',
      button: 'Look at the payment',
    },
  },
}

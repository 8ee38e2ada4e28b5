/** Of a person's own days, beside the offer of Premium. */
export const glimpse = {
  mornings: (count: number) =>
    count === 1 ? '1 morning to look back on' : `${count.toLocaleString('en-US')} mornings to look back on`,
  first: (day: string) => `The first on ${day}`,
  month: 'Your own month, so far.',
  momentum: (period: string) => `Growth momentum, ${period}`,
  week: 'Your own week, so far. Premium shows the rest: the words you came back to, and where you were heading.',
  goals: {
    win: (day: string) => `A small win of ${day}`,
    note: 'Your own small wins. With Premium one of them becomes a goal.',
    own: { title: 'Your goals', note: 'They are saved, to read and to delete.' },
    /** After a milestone. */
    isDone: '(done)',
    withPremium: (reminders: string) => `${reminders}, with Premium`,
    delete: (title: string) => `Delete Goal ${title}`,
  },
  onToday: {
    onDevice: 'On this device only. With Premium it can be saved.',
    offer: (price: string) =>
      `A diary beside each morning, and each week told back to you: ${price} a month, without ads. [See Premium]`,
  },
}

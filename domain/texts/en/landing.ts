export const landing = {
  title: 'Three thanks, three small wins, and\u00A0a\u00A0reply that has read them.',
  start: "Let's Go",
  preview: 'See a preview',
  writtenByModel: (model: string) =>
    `The letter of the preview can be written by ${model}. It reads your lines for that, and keeps nothing.`,
  empty: 'Both boxes are still empty. One line is enough to begin.',
  // The reply is what the composer writes to these lines (domain/coach/letter.test.ts shows it).
  sample: {
    name: 'June',
    gratitudeText:
      'My sister called, just to talk about nothing\nRain on the roof all night\nCoffee before anyone was up',
    goalsText: 'Send the form to the school\nWalk to the river and back\nA card for Mum',
    reply:
      'You and your sister know the same old stories, and nobody has to explain them. There is nearly always something on the walk that you can tell somebody about.',
  },
  letter: {
    title: 'You write six lines. A letter comes back.',
    note: 'The reply to these six lines, word for word.',
    writtenAt: 'Written at 6:42 AM',
  },
  week: {
    title: 'A week of it looks like this.',
    note: 'Five mornings out of seven, each the hills of its own lines. A missed day is only a day, and nothing here will scold you for it.',
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    isWritten: ', written',
    isNotWritten: ', not written',
  },
  privacy: {
    title: 'What you write is yours.',
    promise:
      'Your pages are saved for you alone. We do not sell them, no ad is chosen by them, and there are no trackers here. On every plan you can take all of it with you, or delete it. [How we keep that promise]',
  },
  cost: {
    title: 'What it costs.',
    plans: (price: string) =>
      `Your page and its letter cost nothing, and stand beside an ad. Premium is ${price} a month: no ads, a private diary, goals, weekly highlights, and every morning you have written.`,
  },
  footer: {
    privacy: 'Privacy',
    terms: 'Terms',
    accessibility: 'Accessibility',
    contact: 'Contact',
  },
}

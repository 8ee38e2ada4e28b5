/** The page shown on the landing page, and the reply of the composer to it, word for word. */
export const sampleMorning = {
  personId: 'landing 100',
  name: 'June',
  date: '2026-11-07',
  gratitudeText: 'Rain on the roof all night\nMara called, just to talk\nCoffee before anyone else was up',
  goalsText: 'Send the letter to the school\nWalk to the river and back\nTen pages before bed',
  premium: false,
} as const

export const sampleReply = `A good part of this morning is simply that Mara called, just to talk. A day with somebody like that in it is not a bad day. When will you see them again?

Of your plans, I would take this one first: to walk to the river and back. Promise yourself the first five minutes only; you may turn back after that, and you probably will not.`

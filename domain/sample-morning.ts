/** The morning on the landing page, and what the built-in composer answers to it, word for word. */
export const sampleMorning = {
  personId: 'landing',
  name: 'June',
  date: '2026-11-07',
  gratitudeText: 'Rain on the roof all night\nMara called, just to talk\nCoffee before anyone else was up',
  goalsText: 'Send the letter to the school\nWalk to the river and back\nTen pages before bed',
  premium: false,
} as const

export const sampleReply = `Your Saturday is held up, among other things, by “Coffee before anyone else was up”. Some people begin with a plan. Beginning with a cup is the older method. It shares the page with “Rain on the roof all night” and “Mara called, just to talk”.

Thanks is a good tailwind. Among your plans is “Walk to the river and back”. It makes a good place to start. The body seldom wants to start and seldom regrets having started. Lay out what you will wear before the day has an opinion.

Whatever comes in between, you know where you started.`

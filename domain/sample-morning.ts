/** The page shown on the landing page, and the reply of the composer to it, word for word. */
export const sampleMorning = {
  personId: 'landing 2',
  name: 'June',
  date: '2026-11-07',
  gratitudeText: 'Rain on the roof all night\nMara called, just to talk\nCoffee before anyone else was up',
  goalsText: 'Send the form to the school\nWalk to the river and back\nTen pages before bed',
  premium: false,
} as const

/** What `composeLetter(sampleMorning)` gives. If a sentence changes, coach/letter.test.ts fails and shows the new text. */
export const sampleReply = `Good morning this Saturday, June. I lingered at “Mara called, just to talk”, and I read it more than once. And you wrote “Rain on the roof all night” and “Coffee before anyone else was up”.

For later you wrote “Send the form to the school”, “Walk to the river and back” and “Ten pages before bed”.`

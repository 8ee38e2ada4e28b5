/** The page shown on the landing page, and the reply of the composer to it, word for word. */
export const sampleMorning = {
  personId: 'landing 3',
  name: 'June',
  date: '2026-11-07',
  gratitudeText: 'Rain on the roof all night\nMara called, just to talk\nCoffee before anyone else was up',
  goalsText: 'Send the form to the school\nWalk to the river and back\nTen pages before bed',
  premium: false,
} as const

/** What `composeLetter(sampleMorning)` gives. If a sentence changes, coach/letter.test.ts fails and shows the new text. */
export const sampleReply = `A good morning to you, June. From this page I keep “Mara called, just to talk”; thank you for putting it down. And it is good that there was “Rain on the roof all night” and “Coffee before anyone else was up” among it all.

And there is “Ten pages before bed”. Tomorrow has its own page, whatever the day brings.`

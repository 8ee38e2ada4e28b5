/** The page shown on the landing page, and the reply of the composer to it, word for word. */
export const sampleMorning = {
  personId: 'landing 7',
  name: 'June',
  date: '2026-11-07',
  gratitudeText:
    'My sister called, just to talk about nothing\nRain on the roof all night\nCoffee before anyone was up',
  goalsText: 'Send the form to the school\nWalk to the river and back\nA card for Mum',
  isMorning: true,
  premium: false,
} as const

/** What `composeLetter(sampleMorning)` gives. If a sentence changes, coach/letter.test.ts fails and shows the new text. */
export const sampleReply =
  'You and your sister know the same old stories, and nobody has to explain them. There is nearly always something on the walk that you can tell somebody about.'

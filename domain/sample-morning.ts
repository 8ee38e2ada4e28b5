/** The page shown on the landing page, and the reply of the composer to it, word for word. */
export const sampleMorning = {
  personId: 'landing 34',
  name: 'June',
  date: '2026-11-07',
  gratitudeText:
    'Mara called, just to talk about nothing\nRain on the roof all night\nCoffee before anyone else was up',
  goalsText: 'Send the form to the school\nWalk to the river and back\nA card for Mara',
  isMorning: true,
  premium: false,
} as const

/** What `composeLetter(sampleMorning)` gives. If a sentence changes, coach/letter.test.ts fails and shows the new text. */
export const sampleReply = `Good morning, June – I read “Rain on the roof all night” and “Coffee before anyone else was up”, and I come back to “Mara called, just to talk about nothing”.

No wonder the list says “A card for Mara”; tell me tomorrow how it went.`

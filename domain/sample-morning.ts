/** The page shown on the landing page, and the reply of the composer to it, word for word. */
export const sampleMorning = {
  personId: 'landing',
  name: 'June',
  date: '2026-11-07',
  gratitudeText: 'Rain on the roof all night\nMara called, just to talk\nCoffee before anyone else was up',
  goalsText: 'Send the letter to the school\nWalk to the river and back\nTen pages before bed',
  premium: false,
} as const

export const sampleReply = `Your Saturday is held up, among other things, by “Coffee before anyone else was up”. The world asks for very little while you are still holding it. You did not stop there, and added “Rain on the roof all night”. The sky asks for no ticket, and still most people never look.

Plans can pull in different directions, so let “Walk to the river and back” lead. It need not be fast or far; it only has to leave the house of your thoughts. Take three slow breaths by an open window; it is the smallest version, and it counts.

Whatever comes in between, you know where you started.`
